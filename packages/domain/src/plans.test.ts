import { expect, it } from 'vitest';
import { addMonths } from './calendar.ts';
import { renewableFrom } from './plans.ts';

it.each([
  ['basic', '2028-03-01', '2025-03-01'],
  ['seeker', '2026-12-15', '2025-06-15'],
  ['seeker', '2027-08-31', '2026-02-28'],
  ['pro', '2029-02-28', '2026-02-28'],
] as const)('a %s term that ends on %s can be renewed from %s', (plan, ends, from) => {
  expect(renewableFrom(plan, new Date(`${ends}T10:00:00Z`))).toEqual(new Date(`${from}T10:00:00Z`));
});

it('the first term can be renewed from the moment it begins, on every day of a year', () => {
  for (let day = 0; day < 366; day += 1) {
    const begins = new Date(Date.UTC(2027, 6, 1 + day, 10));
    for (const [plan, months] of [
      ['seeker', 6],
      ['basic', 12],
    ] as const) {
      expect(renewableFrom(plan, addMonths(begins, months)) <= begins).toBe(true);
    }
  }
});
