import { describe, expect, it } from 'vitest';
import { addMonths, monthNumber, monthOf } from './calendar.ts';

const on = (from: string, months: number) =>
  addMonths(new Date(`${from}T10:20:30.400Z`), months).toISOString();

describe('months from an anchor', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-05-31', 6, '2026-11-30'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-08-29', 6, '2027-02-28'],
    ['2027-08-29', 6, '2028-02-29'],
    ['2026-08-31', 12, '2027-08-31'],
    ['2028-02-29', 24, '2030-02-28'],
    ['2028-02-28', 12, '2029-02-28'],
    // No leap year, as the last of a century is not.
    ['2096-02-29', 48, '2100-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-03-15', 0, '2026-03-15'],
  ])('%s and %i months is %s, at the same time of day', (from, months, to) => {
    expect(on(from, months)).toBe(`${to}T10:20:30.400Z`);
  });
});

describe('the number of a month', () => {
  it('is the same from its first to its last instant in UTC, and one more after it', () => {
    expect(monthNumber(new Date('2026-12-01T00:00:00Z'))).toBe(monthOf(2026, 12));
    expect(monthNumber(new Date('2026-12-31T23:59:59.999Z'))).toBe(monthOf(2026, 12));
    expect(monthNumber(new Date('2027-01-01T00:00:00Z'))).toBe(monthOf(2026, 12) + 1);
  });
});
