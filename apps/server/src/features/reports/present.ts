import type { contract, OperationAnswer } from '@crewpad/contract';
import {
  billableFrom,
  COLLECTION,
  COVERED_AHEAD_MAX,
  HOME_COUNTRY,
  isAutopayOn,
  isCardAmount,
  lastPaymentDay,
  lateDays,
  localDate,
  PAID_BY,
  paymentFee,
  type RentPeriod,
  type RentState,
  rentPeriods,
  rentState,
  termsOn,
  toDollars,
} from '@crewpad/domain';
import type { MemberActor } from '../../platform/access/actor.ts';
import { presentDispute, presentRefunds } from '../billing/index.ts';
import { isPayeesToCollect } from '../rent/index.ts';
import {
  can,
  lateFeeToAdd,
  nextAttempt,
  presentRentHold,
  reasonIn,
  stayOf,
} from '../rentals/index.ts';
import type { MonthSpan, RollCharge, RollRental } from './rent-roll.queries.ts';

type RentRow = contract.reports.RentRow;
type RentTotals = contract.reports.RentTotals;

/** Sort order: most urgent first. */
const ORDER: readonly RentState[] = ['late', 'failed', 'due', 'pending', 'upcoming', 'paid'];

/** The rent of a month, late first, with its totals. Pure. */
export function presentRentRoll(
  rentals: readonly RollRental[],
  actor: MemberActor,
  { month, now, cardAmountMax }: { month: MonthSpan; now: Date; cardAmountMax: number },
): Omit<OperationAnswer<typeof contract.reports.getRentRoll>, 'month'> {
  const facts = { now, cardAmountMax };
  const rows = rentals.flatMap((rental) => [
    ...rental.charges.map((charge) => presentCharge(rental, charge, actor, facts)),
    ...upcomingPeriods(rental, month, now).map((period) => presentUpcoming(rental, period, facts)),
  ]);
  const data = rows
    .toSorted(
      (a, b) =>
        ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
        a.due_at.localeCompare(b.due_at) ||
        a.rental_id - b.rental_id,
    )
    .map(({ repeats: _inTotals, ...row }) => ({
      ...row,
      amount: toDollars(row.amount),
      settled: toDollars(row.settled),
      refunded: toDollars(row.refunded),
      taken_back: toDollars(row.taken_back),
    }));
  const houses = [...Map.groupBy(rows, ({ listing_id }) => listing_id)].map(
    ([listing_id, ofHouse]) => ({ listing_id, ...totalsOf(ofHouse) }),
  );
  return { data, totals: totalsOf(rows), houses };
}

function totalsOf(rows: readonly CountedRow[]): RentTotals {
  const sums: RentTotals = {
    expected: 0,
    due: 0,
    late: 0,
    paid: 0,
    upcoming: 0,
    refunded: 0,
    taken_back: 0,
  };
  for (const { state, amount, settled, refunded, taken_back, repeats } of rows) {
    if (!repeats) sums.expected += amount;
    sums.paid += settled;
    sums.refunded += refunded;
    sums.taken_back += taken_back;
    if (state !== 'paid') sums[sumOf(state)] += amount - settled;
  }
  return {
    expected: toDollars(sums.expected),
    due: toDollars(sums.due),
    late: toDollars(sums.late),
    paid: toDollars(sums.paid),
    upcoming: toDollars(sums.upcoming),
    refunded: toDollars(sums.refunded),
    taken_back: toDollars(sums.taken_back),
  };
}

interface RollFacts {
  now: Date;
  /** The maximum card charge, in cents. */
  cardAmountMax: number;
}

const sumOf = (state: Exclude<RentState, 'paid'>) =>
  state === 'late' || state === 'upcoming' ? state : 'due';

/** Amounts in whole cents until they are totaled. */
interface CountedRow extends RentRow {
  /** Whether another row has the same rent: a bank took that row's payment back. */
  repeats: boolean;
}

function presentCharge(
  rental: RollRental,
  charge: RollCharge,
  actor: MemberActor,
  { now, cardAmountMax }: RollFacts,
): CountedRow {
  const { status, settled_cents, fee_cents, refunded_cents, taken_cents } = charge;
  const amount = charge.amount_cents + charge.carried_cents;
  const due_at = new Date(charge.due_at);
  const late_from = charge.late_from === null ? null : new Date(charge.late_from);
  const voided_at = charge.voided_at === null ? null : new Date(charge.voided_at);
  const noticed_at = charge.noticed_at === null ? null : new Date(charge.noticed_at);
  const state = rentState({ status, due_at, late_from }, now);
  const isPaid = state === 'paid';
  const isResting = !isPaid && status !== 'collecting' && status !== 'action_required';
  const mayAsk = !isPaid && can(actor, 'request_payment', rental).allowed;
  const lateFee = mayAsk ? lateFeeToAdd(rental, charge, now) : null;
  const quoted = isPaid ? 0 : quotedFee(amount - settled_cents, rental, cardAmountMax);
  // A paid row can have left a rest to the next one.
  const settled = isPaid && charge.charge_id !== null ? amount : settled_cents;
  return {
    ...presentRental(rental),
    repeats: charge.is_retaken,
    charge_id: charge.id,
    period_from: charge.period_from,
    period_to: charge.period_to,
    due_at: due_at.toISOString(),
    amount,
    settled,
    refunded: refunded_cents,
    taken_back: taken_cents,
    state,
    late_days:
      state === 'late'
        ? lateDays({ due_at, created_at: new Date(charge.created_at) }, rental.time_zone, now)
        : null,
    reopened: charge.reopened_by && {
      by: charge.reopened_by,
      on: localDate(new Date(charge.created_at), rental.time_zone),
    },
    hold: presentRentHold(charge, now),
    // AutoPay has not paid what no card was charged for.
    by:
      charge.collection === COLLECTION.auto && !(isPaid && charge.charge_id === null)
        ? PAID_BY.autopay
        : PAID_BY.manual,
    ...presentFee(isPaid ? settled : amount, quoted === null ? null : quoted + fee_cents),
    refunds: presentRefunds(charge.refunds, (reason) => reasonIn(reason, actor.locale)),
    objections: charge.objections,
    dispute: presentDispute(charge.dispute),
    next_attempt_at: nextAttempt(charge, rental.is_paused),
    late_fee: lateFee === null ? null : toDollars(lateFee),
    abilities: {
      collect:
        isResting &&
        charge.hold !== 'objection' &&
        charge.is_card_ready &&
        isCardAmount(amount - settled_cents, cardAmountMax) &&
        isPayeesToCollect(
          { ...charge, rental, agreed_at: rental.agreed_at, due_at, voided_at, noticed_at },
          now,
        ),
      add_payment: isResting && can(actor, 'add_payment', rental).allowed,
      refund:
        charge.charge_id !== null &&
        ['paid', 'partially_refunded'].includes(status) &&
        !charge.refunds.some(({ state }) => state === 'pending'),
      write_off: !isPaid && status !== 'collecting' && charge.collection === COLLECTION.manual,
    },
  };
}

function presentUpcoming(
  rental: RollRental,
  { from, to, amount, due_at }: RentPeriod,
  { now, cardAmountMax }: RollFacts,
): CountedRow {
  const isOn = isAutopayOn(rental.auto_pay);
  return {
    ...presentRental(rental),
    repeats: false,
    charge_id: null,
    period_from: from,
    period_to: to,
    due_at: due_at.toISOString(),
    amount,
    settled: 0,
    refunded: 0,
    taken_back: 0,
    // Its row is opened within a minute after it is due.
    state: rentState({ status: 'scheduled', due_at, late_from: null }, now),
    late_days: null,
    reopened: null,
    hold: null,
    by: isOn ? PAID_BY.autopay : PAID_BY.manual,
    ...presentFee(amount, quotedFee(amount, rental, cardAmountMax)),
    refunds: [],
    objections: [],
    dispute: null,
    next_attempt_at: isOn && !rental.is_paused ? due_at.toISOString() : null,
    late_fee: null,
    abilities: {
      collect: false,
      add_payment: from <= lastAhead(rental),
      refund: false,
      write_off: false,
    },
  };
}

const presentRental = ({
  id,
  tenant,
  photo,
  location,
  listing_id,
  bed,
  time_zone,
}: RollRental) => ({
  rental_id: id,
  tenant,
  photo,
  location,
  listing_id,
  bed,
  time_zone,
});

/** The fee for paying the rest by card; null if it cannot be charged to one. */
function quotedFee(rest: number, { card_country }: RollRental, max: number): number | null {
  return isCardAmount(rest, max) ? paymentFee(rest, card_country ?? HOME_COUNTRY).total : null;
}

const presentFee = (amount: number, fee: number | null) => ({
  fee: fee === null ? null : toDollars(fee),
  net: fee === null ? null : toDollars(amount - fee),
});

/** The first day of the last coming period that a payment can cover. */
function lastAhead(rental: RollRental): string {
  const next = rental.next_rent_on ?? rental.start_date;
  let last = next;
  let count = 0;
  for (const { from } of rentPeriods(stayOf(rental), next)) {
    if (count === COVERED_AHEAD_MAX) break;
    count += 1;
    last = from;
  }
  return last;
}

/** The periods without a row that are due in or before the month. */
function upcomingPeriods(rental: RollRental, { start, end }: MonthSpan, now: Date): RentPeriod[] {
  if (rental.status !== 'accepted' || rental.next_rent_on === null) return [];
  const stay = stayOf(rental);
  const periods: RentPeriod[] = [];
  for (const period of rentPeriods(stay, firstDay(rental, start, now))) {
    if (period.due_at >= end) break;
    if (period.due_at >= start || period.due_at <= now) periods.push(period);
  }
  return periods;
}

/** Starts near the month, so that distant months do not iterate from today. */
function firstDay(rental: RollRental, start: Date, now: Date): string {
  const stay = stayOf(rental);
  const next = billableFrom(stay, rental.next_rent_on ?? rental.start_date, now);
  if (start <= now) return next;
  const monthStart = start.toISOString().slice(0, 10);
  const payDay = lastPaymentDay(monthStart, termsOn(stay.terms, monthStart).payment_date);
  return payDay > next ? payDay : next;
}
