import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';

export interface NotifiedRental {
  id: number;
  listing_id: number;
  lister_id: number;
  /** null if the invited person has no account with a verified email. */
  tenant_id: number | null;
  /** That of their account, else the one that the lister invited. */
  tenant_name: string;
}

/** A rental and its parties, for a notification. */
export async function findNotifiedRental(
  trx: Trx,
  id: number | undefined,
): Promise<NotifiedRental | undefined> {
  const { rows } = await sql<NotifiedRental>`
    select r.id, r.listing_id, r.lister_id, coalesce(r.user_id, m.id) as tenant_id,
      coalesce(t.display_name, trim(r.first_name || ' ' || r.last_name)) as tenant_name
    from rentals r
    left join members t on t.id = r.user_id
    left join members m on r.user_id is null and m.email = r.email
      and m.email_verified_at is not null and m.status <> 'CLOSED'
    where r.id = ${id ?? null}::integer`.execute(trx);
  return rows[0];
}

export interface NotifiedStep {
  rental_id: number;
  action: string;
  actor: string;
  /** The states of AutoPay before and after, as "1 3"; null if it did not change. */
  autopay_change: string | null;
  /** Neither side turned AutoPay off. */
  is_autopay_ended: boolean;
  /** The check-out day that was set, asked for, or declined; null for other steps. */
  day: string | null;
}

/** A step in the life of a rental. */
export async function findNotifiedStep(
  trx: Trx,
  historyId: number | undefined,
): Promise<NotifiedStep | undefined> {
  return trx
    .selectFrom('rental_history as h')
    .innerJoin('rentals as r', 'r.id', 'h.rental_id')
    .select(['h.rental_id', 'h.action', 'h.actor'])
    .select(
      sql<string | null>`case h.action
        when 'request_checkout' then change_summary->'checkout_requested_date'->>'to'
        when 'decline_checkout' then change_summary->'checkout_requested_date'->>'from'
        when 'confirm_checkout' then
          coalesce(change_summary->'checkout_date'->>'to', r.checkout_date::text)
        when 'schedule_checkout' then
          coalesce(change_summary->'checkout_date'->>'to', r.checkout_date::text)
        end`.as('day'),
    )
    .select(
      sql<string | null>`change_summary->'auto_pay'->>'from' || ' '
        || (change_summary->'auto_pay'->>'to')`.as('autopay_change'),
    )
    .select(sql<boolean>`change_summary ? 'autopay_ended'`.as('is_autopay_ended'))
    .where('h.id', '=', historyId ?? 0)
    .executeTakeFirst();
}

/** A payment request for a notification. */
export function findNotifiedRequest(
  trx: Trx,
  id: number | undefined,
): Promise<{ rental_id: number; amount_cents: number; obligation_id: number } | undefined> {
  return trx
    .selectFrom('payment_requests')
    .select(['rental_id', 'amount_cents', 'obligation_id'])
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
}

interface NotifiedPayment {
  rental_id: number | null;
  amount_cents: number;
  payment_for: string;
}

/** A card or manual payment: both share their numbers. */
export async function findNotifiedPayment(
  trx: Trx,
  id: number | undefined,
): Promise<NotifiedPayment | undefined> {
  const { rows } = await sql<NotifiedPayment>`
    select o.rental_id, o.amount_cents, coalesce(q.payment_for, o.kind) as payment_for
    from obligations o left join payment_requests q on q.obligation_id = o.id
    where o.id = ${id ?? null}::integer
    union all
    select rental_id, amount_cents, payment_for from manual_payments where id = ${id ?? null}::integer
  `.execute(trx);
  return rows[0];
}

interface NotifiedRefund {
  transaction_id: number;
  amount_cents: number;
}

export async function findNotifiedRefund(
  trx: Trx,
  id: number | undefined,
): Promise<NotifiedRefund | undefined> {
  const { rows } = await sql<NotifiedRefund>`
    select coalesce(obligation_id, manual_payment_id) as transaction_id, amount_cents
    from refunds where id = ${id ?? null}::integer`.execute(trx);
  return rows[0];
}
