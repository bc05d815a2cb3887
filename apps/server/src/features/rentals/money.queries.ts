import type {
  Collection,
  ObligationStatus,
  PresetReason,
  RentHold,
  RentTerms,
  SettledFacts,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { cardCents } from '../../platform/payments/obligation-kinds.ts';
import { isCollectionHeld } from '../accounts/index.ts';
import { isConfirming, refundsOf as listRefunds, OPEN_STATUSES } from '../billing/index.ts';
import { sharedCard } from './facts.queries.ts';

/** The same, but a card that failed to the end is only charged again while its period runs. */
export type StoredHold = Exclude<RentHold, 'no_attempt'> | 'new_card_in_period';

/** Unpaid rent of one period. */
export interface OpenCharge {
  id: number;
  status: ObligationStatus;
  /** What is left to pay. */
  amount_cents: number;
  rent_cents: number;
  settled_cents: number;
  due_at: string;
  created_at: string;
  late_from: string | null;
  /** Since when an outage has left it to the tenant. */
  left_at: string | null;
  /** Why its days are unpaid again; null if they never were paid. */
  reopened_by: 'dispute' | 'entry' | null;
  hold: StoredHold | null;
  /** Whether the lister can ask for the agreed late fee once it is late. */
  takes_late_fee: boolean;
  period_from: string;
  period_to: string;
  collection: Collection;
  next_attempt_at: string | null;
  /** The rest of an earlier period that it collects. */
  carried: CarriedRest | null;
}

/** The rest of a period, too small for a card. */
export interface CarriedRest {
  cents: number;
  period_from: string;
  period_to: string;
}

/** The status of the rent `o` for members: a card that cannot be charged again has failed. */
export const shownStatus = sql<ObligationStatus>`
  case when o.kind = 'rent' and o.status = 'blocked' and o.attempt_count > 0
    then 'failed' else o.status end`;

/** The rest of an earlier period that rent `o` collects. */
export const carriedRest = sql<CarriedRest | null>`(
        select json_build_object('cents', o.carried_cents, 'period_from', f.period_from,
          'period_to', f.period_to) from obligations f where f.id = o.carried_from_id
      )`;

/** Whether the objection `b` is open. */
export const isOpenObjection = sql<boolean>`(b.withdrawn_at is null and b.answered_at is null)`;

/** Whether the tenant objects to the payment or rent `o`, and the objection is open. */
export const isObjectedTo = sql<boolean>`exists (
    select from objections b
    where b.charge_id = o.id and b.refund_id is null and ${isOpenObjection}
  )`;

/** Whether the payment or rent `o` waits for the tenant to confirm it with the bank. */
export const waitsForBank = sql<boolean>`coalesce(o.status = 'action_required', false)`;

/** Whether the payment `o` was stopped while it waited for the tenant to confirm it with the bank. */
export const wasStopped = sql<boolean>`(o.status = 'cancelled' and coalesce((
    select a.status = 'requires_action' from payment_attempts a
    where a.obligation_id = o.id order by a.n desc limit 1
  ), false))`;

/** What a payment waits for, for members. */
export const bankHold = (isWaiting: boolean) => (isWaiting ? 'bank_confirmation' : null);

/** Whether the payee of `o` can receive card payments. */
const isPayeeReady = sql<boolean>`exists (
      select from payout_accounts a
      where a.member_id = o.payee_id and a.provider_mode = o.provider_mode and a.state = 'ready'
    )`;

const isPayeeHeld = isCollectionHeld(sql`o.payee_id`);

/**
 * From when the rent `o` is late. What was not late before an admin held what others owe the lister
 * is not late until that ends.
 */
export const lateFrom = sql<Date | null>`(case
    when o.late_told_at is not null or not ${isPayeeHeld} then o.late_from end)`;

/** Whether the payee of the late rent `o` can ask for the agreed late fee: once, while it stands. */
export const takesLateFee = sql<boolean>`(${isPayeeReady} and not ${isPayeeHeld} and not exists (
      select from payment_requests f
      where f.late_fee_of = o.id and f.status in ('pending', 'complete')
    ))`;

/** What the rent `o` waits for; null if it is closed or by hand, or is going to be charged. */
export const rentHold = sql<StoredHold | null>`(case
    when o.paid_at is not null or o.status = 'cancelled' then null
    when o.status not in ('scheduled', 'collecting') and ${isPayeeHeld} then 'collections_held'
    when ${waitsForBank} then 'bank_confirmation'
    when ${isObjectedTo} then 'objection'
    when o.collection <> 'auto' or o.status not in ('blocked', 'failed') then null
    when exists (
      select from disputes d join obligations p on p.id = d.obligation_id
      where p.rental_id = o.rental_id and d.state = 'open'
    ) then 'card_disputed'
    when not ${isPayeeReady} then 'payouts'
    when o.status = 'failed' then 'new_card_in_period'
    when o.attempt_count > 0 or ${sharedCard} or not exists (
      select from payment_methods p
      where p.member_id = o.payer_id and p.provider_mode = o.provider_mode and p.valid
    ) then 'new_card'
  end)`;

/** What the payment or rent `o` waits for; a deposit only for the tenant's bank. */
export const paymentHold = sql<StoredHold | null>`(case
    when o.kind = 'rent' then ${rentHold}
    when o.kind = 'payment_request' and o.paid_at is null
      and o.status not in ('collecting', 'cancelled') and ${isPayeeHeld} then 'collections_held'
    when ${waitsForBank} then 'bank_confirmation'
    when o.kind = 'payment_request' and o.paid_at is null
      and o.status not in ('collecting', 'cancelled') and not ${isPayeeReady} then 'payouts'
  end)`;

/** The next slot of the unpaid rent `o`; its parties see it where `nextAttempt` says so. */
export const nextSlot = sql<Date | null>`(case
    when o.kind = 'rent' and o.paid_at is null and o.status <> 'blocked' then o.next_attempt_at
  end)`;

/** Whether the row `o` asks again for what a bank has taken back: a voided entry is a number. */
export const isAfterDispute = sql<boolean>`(o.replaces_cause !~ '^[0-9]+$')`;

export const reopenedBy = sql<OpenCharge['reopened_by']>`(case when o.replaces_id is not null
    then case when ${isAfterDispute} then 'dispute' else 'entry' end end)`;

/** The unpaid rent `o` as JSON. */
export const openCharge = sql`json_build_object('id', o.id, 'status', ${shownStatus},
      'amount_cents', ${cardCents}, 'rent_cents', o.amount_cents,
      'settled_cents', o.settled_cents, 'due_at', o.due_at,
      'created_at', o.created_at, 'late_from', ${lateFrom}, 'left_at', o.left_at,
      'reopened_by', ${reopenedBy}, 'hold', ${rentHold},
      'collection', o.collection, 'carried', ${carriedRest},
      'period_from', o.period_from, 'period_to', o.period_to,
      'next_attempt_at', ${nextSlot}, 'takes_late_fee', ${takesLateFee})`;

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

/** Credit that the lister kept, and why. */
export interface KeptCredit {
  cents: number;
  reason: string | null;
}

/** What was paid for rental `r` and covers nothing yet, in whole cents. */
export const creditCents = sql<number>`(
    select coalesce(sum(a.amount_cents), 0)::int from allocations a
    where a.rental_id = r.id and a.use = 'credit'
  )`;

/** The credit of rental `r` that the lister kept; null for none. */
export const creditKept = sql<KeptCredit | null>`(
    select json_build_object('cents', sum(a.amount_cents)::int, 'reason', (
      select h.reason from rental_history h
      where h.rental_id = r.id and h.action = 'keep_credit' order by h.id desc limit 1
    ))
    from allocations a where a.rental_id = r.id and a.use = 'kept' having sum(a.amount_cents) > 0
  )`;

/** What rental `r` costs and when rent is due, by the first day of each. Amounts in whole cents. */
export const rentTerms = sql<RentTerms[]>`(
    select coalesce(json_agg(json_build_object('from_date', rt.from_date,
      'rental_amount', rt.rental_amount, 'payment_date', rt.payment_date) order by rt.from_date), '[]')
    from rental_terms rt where rt.rental_id = r.id
  )`;

/** The rest of a paid row `o` that no later row collects yet. */
export const isRestWaiting = sql<boolean>`(o.rest_cents > 0 and not exists (
  select from obligations c
  where c.rental_id = o.rental_id and c.carried_from_id = o.id and c.status <> 'cancelled'))`;

/** What decides the settlement of a stay. Amounts in whole cents. */
export interface SettlementFacts extends SettledFacts {
  refunds_pending: number;
  refunds_retried: { id: number; amount_cents: number; on: string; next_try_on: string | null }[];
  /** The agreed check-out day; after the end, the one that was agreed before. */
  agreed_end: string | null;
}

const OPEN = sql.join(OPEN_STATUSES);
/** Rent that an account's closing cancels is not owed. */
const isOwed = sql`(o.status in (${OPEN})
  and not (r.status = 'ended' and o.cancel_requested_at is not null))`;
/** It was due, its days are after the check-out, and it is not owed any more. */
const isTrimmed = sql`(o.paid_at is null and o.due_at <= coalesce(o.cancel_requested_at, o.updated_at)
  and (o.closed_as = 'trimmed' or o.cancel_requested_at is not null))`;
const isRentKept = sql`(o.paid_at is not null and (r.status <> 'ended' or o.period_to >= r.checkout_date)
  and not exists (
    select from disputes d where d.obligation_id = o.id and d.state in ('open', 'lost')))`;
const UNUSED: PresetReason = 'unused_days';
/** A refund `f` of days after a check-out. */
const isUnused = sql`(f.reason = ${sql.lit(UNUSED)}
  and f.state in ('pending', 'retrying', 'done'))`;
/** Refunds of a rental `r` that the bank has not confirmed, in whole cents. */
export const refundsPending = sql<number>`(
  select coalesce(sum(f.amount_cents), 0)::int from refunds f
  join obligations o on o.id = f.obligation_id
  where o.rental_id = r.id and f.method = 'card' and f.state in ('pending', 'retrying'))`;

const SET_CHECKOUT = sql`h.change_summary -> 'checkout_date'`;

/** The facts of a rental `r`, as one JSON column. */
export const settlementFacts = sql<SettlementFacts>`json_build_object(
  'rows', (
    select coalesce(json_agg(json_build_object('id', o.id, 'from', o.period_from,
      'to', o.period_to, 'amount', o.amount_cents, 'settled', o.settled_cents,
      'carried', o.carried_cents, 'state', case when o.paid_at is not null then 'paid'
        when ${isOwed} then 'open' else 'canceled' end,
      'by_card', o.charge_id is not null, 'refunded', coalesce((
        select sum(f.amount_cents) from refunds f
        where f.obligation_id = o.id and f.state in ('pending', 'retrying', 'done')
      ), 0),
      'returned', coalesce((
        select sum(f.amount_cents) from refunds f where f.obligation_id = o.id and ${isUnused}
      ), 0),
      'returned_on', (
        select max((f.created_at at time zone r.time_zone)::date) from refunds f
        where f.obligation_id = o.id and ${isUnused}
      ),
      'is_busy', o.status = 'collecting' or ${isConfirming},
      'is_due', o.status <> 'scheduled', 'is_replacement', o.replaces_id is not null
    ) order by o.period_from, o.id), '[]')
    from obligations o
    where o.rental_id = r.id and o.kind = 'rent' and (${isOwed} or ${isRentKept} or ${isTrimmed})
  ),
  'credit', ${creditCents},
  'rests', (
    select coalesce(json_agg(o.rest_cents order by o.period_from, o.id), '[]')
    from obligations o where o.rental_id = r.id and ${isRestWaiting}
  ),
  'unbilled_from', r.next_rent_on,
  'refunds_pending', ${refundsPending},
  'refunds_retried', ${listRefunds(
    sql`state = 'retrying' and method = 'card'
      and obligation_id in (select p.id from obligations p where p.rental_id = r.id)`,
    sql`r.time_zone`,
  )},
  'agreed_end', case when r.status <> 'ended' then r.checkout_date else (
    select case when ${SET_CHECKOUT} is null then r.checkout_date
      else (${SET_CHECKOUT} ->> 'from')::date end
    from rental_history h
    where h.rental_id = r.id and h.action in ('check_out', 'leave', 'end')
    order by h.id desc limit 1
  ) end)`;

/** The facts of one rental that must exist. */
export async function getSettlementFacts(db: Db | Trx, id: number): Promise<SettlementFacts> {
  const { rows } = await sql<{ facts: SettlementFacts }>`
    select ${settlementFacts} as facts from rentals r where r.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no rental ${id}`);
  return row.facts;
}

/** Whether an ended rental `r` has rent that is owed, or was paid for days after its end. */
export const hasRentToSettle = sql<boolean>`exists (
  select from obligations o where o.rental_id = r.id and o.kind = 'rent'
    and (${isOwed} or ${isRentKept} and o.period_to > r.checkout_date))`;
