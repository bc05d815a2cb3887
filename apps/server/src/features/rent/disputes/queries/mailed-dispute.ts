import type { DisputeState } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { hasMoved } from '../../../billing/index.ts';
import { autopayEnding } from '../../../rentals/index.ts';

/** A dispute about a payment to a lister. Amounts in whole cents. */
export interface MailedDispute {
  state: DisputeState;
  timeZone: string;
  transactionId: number;
  /** At stake. */
  amount: number;
  /** Taken from the lister, and given back to them. */
  taken: number;
  returned: number;
  /** What the lister is owed, because the provider refuses to transfer it for now. */
  owed: number;
  /** Not in an inquiry that was closed. */
  hasMoved: boolean;
  autoPay: number;
  /** AutoPay ended because a dispute was lost. */
  endedAutopay: boolean;
  /** When a request stopped covering rent, at the latest with the decision. */
  uncoveredAt: Date | null;
  /** The rent that is open again; null if none. */
  replacement: { id: number; status: string; left: number; createdAt: string } | null;
}

export async function findMailedDispute(
  trx: Trx,
  id: string | undefined,
): Promise<MailedDispute | undefined> {
  const { rows } = await sql<MailedDispute>`
    select d.state, r.time_zone as "timeZone", d.obligation_id as "transactionId", d.amount_cents as amount,
      d.taken_cents as taken, d.returned_cents as returned, r.auto_pay as "autoPay",
      coalesce(${autopayEnding} ->> 'by' = 'dispute_lost', false) as "endedAutopay",
      ${hasMoved(sql`d.provider_id`)} as "hasMoved",
      (
        select coalesce(sum(amount_cents), 0)::int from provider_moves
        where dispute_id = d.provider_id and kind = 'dispute_return'
          and state in ('waiting', 'refused', 'unknown', 'abandoned')
      ) as owed,
      coalesce((
        select max(a.created_at) from allocations a
        where a.request_obligation_id = o.id and a.amount_cents < 0
      ), d.closed_at) as "uncoveredAt",
      (
        select json_build_object('id', n.id, 'status', n.status,
          'left', n.amount_cents - n.settled_cents, 'createdAt', n.created_at)
        from obligations n where n.replaces_id = o.id and n.replaces_cause = d.provider_id
      ) as replacement
    from disputes d
    join obligations o on o.id = d.obligation_id
    join rentals r on r.id = o.rental_id
    where d.provider_id = ${id ?? null}`.execute(trx);
  return rows[0];
}

/** A refund that the bank returned. */
export interface MailedReturn {
  transactionId: number;
  amount: number;
  state: string;
  /** What the lister is owed, because the provider refuses to transfer it for now. */
  owed: number;
  nextTryAt: Date | null;
}

export function findMailedReturn(
  trx: Trx,
  id: number | undefined,
): Promise<MailedReturn | undefined> {
  return trx
    .selectFrom('refunds')
    .select(['amount_cents as amount', 'state', 'next_try_at as nextTryAt'])
    .select(sql<number>`coalesce(obligation_id, manual_payment_id)`.as('transactionId'))
    .select(
      sql<number>`(
        select coalesce(sum(amount_cents), 0)::int from provider_moves
        where refund_id = refunds.id and kind = 'refund_return'
          and state in ('waiting', 'refused', 'unknown', 'abandoned')
      )`.as('owed'),
    )
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
}
