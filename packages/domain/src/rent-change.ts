import { type RentTerms, rentDueAt, rentPeriods, type Stay, termsOn } from './rent.ts';
import { addDays } from './zoned-time.ts';

/** A changed rent: from when it holds, and whether the tenant has to accept it. */

/** Days between the notice of a higher rent, or late fee, and the first rent that it is for. */
export const RAISE_NOTICE_DAYS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

export const RENT_CHANGE_STATES = ['announced', 'asked', 'accepted', 'declined'] as const;
export type RentChangeState = (typeof RENT_CHANGE_STATES)[number];

/** Whether a changed rent is agreed and will hold, but not today. */
export const isComingChange = (
  { state, from_date }: { state: RentChangeState; from_date: string },
  today: string,
): boolean => (state === 'announced' || state === 'accepted') && from_date > today;

export interface RentChangePlan {
  /** The first day of the first period with the new rent. */
  from: string;
  needsAnswer: boolean;
}

/** The terms that hold today and before; later ones were announced only. */
export const heldTerms = (terms: readonly RentTerms[], today: string): RentTerms[] =>
  terms.filter(({ from_date }, at) => at === 0 || from_date <= today);

/** The first day whose rent is due at least ten days after a notice. */
export function dayAfterNotice(now: Date): string {
  const notice = new Date(now.getTime() + RAISE_NOTICE_DAYS * DAY_MS);
  const day = notice.toISOString().slice(0, 10);
  return rentDueAt(day) >= notice ? day : addDays(day, 1);
}

/**
 * How a new rent of an accepted rental would hold. A lower one applies to periods that begin after
 * today, a higher one ten days after its notice. The tenant has to accept it before an agreed end,
 * or if it is more than 120% of the lowest rent of the twelve months before it.
 * @param nextRentOn the first day without a rent row
 * @param today at the crash pad
 */
export function planRentChange(
  stay: Stay,
  { rental_amount, payment_date }: Pick<RentTerms, 'rental_amount' | 'payment_date'>,
  { nextRentOn, now, today }: { nextRentOn: string | null; now: Date; today: string },
): RentChangePlan {
  const held = heldTerms(stay.terms, today);
  const tomorrow = addDays(today, 1);
  const present = termsOn(held, tomorrow);
  const isRise = rental_amount > present.rental_amount;
  const earliest = isRise ? dayAfterNotice(now) : tomorrow;
  const next = { from_date: tomorrow, rental_amount: present.rental_amount, payment_date };
  const from = firstPeriodFrom({ ...stay, terms: [...held, next] }, nextRentOn, earliest);
  if (!isRise) return { from, needsAnswer: false };
  const isBeforeEnd = stay.checkout_date !== null && from < stay.checkout_date;
  return {
    from,
    needsAnswer: isBeforeEnd || 5 * rental_amount > 6 * lowestBefore(stay, held, from),
  };
}

/**
 * The first day of a rent that is asked for, if the tenant accepts it today: the first unbilled
 * period that begins on the asked day or later, and after today.
 */
export function firstDayIfAccepted(
  stay: Stay,
  askedFrom: string,
  { nextRentOn, today }: { nextRentOn: string | null; today: string },
): string {
  const tomorrow = addDays(today, 1);
  const earliest = askedFrom > tomorrow ? askedFrom : tomorrow;
  return firstPeriodFrom({ ...stay, terms: heldTerms(stay.terms, today) }, nextRentOn, earliest);
}

/** Whether a rent from a day on can still hold: not if the stay ends by then. */
export const isWithinStay = ({ checkout_date }: Stay, from: string): boolean =>
  checkout_date === null || from < checkout_date;

/**
 * The first day of the first unbilled period that begins on a day or later; after the last period,
 * the agreed end.
 */
function firstPeriodFrom(stay: Stay, nextRentOn: string | null, earliest: string): string {
  if (nextRentOn === null) return earliest;
  let end = nextRentOn;
  for (const { from, to } of rentPeriods(stay, nextRentOn)) {
    if (from >= earliest) return from;
    end = to;
  }
  return end > earliest ? end : earliest;
}

/** The lowest rent that held in the twelve months before a day, or since the start. */
function lowestBefore({ start_date }: Stay, held: readonly RentTerms[], day: string): number {
  const yearAgo = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  const first = yearAgo > start_date ? yearAgo : start_date;
  const rents = held.filter(({ from_date }) => from_date > first && from_date < day);
  return Math.min(termsOn(held, first).rental_amount, ...rents.map((rent) => rent.rental_amount));
}
