import { halfUp } from './days.ts';

/** What a change of plan costs, counted again. Amounts in whole cents. */

export interface PaidTerm {
  price: number;
  /** What was refunded or disputed of its charge. */
  back: number;
  days: number;
  /** A begun day counts as unused. */
  unused: number;
}

export interface PlanQuote {
  credit: number;
  charge: number;
  extraDays: number;
}

/** Less is waived. */
const SMALLEST = 50;

/** A dearer plan, or any plan now: a new term from today, less the unused days of paid ones. */
export function quoteNow(terms: readonly PaidTerm[], price: number, days: number): PlanQuote {
  const credit = terms.reduce(
    (total, term) => total + halfUp(term.price - term.back, term.unused, term.days),
    0,
  );
  const difference = price - credit;
  return {
    credit,
    charge: difference < SMALLEST ? 0 : difference,
    extraDays: difference < 0 ? Math.floor((days * -difference) / price) : 0,
  };
}
