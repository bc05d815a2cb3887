import { describe, expect, it } from 'vitest';
import { addMonths } from './calendar.ts';

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
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-15', 0, '2026-03-15'],
  ])('%s and %i months is %s, at the same time of day', (from, months, to) => {
    expect(on(from, months)).toBe(`${to}T10:20:30.400Z`);
  });
});
