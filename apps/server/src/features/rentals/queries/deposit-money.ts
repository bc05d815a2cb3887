import { type RawBuilder, sql } from 'kysely';
import { waitsForBank, wasStopped } from './open-charge.ts';

/** What a bank took back of the payment `o` in a dispute and has not returned, in whole cents. */
export const disputedCents = sql<number>`(
    select coalesce(sum(dl.amount_cents), 0)::int
    from journal d join journal_lines dl on dl.journal_id = d.id
    where d.obligation_id = o.id and d.source_type = 'dispute' and dl.account = 'disputes'
  )`;

/** The deposit payments of a rental, and what became of them. Amounts in whole cents. */
export interface DepositMoney {
  paid: number;
  /** Of all payments, what the lister still has. */
  held: number;
  returned: number;
  kept: number;
  /** What banks took back and have not returned. */
  taken_back: number;
  /** Of that, what banks have not decided about. */
  undecided: number;
  /** The day of the last lost dispute at the crash pad; null without one. */
  lost_on: string | null;
  /** The day of the last payment at the crash pad; null without one. */
  paid_on: string | null;
  /** The day of the last return or deduction at the crash pad; null without one. */
  settled_on: string | null;
  /** Why the lister kept parts, of each payment, oldest first. */
  reasons: string[][];
  /** What open requests ask for by card. */
  requested: number;
  /** AutoPay charged it when the invitation was accepted. */
  was_charged: boolean;
  is_in_flight: boolean;
  /** The bank waits for the tenant to confirm its payment. */
  waits_for_bank: boolean;
  /** The invitation was closed while the bank waited for that. */
  was_stopped: boolean;
}

/** A refund that the bank returned for the last time is with the lister again. */
const returnedCents = sql`case when rf.state = 'returned' then 0 else rf.amount_cents end`;
const isKept = sql`rf.state <> 'returned' or rf.moved_at is not null`;

/** The refunds of one payment of a rental `r`, as a row `rf`. */
const refundsOf = (column: 'obligation_id' | 'manual_payment_id', id: string) => sql`(
    select coalesce(sum(${returnedCents}), 0) as returned,
      coalesce(sum(rf.kept_cents) filter (where ${isKept}), 0) as kept,
      (max(rf.created_at) at time zone r.time_zone)::date as settled_on,
      (
        select json_agg(d ->> 'reason' order by y.id)
        from refunds y cross join jsonb_array_elements(y.deductions) d
        where y.${sql.ref(column)} = ${sql.ref(id)} and y.state <> 'failed'
          and (y.state <> 'returned' or y.moved_at is not null)
      ) as reasons
    from refunds rf where rf.${sql.ref(column)} = ${sql.ref(id)} and rf.state <> 'failed'
  )`;

/** The deposit payments of a rental `r`: what was paid, and what became of it. */
const depositPayments = sql`(
    select p.*, greatest(0, p.amount - p.returned - p.kept - p.taken) as held from (
      select o.amount_cents as amount, o.kind = 'deposit' as was_charged,
        (o.paid_at at time zone r.time_zone)::date as paid_on, f.returned, f.kept, f.settled_on,
        f.reasons, ${disputedCents} as taken,
        coalesce((select sum(dp.taken_cents - dp.returned_cents) from disputes dp
          where dp.obligation_id = o.id and dp.state = 'open'), 0)::int as undecided,
        (select (max(dp.closed_at) at time zone r.time_zone)::date from disputes dp
          where dp.obligation_id = o.id and dp.state = 'lost') as lost_on
      from obligations o left join payment_requests q on q.obligation_id = o.id
      cross join lateral ${refundsOf('obligation_id', 'o.id')} f
      where o.rental_id = r.id and o.paid_at is not null
        and (o.kind = 'deposit' or q.payment_for = 'deposit')
      union all
      select m.amount_cents, false, m.paid_on, m.returned_cents, m.kept_cents, f.settled_on,
        f.reasons, 0, 0, null
      from manual_payments m cross join lateral ${refundsOf('manual_payment_id', 'm.id')} f
      where m.rental_id = r.id and m.payment_for = 'deposit' and m.voided_at is null
    ) p
  )`;

/** The deposit that the lister of a rental `r` holds, in whole cents. */
export const depositHeld = sql<number>`(
    select coalesce(sum(held), 0)::int from ${depositPayments} d
  )`;

/** Whether a deposit payment `o` of a rental `r` meets a condition. */
const hasPayment = (condition: RawBuilder<unknown>) => sql`exists (
        select from obligations o left join payment_requests q on q.obligation_id = o.id
        where o.rental_id = r.id and ${condition}
          and (o.kind = 'deposit' or q.payment_for = 'deposit')
      )`;

/** The DepositMoney of a rental `r` as JSON. */
export const depositMoney = sql<DepositMoney>`(
    select json_build_object('paid', coalesce(sum(d.amount), 0), 'held', coalesce(sum(d.held), 0),
      'returned', coalesce(sum(d.returned), 0), 'kept', coalesce(sum(d.kept), 0),
      'taken_back', coalesce(sum(d.taken), 0), 'undecided', coalesce(sum(d.undecided), 0),
      'lost_on', max(d.lost_on), 'paid_on', max(d.paid_on),
      'settled_on', max(d.settled_on), 'was_charged', coalesce(bool_or(d.was_charged), false),
      'reasons', coalesce(json_agg(d.reasons order by d.settled_on)
        filter (where d.reasons is not null), '[]'),
      'requested', (
        select coalesce(sum(o.amount_cents), 0)::int
        from payment_requests q join obligations o on o.id = q.obligation_id
        where q.rental_id = r.id and q.payment_for = 'deposit' and q.status = 'pending'
      ),
      'is_in_flight', ${hasPayment(sql`o.status = 'collecting'`)},
      'waits_for_bank', ${hasPayment(waitsForBank)},
      'was_stopped', r.status not in ('pending', 'accepted') and r.accepted_at is null
        and ${hasPayment(wasStopped)})
    from ${depositPayments} d
  )`;
