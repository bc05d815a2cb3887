import type { MovementKind, PaymentPurpose } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isBlocked } from '../accounts/index.ts';
import { tenantName } from '../rentals/index.ts';

/** Whose movements: all of a lister or tenant, or those of one rental or some payments. */
export interface MovementsOf {
  side: 'lister' | 'tenant';
  memberId: number;
  rental?: number | undefined;
  /** A query for the ids of the only payments to read. */
  payments?: RawBuilder<unknown>;
}

/** A day in the time zone of a crash pad. */
const dayAt = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone time_zone)::date`;

/**
 * The day on which a movement counts. A year is closed at the end of April 30 of the next one: what is
 * recorded later counts on the day of recording.
 */
export const countedDay = (day: RawBuilder<unknown>, recorded: RawBuilder<unknown>) => sql`
  case when ${recorded} >= make_date(extract(year from ${day})::integer + 1, 5, 1)
    then ${recorded} else ${day} end`;

/** The lines of the refund `f` that the lister kept of a deposit. */
const deductions = sql`
  jsonb_array_elements(case when f.deductions = '[]'
    then jsonb_build_array(jsonb_build_object('reason', f.reason, 'amount_cents', f.kept_cents))
    else f.deductions end) with ordinality d (line, place)`;

/**
 * Common table expressions that end with `movements`: money that passed between a lister and their
 * tenants, in whole cents, positive from the tenant to the lister. `day` is the day at the crash pad
 * on which it moved, `counted` the one on which reports count it. Every journal entry that changes
 * the lister's account is a movement; payments by hand and what happens to them have no such entry.
 */
export function movements({ side, memberId, rental, payments }: MovementsOf): RawBuilder<unknown> {
  const only = sql`
    ${rental === undefined ? sql`` : sql`and rental_id = ${rental}`}
    ${payments === undefined ? sql`` : sql`and id in (${payments})`}`;
  const ofCharges = side === 'lister' ? sql`payee_id = ${memberId}` : sql`payer_id = ${memberId}`;
  const ofEntries = side === 'lister' ? sql`lister_id = ${memberId}` : sql`tenant_id = ${memberId}`;
  return sql`
  charges as materialized (
    select o.id, o.rental_id, coalesce(q.payment_for, o.kind) as purpose, q.notes, r.time_zone
    from (select * from obligations where ${ofCharges} and paid_at is not null
      and kind in ('rent', 'deposit', 'payment_request') ${only}) o
    join rentals r on r.id = o.rental_id
    left join payment_requests q on q.obligation_id = o.id
  ), manual as materialized (
    select m.*, r.time_zone
    from (select * from manual_payments where ${ofEntries} ${only}) m
    join rentals r on r.id = m.rental_id
  ), entries as (
    select c.id, c.rental_id, c.purpose, c.notes, c.time_zone, j.id as entry, j.source_type,
      j.source_id, j.at, j.recorded_at,
      coalesce(sum(l.amount_cents) filter (where l.account = 'connected'), 0)::int as connected,
      coalesce(-sum(l.amount_cents) filter (where l.account <> 'connected'
        and l.account in ('rents', 'deposits', 'requests')), 0)::int as income
    from charges c
    join journal j on j.obligation_id = c.id and j.source_type in ('charge', 'refund', 'transfer')
    join journal_lines l on l.journal_id = j.id
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  ), by_card as (
    select e.*, case
        when source_type = 'charge' then 'payment'
        when source_id like 'fee:%' then 'fee_returned'
        when source_id like 'tr:%' then 'taken_by_bank'
        when source_id like 'tw:%' then 'given_back'
        when connected > 0 then 'refund_returned'
        else 'refund' end as kind
    from entries e
    where connected <> 0 or source_type = 'charge' and income <> 0
  ), moved (payment, rental_id, time_zone, kind, purpose, is_deposit, is_card, method, gross, fee,
    day, recorded_on, recorded_at, notes, place) as (
    select b.id, b.rental_id, time_zone, b.kind, b.purpose, b.purpose = 'deposit', true, 'card',
      case b.kind when 'payment' then b.income when 'fee_returned' then 0 else b.connected end,
      case b.kind when 'payment' then b.connected - b.income when 'fee_returned' then b.connected
        else 0 end,
      ${dayAt(sql`b.at`)}, ${dayAt(sql`b.recorded_at`)}, b.recorded_at,
      case when b.kind = 'payment' then coalesce(b.notes, '') else coalesce(f.reason, '') end,
      b.entry
    from by_card b
    left join refunds f on f.obligation_id = b.id
      and b.source_id in (f.provider_refund_id, 'rr:' || f.provider_refund_id)
    union all
    -- returned by hand, although it was paid by card
    select c.id, c.rental_id, time_zone, 'refund', c.purpose, c.purpose = 'deposit', false,
      'outside', -f.amount_cents, 0, ${dayAt(sql`coalesce(f.moved_at, f.created_at)`)},
      ${dayAt(sql`f.created_at`)}, f.created_at, f.reason, f.id
    from charges c
    join refunds f on f.obligation_id = c.id
      and f.method = 'outside' and f.state = 'done' and f.amount_cents > 0
    union all
    select c.id, c.rental_id, time_zone, 'deposit_kept', coalesce(d.line ->> 'for', 'other'), null,
      false, null, (d.line ->> 'amount_cents')::int, 0, ${dayAt(sql`j.at`)},
      ${dayAt(sql`j.recorded_at`)}, j.recorded_at, d.line ->> 'reason', j.id * 100 + d.place
    from charges c
    join journal j on j.obligation_id = c.id and j.source_type = 'deduction'
    join refunds f on f.obligation_id = c.id and f.id::text = j.source_id
    cross join ${deductions}
    union all
    select m.id, m.rental_id, time_zone, 'payment', m.payment_for, m.payment_for = 'deposit', false,
      m.payment_method, m.amount_cents, 0, m.paid_on, m.counted_on, m.created_at, m.notes, 0
    from manual m
    union all
    select m.id, m.rental_id, time_zone, 'voided', m.payment_for, m.payment_for = 'deposit', false,
      m.payment_method, -m.amount_cents, 0, m.paid_on,
      ${countedDay(sql`m.counted_on`, dayAt(sql`m.voided_at`))}, m.voided_at, m.void_reason, 0
    from manual m where m.voided_at is not null
    union all
    select m.id, m.rental_id, time_zone, 'refund', m.payment_for, m.payment_for = 'deposit', false,
      'outside', -f.amount_cents, 0, ${dayAt(sql`coalesce(f.moved_at, f.created_at)`)},
      ${dayAt(sql`f.created_at`)}, f.created_at, f.reason, f.id
    from manual m
    join refunds f on f.manual_payment_id = m.id and f.state = 'done' and f.amount_cents > 0
    union all
    select m.id, m.rental_id, time_zone, 'deposit_kept', coalesce(d.line ->> 'for', 'other'), null,
      false, null, (d.line ->> 'amount_cents')::int, 0,
      ${dayAt(sql`coalesce(f.moved_at, f.created_at)`)}, ${dayAt(sql`f.created_at`)}, f.created_at,
      d.line ->> 'reason', f.id * 100 + d.place
    from manual m
    join refunds f on f.manual_payment_id = m.id and f.state = 'done' and f.kept_cents > 0
    cross join ${deductions}
  ), movements as (
    select payment, rental_id, time_zone, kind, purpose, is_card, method, day, notes, recorded_at,
      case when is_deposit then 0 else gross end as amount,
      case when is_deposit then gross when is_deposit is null then -gross else 0 end as deposit,
      fee, counted,
      row_number() over (partition by payment
        order by kind <> 'payment', recorded_at, kind = 'deposit_kept', place)::int as line,
      min(day) filter (where kind = 'payment') over (partition by payment) as paid_on,
      min(counted) filter (where kind = 'payment') over (partition by payment) as paid_counted
    from (
      select *, case
          -- Entries and their voids name the day on which they count.
          when kind = 'voided' or kind = 'payment' and not is_card then recorded_on
          else ${countedDay(sql`day`, sql`recorded_on`)} end as counted
      from moved
    ) m
  )`;
}

/** Sums of a lister's movements in a month. Amounts in whole cents. */
export interface MonthSums {
  /** The first day of the month. */
  month: string;
  revenue: number;
  /** Positive: what the lister paid. */
  fees: number;
}

/**
 * The sums of each month with movements, as the expression `received (month, revenue, fees)`.
 * @param listingId only those of this crash pad
 */
export const received = (listerId: number, listingId?: number) => sql`
  ${movements({ side: 'lister', memberId: listerId })}, received as (
    select date_trunc('month', counted::timestamp)::date as month, sum(amount)::int as revenue,
      -sum(fee)::int as fees
    from movements
    ${listingId === undefined ? sql`` : sql`where rental_id in (select id from rentals where listing_id = ${listingId})`}
    group by 1
  )`;

/** A movement with its payment and place. Amounts in whole cents. */
export interface Movement {
  payment: number;
  line: number;
  kind: MovementKind;
  purpose: PaymentPurpose;
  is_card: boolean;
  /** card, how it was paid by hand, or `outside`; null for what was kept. */
  method: string | null;
  /** At the crash pad. */
  day: string;
  counted: string;
  time_zone: string;
  amount: number;
  deposit: number;
  fee: number;
  /** The day of its payment. */
  paid_on: string;
  paid_counted: string;
  notes: string;
  rental_id: number;
  listing_id: number;
  /** The days of rent that it pays in full; half-open. */
  period_from: string | null;
  period_to: string | null;
  location_name: string;
  room_name: string;
  bed_name: string;
  tenant_name: string;
  lister_name: string;
  side: 'lister' | 'tenant';
}

/** A half-open range of days. */
export interface Days {
  from: string;
  to: string;
}

/**
 * A member's movements as lister and as tenant that count in a range of days, or whose own day lies
 * in it, oldest first.
 */
export async function listMovements(db: Db, memberId: number, days: Days): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    (${movementsWithPlaces({ side: 'lister', memberId }, days)})
    union all
    (${movementsWithPlaces({ side: 'tenant', memberId }, days)})
    order by counted, payment, line`.execute(db);
  return rows;
}

export const movementsWithPlaces = (of: MovementsOf, { from, to }: Days) => sql<Movement>`
  with ${movements(of)}
  select m.payment, m.line, m.kind, m.purpose, m.is_card, m.method, m.day, m.counted, m.time_zone,
    m.amount, m.deposit, m.fee, m.paid_on, m.paid_counted, m.rental_id, r.listing_id,
    case when ${of.side}::text = 'lister' or not ${isBlocked(sql`r.user_id`, sql`r.lister_id`)}
      then m.notes else '' end as notes,
    coalesce(o.period_from, days.period_from) as period_from,
    coalesce(o.period_to, days.period_to) as period_to,
    l.title as location_name, rm.room_name, b.bed_name,
    coalesce(nullif(trim(r.first_name || ' ' || r.last_name), ''), ${tenantName}) as tenant_name,
    w.display_name as lister_name, ${of.side}::text as side
  from movements m
  left join obligations o on o.id = m.payment
  left join lateral (
    select min(ro.period_from) as period_from, max(ro.period_to) as period_to
    from (
      select obligation_id, sum(amount_cents) as cents from allocations
      where (manual_payment_id = m.payment or request_obligation_id = m.payment)
        and obligation_id is not null
      group by obligation_id having sum(amount_cents) > 0
    ) a join obligations ro on ro.id = a.obligation_id
    having bool_and(a.cents >= ro.amount_cents)
  ) days on true
  join rentals r on r.id = m.rental_id
  join listings l on l.id = r.listing_id
  join beds b on b.id = r.bed_id
  join rooms rm on rm.id = b.room_id
  join members w on w.id = r.lister_id
  left join members t on t.id = r.user_id
  where m.counted >= ${from}::date and m.counted < ${to}::date
    or m.day >= ${from}::date and m.day < ${to}::date`;
