import type {
  AutoPay,
  Collection,
  ObligationStatus,
  PaymentMethod,
  PaymentPurpose,
  RentalStatus,
  TransactionState,
  TransactionStatus,
  TransactionType,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { cardCents } from '../../../platform/payments/obligation-kinds.ts';
import { isBlocked, isCollectionHeld } from '../../accounts/index.ts';
import { type AfterPayment, afterPayment, OPEN_STATUSES } from '../../billing/index.ts';
import {
  type Covered,
  disputedCents,
  dueDate,
  hasNextRent,
  isPaused,
  keptCredit,
  keptReasons,
  lateFrom,
  nextSlot,
  paymentHold,
  reopenedBy,
  type StoredHold,
  shownStatus,
  tenantName,
  usedParts,
} from '../../rentals/index.ts';

/** A request stays pending after a declined card. */
const isFailed = sql`(o.kind <> 'payment_request' and ${shownStatus} in ('failed', 'retry_wait'))`;

/** Whether the latest attempt to charge the obligation `o` was declined, not one that was stopped. */
export const wasDeclined = sql<boolean>`coalesce((
    select a.status = 'declined' from payment_attempts a
    where a.obligation_id = o.id and a.payment_intent is not distinct from o.payment_intent
    order by a.n desc limit 1
  ), false)`;
const OPEN = sql.join(OPEN_STATUSES);

/** Whether the obligation `o` has a status. */
const isStatus: Record<TransactionStatus, RawBuilder<unknown>> = {
  paid: sql`o.paid_at is not null`,
  failed: isFailed,
  pending: sql`o.status in (${OPEN}) and not ${isFailed}`,
  voided: sql`false`,
  written_off: sql`o.closed_as = 'written_off'`,
};

/** The displayed state of the obligation `o`, as `presentTransaction` returns it. */
const stateAt = (now: Date) => sql`
  case when o.paid_at is not null then 'paid'
    when o.closed_as = 'written_off' then 'written_off'
    when o.kind <> 'rent' then case when ${isFailed} then 'failed' else 'pending' end
    when o.due_at > ${now}::timestamptz then 'upcoming'
    when ${lateFrom} <= ${now}::timestamptz then 'late'
    when o.status in ('collecting', 'action_required') then 'pending'
    when ${isFailed} then 'failed' else 'due' end`;

/** Filters for a member's payments. */
interface TransactionFilter {
  rental?: number | undefined;
  listing?: number | undefined;
  /** In the crash pad's time zone, by payment date; for open ones, by due date. */
  year?: number | undefined;
  /** The same for a month: 2027-03. */
  month?: string | undefined;
  /** Paid in this way. */
  method?: PaymentMethod | undefined;
  type?: TransactionType | undefined;
  status?: TransactionStatus | undefined;
  state?: { is: TransactionState; now: Date } | undefined;
  /** Only ids below this one. */
  before?: number | undefined;
}

/** Obligations with their own money: not cancelled, and not covered by other payments. */
const ofCards = sql`o.kind in ('rent', 'deposit', 'payment_request') and (o.status <> 'cancelled' or o.closed_as = 'written_off')
  and ${cardCents} > o.rest_cents`;

const yearsOf = ({ year }: TransactionFilter) =>
  year === undefined ? [] : [{ from: `${year}-01-01`, to: `${year + 1}-01-01` }];

const monthsOf = ({ month }: TransactionFilter) =>
  month === undefined ? [] : [{ from: `${month}-01`, to: nextMonth(month) }];

/** The first day after a month. */
function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 10);
}

/** The ids of a member's transactions, using the indexes of payers, payees, listers and tenants. */
function matching(memberId: number, filter: TransactionFilter): RawBuilder<unknown> {
  const { rental, listing, method, type, status, state, before } = filter;
  const spans = [...yearsOf(filter), ...monthsOf(filter)];
  const ofBoth = [
    ...(before === undefined ? [] : [sql`id < ${before}`]),
    ...(rental === undefined ? [] : [sql`rental_id = ${rental}`]),
    ...(listing === undefined
      ? []
      : [sql`rental_id in (select id from rentals where listing_id = ${listing})`]),
  ];
  const zone = sql`(select time_zone from rentals where id = o.rental_id)`;
  const charges = [
    ofCards,
    ...ofBoth,
    ...(type === undefined ? [] : [sql`o.kind = ${type}`]),
    ...(status === undefined ? [] : [isStatus[status]]),
    ...(state === undefined ? [] : [sql`${stateAt(state.now)} = ${state.is}`]),
    ...(method === undefined
      ? []
      : [method === 'card' ? sql`o.charge_id is not null` : sql`false`]),
    ...spans.map(
      ({ from, to }) => sql`
        coalesce((o.paid_at at time zone ${zone})::date, ${dueDate(sql`o.due_at`, zone)})
          between ${from}::date and ${to}::date - 1`,
    ),
  ];
  const manual = [
    ...ofBoth,
    sql`${type === undefined || type === 'manual'}::boolean`,
    sql`${[status, state?.is].every((item) => item === undefined || item === 'paid' || item === 'voided')}::boolean`,
    ...(status === undefined && state === undefined
      ? []
      : [sql`(voided_at is not null) = ${status === 'voided' || state?.is === 'voided'}::boolean`]),
    ...(method === undefined ? [] : [sql`payment_method = ${method}`]),
    ...spans.map(({ from, to }) => sql`paid_on >= ${from}::date and paid_on < ${to}::date`),
  ];
  const and = sql` and `;
  return sql`
    select o.id, false as is_manual from obligations o
    where o.payer_id = ${memberId} and ${sql.join(charges, and)}
    union all
    select o.id, false from obligations o
    where o.payee_id = ${memberId} and ${sql.join(charges, and)}
    union all
    select id, true from manual_payments
    where lister_id = ${memberId} and ${sql.join(manual, and)}
    union all
    select id, true from manual_payments
    where tenant_id = ${memberId} and ${sql.join(manual, and)}`;
}

/** A payment between a tenant and a lister, open or not. Amounts in whole cents. */
export interface TransactionRow extends AfterPayment, Covered {
  id: number;
  type: TransactionType;
  status: TransactionStatus;
  /** null for a manual payment. */
  obligation_status: ObligationStatus | null;
  collection: Collection | null;
  hold: StoredHold | null;
  /** An open request, whose latest attempt was declined. */
  was_declined: boolean;
  /** For rent: without the part covered by other payments. */
  amount_cents: number;
  /** The lister's fee; null if not known yet. */
  fee_cents: number | null;
  provider: string;
  payment_for: PaymentPurpose;
  /** Only where one whole period is paid. */
  period_from: string | null;
  period_to: string | null;
  /** For rent: of the period; what was covered before; the rest of an earlier one. */
  rent_cents: number | null;
  settled_cents: number;
  carried_cents: number;
  carried_from: string | null;
  carried_to: string | null;
  /** The day at the crash pad on which the lister voided it. */
  voided_on: string | null;
  void_reason: string | null;
  rental_status: RentalStatus;
  auto_pay: AutoPay;
  is_paused: boolean;
  /** The day at the crash pad. */
  paid_on: string | null;
  due_at: Date | null;
  /** For rent. */
  late_from: Date | null;
  reopened_by: 'dispute' | 'entry' | null;
  next_attempt_at: Date | null;
  notes: string;
  /** One party blocked the other: no free text of one reaches the other. */
  is_blocked: boolean;
  listing_id: number;
  location_name: string;
  time_zone: string;
  room_name: string;
  bed_name: string;
  tenant_name: string;
  /** Their first and last name, as on receipts of cards. */
  payer_name: string;
  lister_name: string;
  /** Refunds to the tenant, including pending ones. */
  returned_cents: number;
  /** For a manual payment: the time of its last refund. */
  returned_at: Date | null;
  /** Refunds and settlements that did not fail, oldest first. */
  settlements: {
    id: number;
    method: 'card' | 'outside';
    amount_cents: number;
    deductions: { reason: string; amount_cents: number }[];
    on: string;
  }[];
  /** What the lister kept of a deposit that was paid by hand. */
  deductions: { reason: string; amount_cents: number }[];
  /** The part of a deposit or a credit that the lister kept, and why, oldest first. */
  kept_cents: number;
  kept_reasons: string[];
  /** Rent that the lister gave up: the day at the crash pad, and why. */
  written_off: { on: string; reason: string } | null;
  has_refund_in_flight: boolean;
  /** Whether the lister can return it outside the product: a refund to the card has not worked. */
  has_failed_refund: boolean;
  /** What the card's bank took back and has not returned. */
  is_disputed: boolean;
  disputed_cents: number;
  payee_is_ready: boolean;
  /** An admin holds what others owe the lister. */
  is_collection_held: boolean;
  rental_id: number;
  lister_id: number;
  /** null if the tenant has no account. */
  payer_id: number | null;
  payment_intent: string | null;
  created_at: Date;
}

/** The details of the transactions with ids in `s (id, is_manual)`. */
const details = sql`
  select s.id,
    case when s.is_manual then 'manual' else o.kind end as type,
    case when mp.voided_at is not null then 'voided'
      when s.is_manual or o.paid_at is not null then 'paid'
      when o.closed_as = 'written_off' then 'written_off'
      when ${isFailed} then 'failed' else 'pending' end as status,
    ${shownStatus} as obligation_status, ${paymentHold} as hold, ${nextSlot} as next_attempt_at,
    o.kind = 'payment_request' and o.paid_at is null and ${wasDeclined} as was_declined,
    coalesce(mp.amount_cents, ${cardCents}) as amount_cents,
    case when s.is_manual then 0
      else coalesce(o.application_fee_cents, o.provider_fee_quoted_cents + o.product_fee_cents)
    end as fee_cents,
    coalesce(mp.payment_method, 'stripe') as provider,
    coalesce(mp.payment_for, q.payment_for, o.kind) as payment_for,
    coalesce(o.period_from, case when used.is_whole then used.period_from end) as period_from,
    coalesce(o.period_to, case when used.is_whole then used.period_to end) as period_to,
    case when o.kind = 'rent' then json_build_array(json_build_object('charge_id', o.id,
        'period_from', o.period_from, 'period_to', o.period_to, 'cents', ${cardCents},
        'of_cents', o.amount_cents + o.carried_cents, 'due_at', o.due_at,
        'collection', o.collection, 'was_declined', false))
      else coalesce(used.periods, '[]') end as periods,
    coalesce(used.credit_cents, 0) as credit_cents, coalesce(used.rest_cents, 0) as rest_cents,
    ${hasNextRent} as has_next_rent, r.settled_at is not null as is_settled, ${keptCredit},
    o.amount_cents as rent_cents, coalesce(o.settled_cents, 0) as settled_cents,
    coalesce(o.carried_cents, 0) as carried_cents, origin.period_from as carried_from,
    origin.period_to as carried_to, mp.voided_on, mp.void_reason,
    r.status as rental_status, r.auto_pay, ${isPaused} as is_paused,
    coalesce(mp.paid_on, (o.paid_at at time zone r.time_zone)::date) as paid_on,
    o.due_at, ${lateFrom} as late_from, ${reopenedBy} as reopened_by, coalesce(mp.notes, q.notes, '') as notes,
    ${isBlocked(sql`r.user_id`, sql`r.lister_id`)} as is_blocked,
    r.listing_id, r.time_zone, l.title as location_name, rm.room_name, b.bed_name,
    ${tenantName} as tenant_name,
    coalesce(nullif(trim(t.first_name || ' ' || t.last_name), ''), ${tenantName}) as payer_name,
    w.display_name as lister_name,
    coalesce(mp.returned_cents, 0) + coalesce(booked.cents, 0)::int + coalesce(asked.reserved, 0)::int
      as returned_cents,
    (select max(rf.created_at) from refunds rf where rf.manual_payment_id = mp.id) as returned_at,
    (select coalesce(json_agg(d order by rf.id), '[]')
      from refunds rf cross join jsonb_array_elements(rf.deductions) d
      where rf.manual_payment_id = mp.id) as deductions,
    (coalesce(mp.kept_cents, asked.kept, 0) + coalesce(used.kept_cents, 0))::int as kept_cents,
    ${keptReasons} as kept_reasons, o.collection,
    case when o.closed_as = 'written_off' then json_build_object('reason', o.close_reason,
      'on', (o.updated_at at time zone r.time_zone)::date) end as written_off,
    coalesce(asked.is_in_flight, false) as has_refund_in_flight,
    coalesce(asked.has_failed, false) as has_failed_refund,
    ${afterPayment(sql`r.time_zone`, sql`obligation_id = o.id or manual_payment_id = mp.id`, sql`s.id`)},
    (
      select coalesce(json_agg(json_build_object('id', rf.id, 'method', rf.method,
        'amount_cents', rf.amount_cents, 'deductions', rf.deductions,
        'on', (rf.created_at at time zone r.time_zone)::date) order by rf.id), '[]')
      from refunds rf
      where (rf.obligation_id = o.id or rf.manual_payment_id = mp.id) and rf.state <> 'failed'
    ) as settlements,
    coalesce(o.status = 'disputed', false) and (${disputedCents} > 0 or not exists (
      select from journal d
      where d.obligation_id = o.id and d.source_type = 'dispute' and d.source_id like 'won:%'
    )) as is_disputed,
    coalesce(${disputedCents}, 0) as disputed_cents,
    ${isCollectionHeld(sql`r.lister_id`)} as is_collection_held,
    exists (select from payout_accounts p where p.member_id = r.lister_id and p.state = 'ready')
      as payee_is_ready,
    r.id as rental_id, r.lister_id, coalesce(o.payer_id, mp.tenant_id) as payer_id,
    o.payment_intent, coalesce(o.created_at, mp.created_at) as created_at
  from shown s
  left join obligations o on o.id = s.id and not s.is_manual
  left join manual_payments mp on mp.id = s.id and s.is_manual
  left join payment_requests q on q.obligation_id = o.id
  join rentals r on r.id = coalesce(o.rental_id, mp.rental_id)
  join listings l on l.id = r.listing_id
  join beds b on b.id = r.bed_id
  join rooms rm on rm.id = b.room_id
  join members w on w.id = r.lister_id
  left join members t on t.id = r.user_id
  left join lateral (
    select sum(jl.amount_cents) as cents
    from journal j join journal_lines jl on jl.journal_id = j.id
    where j.obligation_id = o.id and j.source_type = 'refund'
      and jl.account in ('rents', 'deposits', 'requests')
      and not exists (
        select from refunds rf where rf.provider_refund_id = j.source_id and rf.state = 'pending'
      )
  ) booked on true
  left join lateral (
    select
      sum(rf.amount_cents) filter (where rf.state in ('pending', 'retrying')
        or rf.state = 'done' and rf.method = 'outside') as reserved,
      sum(rf.kept_cents) filter (where rf.state <> 'failed') as kept,
      bool_or(rf.state = 'pending') as is_in_flight,
      bool_or(rf.state in ('retrying', 'returned', 'failed')) as has_failed
    from refunds rf where rf.obligation_id = o.id
  ) asked on true
  left join obligations origin on origin.id = o.carried_from_id
  ${usedParts}`;

/** A page of a member's payments as payer or payee, newest first, with the total. */
export async function listTransactions(
  db: Db,
  memberId: number,
  filter: TransactionFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: TransactionRow[]; total: number }> {
  const { rows } = await sql<(TransactionRow | { id: null }) & { total: number }>`
    with matching as materialized (${matching(memberId, filter)}), shown as materialized (
      select id, is_manual from matching order by id desc limit ${limit} offset ${offset}
    )
    select page.*, counted.total
    from (select count(*)::int as total from matching) counted
    left join (${details}) page on true
    order by page.id desc`.execute(db);
  const transactions = rows.filter(
    (row): row is TransactionRow & { total: number } => row.id !== null,
  );
  return { rows: transactions, total: rows[0]?.total ?? 0 };
}

/** One payment of a rental; undefined if none has this number. */
export async function findTransaction(
  db: Db | Trx,
  id: number,
): Promise<TransactionRow | undefined> {
  const { rows } = await sql<TransactionRow>`
    with shown as materialized (
      select o.id, false as is_manual from obligations o
      where o.id = ${id} and o.kind in ('rent', 'deposit', 'payment_request')
      union all
      select id, true from manual_payments where id = ${id}
    )
    ${details}`.execute(db);
  return rows[0];
}

/** Whether a lister still holds a deposit, or a refund of theirs is pending. */
export async function holdsMoney(db: Db | Trx, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select exists (
      select from obligations o
      left join payment_requests q on q.obligation_id = o.id
      left join lateral (
        select coalesce(sum(amount_cents + kept_cents) filter (where state = 'done'), 0) as cents,
          coalesce(bool_or(state in ('pending', 'retrying')), false) as is_pending
        from refunds where obligation_id = o.id
      ) rf on true
      where o.payee_id = ${memberId} and o.paid_at is not null and (
        rf.is_pending
        or (o.kind = 'deposit' or q.payment_for = 'deposit')
          and rf.cents + ${disputedCents} < o.amount_cents
      )
    ) or exists (
      select from manual_payments
      where lister_id = ${memberId} and payment_for = 'deposit' and voided_at is null
        and returned_cents + kept_cents < amount_cents
    ) as holds`.execute(db);
  return rows[0]?.holds === true;
}
