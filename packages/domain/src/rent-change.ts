import { CARD_AMOUNT_MAX } from './fees.ts';
import { toCents } from './money.ts';
import { type RentTerms, rentDueAt, rentPeriods, type Stay, termsOn } from './rent.ts';
import { AUTOPAY, type AutoPay } from './rental-lifecycle.ts';
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

interface RentChangeFacts {
  nextRentOn: string | null;
  now: Date;
  today: string;
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
 * @param notBefore the day on which the lister wants it to begin, or later
 */
export function planRentChange(
  stay: Stay,
  { rental_amount, payment_date }: Pick<RentTerms, 'rental_amount' | 'payment_date'>,
  { nextRentOn, now, today, notBefore }: RentChangeFacts & { notBefore?: string | undefined },
): RentChangePlan {
  const { held, present, billed } = billedUntil(stay, payment_date, today);
  const isRise = rental_amount > present.rental_amount;
  const possible = isRise ? dayAfterNotice(now) : addDays(today, 1);
  const earliest = notBefore !== undefined && notBefore > possible ? notBefore : possible;
  const from = firstPeriodFrom(billed, nextRentOn, earliest);
  if (!isRise) return { from, needsAnswer: false };
  const isBeforeEnd = stay.checkout_date !== null && from < stay.checkout_date;
  return {
    from,
    needsAnswer: isBeforeEnd || 5 * rental_amount > 6 * lowestBefore(stay, held, from),
  };
}

/** The rent that holds before a new one, and the stay billed with it. */
function billedUntil(stay: Stay, payment_date: number, today: string) {
  const held = heldTerms(stay.terms, today);
  const tomorrow = addDays(today, 1);
  const present = termsOn(held, tomorrow);
  const next = { from_date: tomorrow, rental_amount: present.rental_amount, payment_date };
  return { held, present, billed: { ...stay, terms: [...held, next] } };
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

/** One change of rents of many rentals changes at most so many. */
export const RENTS_CHANGED_MAX = 100;
/** The limits of a rent that such a change leads to, in dollars, and of its percent. */
export const CHANGED_RENT = { min: 0.5, max: 100_000 };
export const RENT_PERCENT = { min: -100, max: 1000 };

/** How a lister changes rents: to an amount, by an amount, or by percent with up to two decimals. */
export interface RentAdjustment {
  /** US dollars. */
  to?: number | undefined;
  by_amount?: number | undefined;
  by_percent?: number | undefined;
}

/** A rent after the change, in whole cents, rounded half up. */
export function adjustedRent(rent: number, { to, by_amount, by_percent }: RentAdjustment): number {
  if (to !== undefined) return toCents(to);
  if (by_amount !== undefined) return rent + toCents(by_amount);
  const share = 10_000 + Math.round(100 * (by_percent ?? 0));
  return Math.floor((2 * rent * share + 10_000) / 20_000);
}

/** Why the rent of a rental cannot be changed like this, with the field that it is about. */
export interface RentFault {
  field: 'change' | 'from';
  key:
    | 'is_too_small'
    | 'is_too_large'
    | 'is_above_the_card_maximum'
    | 'date_is_before_tomorrow'
    | 'notice_is_too_short'
    | 'stay_ends_before';
}

/** An accepted rental whose rent changes; amounts in whole cents. */
interface RentedBed {
  stay: Stay;
  /** The one that was agreed last. */
  rental_amount: number;
  payment_date: number;
  auto_pay: AutoPay;
}

export interface AdjustedRent extends RentChangePlan {
  old: number;
  new: number;
  /** null: the change is possible. */
  fault: RentFault | null;
}

/**
 * How a change of rents applies to one rental, for the page before the press and for the command.
 * @param from the day that the lister chose: periods that begin on it or later have the new rent
 */
export function planAdjustedRent(
  { stay, rental_amount: old, payment_date, auto_pay }: RentedBed,
  adjustment: RentAdjustment,
  {
    from,
    cardMax = CARD_AMOUNT_MAX,
    ...facts
  }: RentChangeFacts & { from: string; cardMax?: number },
): AdjustedRent {
  const rent = adjustedRent(old, adjustment);
  const terms = { rental_amount: rent, payment_date };
  const plan = planRentChange(stay, terms, { ...facts, notBefore: from });
  const find = (): RentFault | null => {
    if (rent < toCents(CHANGED_RENT.min)) return { field: 'change', key: 'is_too_small' };
    if (rent > toCents(CHANGED_RENT.max)) return { field: 'change', key: 'is_too_large' };
    const isByCard = auto_pay !== AUTOPAY.off;
    if (isByCard && rent > cardMax) return { field: 'change', key: 'is_above_the_card_maximum' };
    if (from <= facts.today) return { field: 'from', key: 'date_is_before_tomorrow' };
    if (isShortNotice(stay, terms, { from, ...facts })) {
      return { field: 'from', key: 'notice_is_too_short' };
    }
    return isWithinStay(stay, plan.from) ? null : { field: 'from', key: 'stay_ends_before' };
  };
  return { ...plan, old, new: rent, fault: find() };
}

/** Whether a rise would begin, or is meant to begin, earlier than ten days after its notice. */
function isShortNotice(
  stay: Stay,
  { rental_amount, payment_date }: Pick<RentTerms, 'rental_amount' | 'payment_date'>,
  { from, nextRentOn, now, today }: RentChangeFacts & { from: string },
): boolean {
  const { present, billed } = billedUntil(stay, payment_date, today);
  if (rental_amount <= present.rental_amount) return false;
  if (from < addDays(today, RAISE_NOTICE_DAYS)) return true;
  return firstPeriodFrom(billed, nextRentOn, from) < dayAfterNotice(now);
}
