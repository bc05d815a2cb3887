import { AUTOPAY, type DisputeState, type Locale, type RefundState } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { isBlocked } from '../../accounts/index.ts';
import { hasMoved } from '../../billing/index.ts';
import { autopayEnding, isPaused, rentHold, tenantName } from '../../rentals/index.ts';

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
  /** When the card is charged; null if it is collected by hand, or waits. */
  charged_at: Date | null;
  /** The tenant objects to it: no card is charged until that is over. */
  is_objected_to: boolean;
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
        when o.collection = 'auto' and ${rentHold} is null then o.next_attempt_at
      end as charged_at,
      o.collection = 'auto' and coalesce(${rentHold} = 'objection', false) as is_objected_to
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
      select r.status = 'accepted' and r.auto_pay in (${sql.lit(AUTOPAY.on)}, ${sql.lit(AUTOPAY.stopAsked)}) and exists (
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

/** A person who gets an email. */
export interface Recipient {
  email: string;
  locale: Locale;
  firstName: string;
  /** What it is about. */
  house: { title: string; thumbnail: string | null };
}

export interface Recipients {
  /** null if they closed their account, or never had one. */
  tenant: Recipient | null;
  lister: Recipient | null;
}

/** The recipients of emails about a rental's money. */
export async function findRecipients(trx: Trx, rentalId: number): Promise<Recipients> {
  const recipient = (of: string) => sql`case when ${sql.ref(of)}.status <> 'CLOSED' then
    json_build_object('email', ${sql.ref(of)}.email, 'locale', ${sql.ref(of)}.locale, 'firstName', ${sql.ref(of)}.first_name,
    'house', json_build_object('title', l.title, 'thumbnail', l.thumbnail)) end`;
  const { rows } = await sql<Recipients>`
    select ${recipient('t')} as tenant, ${recipient('w')} as lister
    from rentals r join listings l on l.id = r.listing_id
    join members w on w.id = r.lister_id left join members t on t.id = r.user_id
    where r.id = ${rentalId}`.execute(trx);
  return rows[0] ?? { tenant: null, lister: null };
}

export interface MailedRefund {
  id: number;
  /** Number of the returned payment. */
  transactionId: number;
  amount_cents: number;
  kept_cents: number;
  deductions: { reason: string; amount_cents: number }[];
  reason: string;
  method: 'card' | 'outside';
  state: RefundState;
  created_at: Date;
}

export async function findMailedRefund(
  trx: Trx,
  id: number | undefined,
): Promise<MailedRefund | undefined> {
  const { rows } = await sql<MailedRefund>`
    select id, coalesce(obligation_id, manual_payment_id) as "transactionId", amount_cents, kept_cents,
      deductions, reason, method, state, created_at
    from refunds where id = ${id ?? null}::integer`.execute(trx);
  return rows[0];
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
  /** What the lister kept of a deposit. */
  kept_cents: number;
}

export async function findNotifiedRefund(
  trx: Trx,
  id: number | undefined,
): Promise<NotifiedRefund | undefined> {
  const { rows } = await sql<NotifiedRefund>`
    select coalesce(obligation_id, manual_payment_id) as transaction_id, amount_cents,
      (select coalesce(sum((d->>'amount_cents')::int), 0)::int
        from jsonb_array_elements(deductions) d) as kept_cents
    from refunds where id = ${id ?? null}::integer`.execute(trx);
  return rows[0];
}

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
