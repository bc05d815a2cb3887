import { addMonths, ENTERED_WITHIN_YEARS } from './calendar.ts';
import type { ObligationStatus, RentState } from './money-lists.ts';
import { addDays, dayInMonth, daysBetween, localDate } from './zoned-time.ts';

/** Rent by periods: amounts, days and due times. Dates are YYYY-MM-DD. */

/** Rent is due at this UTC hour on the first day of its period. */
export const RENT_HOUR_UTC = 7;
/** A smaller amount cannot be charged to a card and is added to the next period. Whole cents. */
export const SMALLEST_CHARGE = 50;
/** One entry covers at most this many periods whose rent is not due yet. */
export const COVERED_AHEAD_MAX = 12;
/** An entry can be voided until this many days after it was recorded. */
export const VOIDED_WITHIN_DAYS = 60;
/** After a later void, the card is not charged for rent that is due already. */
export const VOIDED_FOR_CARD_HOURS = 24;
const DAY_MS = 24 * 60 * 60 * 1000;
export const PAYMENT_DATE_MIN = 1;
export const PAYMENT_DATE_MAX = 28;

/** The monthly rent and its payment day, from a date on. */
export interface RentTerms {
  from_date: string;
  /** Whole cents a month. */
  rental_amount: number;
  /** 1 to 28, which every month has. */
  payment_date: number;
}

export interface RentPeriod {
  /** First day. */
  from: string;
  /** Exclusive end. */
  to: string;
  /** Whole cents. */
  amount: number;
  due_at: Date;
}

export interface Stay {
  start_date: string;
  /** The agreed check-out day, which is not charged. */
  checkout_date: string | null;
  /** Ascending by date; the first one also applies to all earlier days. */
  terms: readonly RentTerms[];
}

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

/**
 * The share of a month's rent for the days [from, to) of one period, in whole cents, rounded half
 * up.
 */
export function prorate(rent: number, from: string, to: string, paymentDate: number): number {
  const month = daysBetween(lastPaymentDay(from, paymentDate), nextPaymentDay(from, paymentDate));
  return Math.floor((2 * rent * daysBetween(from, to) + month) / (2 * month));
}

/** When rent of a period with this start is due. */
export function rentDueAt(date: string): Date {
  return new Date(`${date}T${String(RENT_HOUR_UTC).padStart(2, '0')}:00:00Z`);
}

/** The day on which rent is due: the agreed one at the usual hour, otherwise that at the crash pad. */
export function dueDay(dueAt: Date, timeZone: string): string {
  const agreed = dueAt.toISOString().slice(0, 10);
  return rentDueAt(agreed).getTime() === dueAt.getTime() ? agreed : localDate(dueAt, timeZone);
}

/** The first instant at or after this one at which rent is charged. */
export function nextRentHour(at: Date): Date {
  const day = at.toISOString().slice(0, 10);
  const due = rentDueAt(day);
  return due < at ? rentDueAt(addDays(day, 1)) : due;
}

/**
 * The day on which money counts in reports: its own, unless the year of that day was closed, at the
 * end of April 30 of the next year, when it was recorded.
 */
export function countedDay(day: string, recordedOn: string): string {
  const closesOn = `${Number(day.slice(0, 4)) + 1}-05-01`;
  return recordedOn >= closesOn ? recordedOn : day;
}

/** The terms of a period with this start. */
export function termsOn(terms: readonly RentTerms[], date: string): RentTerms {
  const applying = terms.findLast(({ from_date }) => from_date <= date) ?? terms[0];
  if (applying === undefined) throw new RangeError('A rental has at least one row of terms');
  return applying;
}

/**
 * The periods of a stay from its first unbilled day on, infinite without an agreed check-out. Each
 * ends on a payment day or at check-out. An amount too small to charge is added to the next period;
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
    // The last day of the calendar: no period follows.
    if (to === from) return;
    from = to;
    // Nothing is ever charged, so an open-ended stay would loop forever.
    if (rental_amount === 0 && isLast(stay.terms, from)) return;
  }
}

const isLast = (terms: readonly RentTerms[], date: string) =>
  terms.every(({ from_date }) => from_date <= date);

/**
 * The first billed day for an acceptance at an instant: if the stay has begun, only the current
 * period, from the later of check-in and its payment day; earlier periods are never charged.
 */
export function firstBilledDay(stay: Stay, acceptedAt: Date): string {
  if (acceptedAt <= rentDueAt(stay.start_date)) return stay.start_date;
  const today = acceptedAt.toISOString().slice(0, 10);
  // Before the due hour of a payment day the previous period is still the current one.
  const day = acceptedAt < rentDueAt(today) ? addDays(today, -1) : today;
  const payDay = lastPaymentDay(day, termsOn(stay.terms, day).payment_date);
  return payDay > stay.start_date ? payDay : stay.start_date;
}

/** The first day of a stay without a rent row, and when its row is opened. */
export interface UnbilledRent {
  next_rent_on: string | null;
  next_due_at: Date | null;
}

/** The next period to bill when all days before `firstDay` are covered. */
export function unbilledRent(stay: Stay, firstDay: string): UnbilledRent {
  const period = rentPeriods(stay, firstDay).next().value;
  return { next_rent_on: period?.from ?? null, next_due_at: period?.due_at ?? null };
}

/** The first unbilled day that can still be billed: within the years that dates lie in. */
export function billableFrom(stay: Stay, firstDay: string, now: Date): string {
  const oldest = firstBilledDay(stay, addMonths(now, -12 * ENTERED_WITHIN_YEARS));
  return firstDay > oldest ? firstDay : oldest;
}

/** The periods from a day on that are due now. */
export function dueRent(stay: Stay, firstDay: string, now: Date): RentPeriod[] {
  const due: RentPeriod[] = [];
  for (const period of rentPeriods(stay, billableFrom(stay, firstDay, now))) {
    if (period.due_at > now) break;
    due.push(period);
  }
  return due;
}

/** The rest of a period after check-out moved; null if there is nothing to charge. */
export function trimmedRent(stay: Stay, from: string): RentPeriod | null {
  return rentPeriods(stay, from).next().value ?? null;
}

/** The next rent due after an instant; null if none. */
export function nextRent(stay: Stay, firstDay: string, now: Date): RentPeriod | null {
  for (const period of rentPeriods(stay, billableFrom(stay, firstDay, now))) {
    if (period.due_at > now) return period;
  }
  return null;
}

/** The unused part of a paid period when the tenant leaves on a date, in whole cents. */
export function unusedRent(
  paid: { from: string; to: string; amount: number },
  leavesOn: string,
): number {
  const days = daysBetween(paid.from, paid.to);
  const unused = Math.min(days, Math.max(0, daysBetween(leavesOn, paid.to)));
  return days === 0 ? 0 : Math.floor((2 * paid.amount * unused + days) / (2 * days));
}

/** Open rent is late this many days after the later of its due time and its creation. */
export const LATE_AFTER_DAYS = 5;
/** The lister's reminders of one late period. */
export const REMINDERS_MAX = 3;
/** Maximum length of the message of a reminder. */
export const REMINDER_MESSAGE_MAX = 500;
/** Retries of rent after a failed charge, in days after it was due. */
export const RENT_RETRY_DAYS = [1, 3, 5] as const;

const IN_FLIGHT: readonly ObligationStatus[] = ['collecting', 'action_required'];

/** The displayed status of the rent of one period. Late rent is late whatever it waits for. */
export function rentState(
  { status, due_at, late_from }: { status: ObligationStatus; due_at: Date; late_from: Date | null },
  now: Date,
): RentState {
  if (['paid', 'partially_refunded', 'refunded', 'disputed'].includes(status)) return 'paid';
  if (due_at > now) return 'upcoming';
  if (late_from !== null && late_from <= now) return 'late';
  if (IN_FLIGHT.includes(status)) return 'pending';
  return status === 'failed' || status === 'retry_wait' ? 'failed' : 'due';
}

interface OpenRent {
  due_at: Date;
  /** Of its row: a moment after it was due, or the end of an outage. */
  created_at: Date;
}

/** The day at the crash pad since which rent has been open: its due day, or a later one of its row. Pure. */
export function rentOpenDay({ due_at, created_at }: OpenRent, timeZone: string): string {
  const [dueOn, createdOn] = [dueDay(due_at, timeZone), localDate(created_at, timeZone)];
  return createdOn > dueOn ? createdOn : dueOn;
}

/**
 * For how many days rent has been open: from that day to today at the crash pad. Where rent is due on
 * the evening before its day, a day is over at that hour.
 */
export function lateDays(rent: OpenRent, timeZone: string, now: Date): number {
  const since = rentOpenDay(rent, timeZone);
  const opened = since === dueDay(rent.due_at, timeZone) ? rent.due_at : rent.created_at;
  const whole = Math.floor((now.getTime() - opened.getTime()) / DAY_MS);
  return Math.max(0, whole, daysBetween(since, localDate(now, timeZone)));
}
