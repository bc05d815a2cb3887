import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { isBlocked } from '../../../accounts/index.ts';
import { isPaused, tenantName } from '../../../rentals/index.ts';

export interface MailedCover {
  obligation_id: number;
  /** The rental. */
  id: number;
  listing: { title: string };
  room_name: string;
  bed_name: string;
  tenant_name: string;
  period_from: string;
  period_to: string;
  /** The day at the crash pad on which the covering payment was made. */
  paid_on: string;
  /** Whole cents. */
  amount: number;
  /** Too small for a card: a later period collects it. */
  rest: number;
}

/** Rent that credit has paid, by the newest allocation; undefined if it is open again. */
export async function findMailedCover(
  trx: Trx,
  allocationId: number | undefined,
): Promise<MailedCover | undefined> {
  const { rows } = await sql<MailedCover>`
    select o.id as obligation_id, r.id, jsonb_build_object('title', l.title) as listing,
      rm.room_name, b.bed_name, o.period_from, o.period_to,
      ${tenantName} as tenant_name,
      coalesce(m.paid_on, (q.paid_at at time zone r.time_zone)::date) as paid_on,
      o.amount_cents + o.carried_cents as amount, o.rest_cents as rest
    from allocations a
    join obligations o on o.id = a.obligation_id
    join rentals r on r.id = a.rental_id
    join listings l on l.id = r.listing_id
    join beds b on b.id = r.bed_id
    join rooms rm on rm.id = b.room_id
    left join members t on t.id = r.user_id
    left join manual_payments m on m.id = a.manual_payment_id
    left join obligations q on q.id = a.request_obligation_id
    where a.id = ${allocationId ?? null}::integer and o.paid_at is not null`.execute(trx);
  return rows[0];
}

export interface MailedCredit {
  /** The rental. */
  id: number;
  listing: { title: string };
  room_name: string;
  bed_name: string;
  /** Whole cents. */
  cents: number;
  reason: string;
  /** One party blocked the other. */
  is_blocked: boolean;
  tenant_name: string;
  lister_name: string;
}

/** Credit that the lister kept, by the newest allocation. */
export async function findMailedCredit(
  trx: Trx,
  allocationId: number | undefined,
): Promise<MailedCredit | undefined> {
  const { rows } = await sql<MailedCredit>`
    select r.id, jsonb_build_object('title', l.title) as listing, rm.room_name, b.bed_name,
      coalesce(h.reason, '') as reason,
      ${isBlocked(sql`r.user_id`, sql`r.lister_id`)} as is_blocked,
      w.display_name as lister_name,
      ${tenantName} as tenant_name,
      (
        select sum(k.amount_cents)::int from allocations k
        where k.rental_id = a.rental_id and k.use = 'kept' and k.created_at = a.created_at
      ) as cents
    from allocations a
    join rentals r on r.id = a.rental_id
    join listings l on l.id = r.listing_id
    join beds b on b.id = r.bed_id
    join rooms rm on rm.id = b.room_id
    join members w on w.id = r.lister_id
    left join members t on t.id = r.user_id
    left join lateral (
      select reason from rental_history
      where rental_id = r.id and action = 'keep_credit' and created_at = a.created_at limit 1
    ) h on true
    where a.id = ${allocationId ?? null}::integer`.execute(trx);
  return rows[0];
}

/** A period that a void or a refund has uncovered. */
export interface ReopenedPeriod {
  period_from: string;
  period_to: string;
  due_at: Date;
  /** Whole cents. */
  cents: number;
  /** When the card is charged; null if it is collected by hand. */
  charged_at: Date | null;
  /** Whether AutoPay is on and has a card, so that the tenant could expect a charge. */
  has_autopay: boolean;
}

/**
 * The rent that a payment no longer covers and that is unpaid since, as it is collected now.
 * @param since what was undone from then on; by default from its void on
 */
export async function listReopened(
  trx: Trx,
  { paymentId, since }: { paymentId: number; since?: Date },
): Promise<ReopenedPeriod[]> {
  const { rows } = await sql<ReopenedPeriod>`
    select o.period_from, billed.period_to, o.due_at, billed.cents, autopay.has_autopay,
      case
        when not autopay.has_autopay or o.paid_at is not null or ${isPaused} then null
        when o.status = 'cancelled' then o.due_at
        when o.collection = 'auto' then o.next_attempt_at
      end as charged_at
    from (
      select obligation_id, -sum(amount_cents)::int as cents from allocations
      where ${paymentId} in (manual_payment_id, request_obligation_id)
        and use = 'rent' and amount_cents < 0 and created_at >= coalesce(${since ?? null}::timestamptz, (
          select voided_at from manual_payments where id = ${paymentId}
        ))
      group by obligation_id
    ) a
    join obligations o on o.id = a.obligation_id
    join rentals r on r.id = o.rental_id
    cross join lateral (
      select r.status = 'accepted' and r.auto_pay in (1, 3) and exists (
        select from payment_methods p where p.member_id = r.user_id and p.valid
      ) as has_autopay
    ) autopay
    -- A cancelled row is opened anew on its day, and then ends with the stay.
    cross join lateral (
      select case when o.status = 'cancelled'
        then least(o.period_to, r.checkout_date) else o.period_to end as period_to
    ) ends
    cross join lateral (
      select ends.period_to, least(a.cents, round(
        o.amount_cents::numeric * (ends.period_to - o.period_from) / (o.period_to - o.period_from)
      ) + o.carried_cents)::int as cents
    ) billed
    -- Not what something else has paid meanwhile, or what is no longer rent of the stay.
    where case
      when o.status = 'cancelled' then o.closed_as = 'voided' and ends.period_to > o.period_from
      else o.paid_at is null or exists (
        select from obligations n
        where n.replaces_id = o.id and n.replaces_cause = ${String(paymentId)}
      )
    end
    order by o.period_from, o.id`.execute(trx);
  return rows;
}
