import type { contract } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { cardCents } from '../../../../platform/payments/obligation-kinds.ts';

interface NotifiedCharge {
  payer_id: number;
  /** null if the payment is for the product itself. */
  payee_id: number | null;
  /** Whether the payer started the payment, rather than a schedule. */
  is_by_hand: boolean;
  /** The bank waits for the payer to confirm it. */
  must_confirm: boolean;
  /** The data for a notification. */
  data: contract.notifications.NotificationData;
}

/** A charge for a notification. */
export async function findNotifiedCharge(
  trx: Trx,
  id: number | undefined,
): Promise<NotifiedCharge | undefined> {
  const { rows } = await sql<NotifiedCharge>`
    select o.payer_id, o.payee_id, o.collection = 'hand' as is_by_hand,
      o.status = 'action_required' as must_confirm,
      jsonb_strip_nulls(jsonb_build_object('transaction_id', o.id,
      'payment_for', o.kind, 'amount_cents', ${cardCents},
      'rental_id', o.rental_id, 'listing_id', coalesce(o.listing_id, r.listing_id))) as data
    from obligations o left join rentals r on r.id = o.rental_id
    where o.id = ${id ?? null}::integer`.execute(trx);
  return rows[0];
}
