import { describe, expect, it } from 'vitest';
import { quoteNow } from './plans.ts';

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
