import type { ObligationStatus, RentState } from './lists.ts';
import { addDays, daysBetween } from './zoned-time.ts';

/** Rent by periods: what a tenant owes for which days, and when. Dates are YYYY-MM-DD. */

/** Rent is due at this UTC hour of the day on which its period starts. */
export const RENT_HOUR_UTC = 7;
/** A smaller amount cannot be charged to a card: it joins the next period. Whole cents. */
export const SMALLEST_CHARGE = 50;
export const PAYMENT_DATE_MIN = 1;
export const PAYMENT_DATE_MAX = 28;

/** The monthly rent and the day of the month on which it is due, from a date on. */
export interface RentTerms {
  from_date: string;
  /** Whole cents a month. */
  rental_amount: number;
  /** 1 to 28: every month has it. */
  payment_date: number;
}

export interface RentPeriod {
  /** First day. */
  from: string;
  /** The day after the last one. */
  to: string;
  /** Whole cents. */
  amount: number;
  due_at: Date;
}

export interface Stay {
  start_date: string;
  /** The day of check-out, if one is agreed. It is not charged. */
  checkout_date: string | null;
  /** Ascending by date; the first one applies to every earlier day too. */
  terms: readonly RentTerms[];
}

const dayInMonth = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The first payment day after a date. */
export function nextPaymentDay(date: string, paymentDate: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return dayInMonth(year, day < paymentDate ? month - 1 : month, paymentDate);
}

/** The last payment day on or before a date. */
export function lastPaymentDay(date: string, paymentDate: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return dayInMonth(year, day >= paymentDate ? month - 1 : month - 2, paymentDate);
}

/** The share of a month's rent for the days [from, to) of one period, in whole cents, half rounded up. */
export function prorate(rent: number, from: string, to: string, paymentDate: number): number {
  const month = daysBetween(lastPaymentDay(from, paymentDate), nextPaymentDay(from, paymentDate));
  return Math.floor((2 * rent * daysBetween(from, to) + month) / (2 * month));
}

/** When rent for a period that starts on a date is due. */
export function rentDueAt(date: string): Date {
  return new Date(`${date}T${String(RENT_HOUR_UTC).padStart(2, '0')}:00:00Z`);
}

/** The terms that apply to a period that starts on a date. */
export function termsOn(terms: readonly RentTerms[], date: string): RentTerms {
  const applying = terms.findLast(({ from_date }) => from_date <= date) ?? terms[0];
  if (applying === undefined) throw new RangeError('A rental has at least one row of terms');
  return applying;
}

/**
 * The periods of a stay from its first unbilled day on, without an end if no check-out is agreed.
 * Each ends on a payment day or at check-out. What is too small to be charged joins the next period;
 * if there is none, it is waived.
 */
export function* rentPeriods(
  stay: Stay,
  firstDay: string = stay.start_date,
): Generator<RentPeriod> {
  let from = firstDay;
  let carried = { from: firstDay, amount: 0 };
  while (stay.checkout_date === null || from < stay.checkout_date) {
    const { rental_amount, payment_date } = termsOn(stay.terms, from);
    const payDay = nextPaymentDay(from, payment_date);
    const to =
      stay.checkout_date !== null && stay.checkout_date < payDay ? stay.checkout_date : payDay;
    const amount = carried.amount + prorate(rental_amount, from, to, payment_date);
    if (amount >= SMALLEST_CHARGE) {
      yield { from: carried.from, to, amount, due_at: rentDueAt(from) };
      carried = { from: to, amount: 0 };
    } else {
      carried = { from: carried.from, amount };
    }
    from = to;
    // Nothing is ever charged: an endless stay would never end here.
    if (rental_amount === 0 && isLast(stay.terms, from)) return;
  }
}

const isLast = (terms: readonly RentTerms[], date: string) =>
  terms.every(({ from_date }) => from_date <= date);

/**
 * The first day whose rent a tenant owes who accepts at an instant: of a stay that has begun, only the
 * current period from the later of check-in and its payment day; earlier periods are never charged.
 */
export function firstBilledDay(stay: Stay, acceptedAt: Date): string {
  if (acceptedAt <= rentDueAt(stay.start_date)) return stay.start_date;
  const today = acceptedAt.toISOString().slice(0, 10);
  // Before the hour of a payment day the previous period is still the current one.
  const day = acceptedAt < rentDueAt(today) ? addDays(today, -1) : today;
  const payDay = lastPaymentDay(day, termsOn(stay.terms, day).payment_date);
  return payDay > stay.start_date ? payDay : stay.start_date;
}

/** What a tenant will pay: at acceptance, then first, then every month. Amounts in whole cents. */
export interface RentQuote {
  today: { kind: 'deposit' | 'rent'; amount: number }[];
  /** null: nothing more is due after today. */
  first_rent: RentPeriod | null;
  monthly: { amount: number; payment_date: number };
}

/** The quote for an offer that is accepted at `now`. The charges that follow come from the same periods. */
export function quoteRent(offer: Stay & { deposit: number }, now: Date): RentQuote {
  const { rental_amount, payment_date } = termsOn(offer.terms, offer.start_date);
  const today: RentQuote['today'] = [];
  if (offer.deposit > 0) today.push({ kind: 'deposit', amount: offer.deposit });
  const periods = rentPeriods(offer, firstBilledDay(offer, now));
  let first = periods.next().value ?? null;
  if (first !== null && first.due_at < now) {
    today.push({ kind: 'rent', amount: first.amount });
    first = periods.next().value ?? null;
  }
  return { today, first_rent: first, monthly: { amount: rental_amount, payment_date } };
}

/** The first day of a stay that no rent row covers yet, and when its row is opened. */
export interface UnbilledRent {
  next_rent_on: string | null;
  next_due_at: Date | null;
}

/** What is billed next when every day before `firstDay` is covered. */
export function unbilledRent(stay: Stay, firstDay: string): UnbilledRent {
  const period = rentPeriods(stay, firstDay).next().value;
  return { next_rent_on: period?.from ?? null, next_due_at: period?.due_at ?? null };
}

/** The periods from a day on whose rent is due by now. */
export function dueRent(stay: Stay, firstDay: string, now: Date): RentPeriod[] {
  const due: RentPeriod[] = [];
  for (const period of rentPeriods(stay, firstDay)) {
    if (period.due_at > now) break;
    due.push(period);
  }
  return due;
}

/** What is left of a period that starts on a day, after check-out moved; null: nothing to charge. */
export function trimmedRent(stay: Stay, from: string): RentPeriod | null {
  return rentPeriods(stay, from).next().value ?? null;
}

/** The next rent that falls due after an instant; null: no more will. */
export function nextRent(stay: Stay, firstDay: string, now: Date): RentPeriod | null {
  for (const period of rentPeriods(stay, firstDay)) if (period.due_at > now) return period;
  return null;
}

/** The part of a paid period that a tenant does not use if they leave on a date, in whole cents. */
export function unusedRent(
  paid: { from: string; to: string; amount: number },
  leavesOn: string,
): number {
  const days = daysBetween(paid.from, paid.to);
  const unused = Math.min(days, Math.max(0, daysBetween(leavesOn, paid.to)));
  return days === 0 ? 0 : Math.floor((2 * paid.amount * unused + days) / (2 * days));
}

/** Rent that is still open so many days after it was due is late. */
export const LATE_AFTER_DAYS = 5;
/** Rent whose card failed is charged again so many days after it was due. */
export const RENT_RETRY_DAYS = [1, 3, 5] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

const IN_FLIGHT: readonly ObligationStatus[] = ['collecting', 'action_required'];

/** The status of the rent of one period, for people. */
export function rentState(
  { status, due_at }: { status: ObligationStatus; due_at: Date },
  now: Date,
): RentState {
  if (['paid', 'partially_refunded', 'refunded', 'disputed'].includes(status)) return 'paid';
  if (due_at > now) return 'upcoming';
  if (IN_FLIGHT.includes(status)) return 'pending';
  if (now.getTime() - due_at.getTime() >= LATE_AFTER_DAYS * DAY_MS) return 'late';
  return status === 'failed' || status === 'retry_wait' ? 'failed' : 'due';
}
