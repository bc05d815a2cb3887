import { describe, expect, it } from 'vitest';
import { halfUp } from './days.ts';

/** What a change of plan costs, counted again. Amounts in whole cents. */

interface PaidTerm {
  price: number;
  /** What was refunded or disputed of its charge. */
  back: number;
  days: number;
  /** A begun day counts as unused. */
  unused: number;
}

interface PlanQuote {
  credit: number;
  charge: number;
  extraDays: number;
}

/** Less is waived. */
const SMALLEST = 50;

/** A dearer plan, or any plan now: a new term from today, less the unused days of paid ones. */
function quoteNow(terms: readonly PaidTerm[], price: number, days: number): PlanQuote {
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

const YEAR = 365;
const year = (price: number, unused = YEAR) => ({ price, back: 0, days: YEAR, unused });
const [BASIC, PREMIUM, PRO] = [4900, 8900, 14_900];

describe('another plan now', () => {
  it('basic with 183 of 365 days left to premium: $64.43', () => {
    expect(quoteNow([year(BASIC, 183)], PREMIUM, YEAR)).toEqual({
      ...{ credit: 2457, charge: 6443, extraDays: 0 },
    });
  });
  it('four years of basic to pro: nothing, and 115 days longer', () => {
    const terms = Array.from({ length: 4 }, () => year(BASIC));
    expect(quoteNow(terms, PRO, YEAR)).toEqual({ credit: 19_600, charge: 0, extraDays: 115 });
  });
  it('premium on its first day to basic: nothing, and 297 days longer', () => {
    expect(quoteNow([year(PREMIUM)], BASIC, YEAR)).toMatchObject({ charge: 0, extraDays: 297 });
  });
  it('less than fifty cents is waived', () => {
    expect(quoteNow([{ ...year(BASIC), price: 8851 }], PREMIUM, YEAR).charge).toBe(0);
  });
  it('what was refunded of a term is no credit', () => {
    expect(quoteNow([{ ...year(BASIC), back: 4900 }], PREMIUM, YEAR).charge).toBe(PREMIUM);
  });
});
