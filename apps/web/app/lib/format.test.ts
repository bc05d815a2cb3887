import { describe, expect, it } from 'vitest';
import {
  calendarDate,
  count,
  exactMoney,
  fullDate,
  miles,
  money,
  moneyRange,
  monthAndYear,
  score,
} from './format.ts';

describe('formatters', () => {
  it('write money', () => {
    expect(money(400)).toBe('$400');
    expect(money(9.99)).toBe('$9.99');
    expect(money(12.5)).toBe('$12.50');
    expect(exactMoney(400)).toBe('$400.00');
    expect(moneyRange(250, 400)).toBe('$250 – $400');
    expect(moneyRange(250, null)).toBe('$250');
    expect(moneyRange(250, 250)).toBe('$250');
  });

  it('write miles as the specification does', () => {
    expect(miles(3)).toBe('3 mi');
    expect(miles(10)).toBe('10 mi');
    expect(miles(11)).toBe('11+ ml');
  });

  it('write numbers', () => {
    expect(count(80_000)).toBe('80,000');
    expect(score(5)).toBe('5.0');
    expect(score(4.25)).toBe('4.3');
  });

  it('write instants in the zone of the language and calendar dates in none', () => {
    expect(fullDate('2026-06-06T02:00:00Z')).toBe('Friday, June 5, 2026');
    expect(fullDate('2026-06-06T02:00:00Z', 'fr')).toBe('Saturday, June 6, 2026');
    expect(monthAndYear('2026-06-01T02:00:00Z')).toBe('May 2026');
    expect(calendarDate('2026-06-06')).toBe('Saturday, June 6, 2026');
  });

  it('write the language of the texts around them, whose locale has no texts of its own', () => {
    expect(exactMoney(1400, 'fr')).toBe('$1,400.00');
    expect(money(9.99, 'pt')).toBe('$9.99');
    expect(count(80_000, 'es')).toBe('80,000');
    expect(score(4.25, 'fr')).toBe('4.3');
    expect(calendarDate('2026-06-06', 'es')).toBe('Saturday, June 6, 2026');
  });
});
