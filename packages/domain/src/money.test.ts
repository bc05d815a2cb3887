import { describe, expect, it } from 'vitest';
import { formatDay } from './calendar.ts';
import { formatMoney, toDollars } from './money.ts';
import { averageScore } from './ratings.ts';

describe('money', () => {
  it.each([
    [0, '$0.00'],
    [40_000, '$400.00'],
    [123_456_789, '$1,234,567.89'],
    [-5, '-$0.05'],
  ])('%d cents read %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  it.each([
    ['en', '$400.00'],
    ['es', '$400.00'],
    ['fr', '400,00\u00a0$'],
    ['pt', 'US$\u00a0400,00'],
  ] as const)('money in %s reads %s', (locale, text) => {
    expect(formatMoney(40_000, locale)).toBe(text);
  });

  it('money is sent as dollars', () => {
    expect(toDollars(4999)).toBe(49.99);
  });
});

describe('the average score', () => {
  it('the average score is null without reviews', () => {
    expect(averageScore(0, 0)).toBeNull();
  });

  it('has two decimals at most', () => {
    expect(averageScore(3, 13)).toBe(4.33);
  });
});

describe('the day of an instant', () => {
  it("is by default that of the language's time zone", () => {
    const instant = new Date('2026-03-01T03:00:00Z');
    expect(formatDay(instant)).toBe('February 28, 2026');
    expect(formatDay(instant, undefined, 'fr')).toBe('1er mars 2026');
    expect(formatDay(instant, 'UTC')).toBe('March 1, 2026');
  });
});
