import { expect, it } from 'vitest';
import { addMonths } from './calendar.ts';
import { isListerPlan } from './lists.ts';
import { feeCode, PLAN_RECORDS, renewableFrom, termsRoleOf } from './plans.ts';

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

it('the plans have the specified names, prices, terms and limits', () => {
  const facts = Object.values(PLAN_RECORDS).map(
    ({ plan, title, price_cents, term, months, renews, locations, tenants }) => [
      ...[plan, title, price_cents, term, months, renews, locations, tenants],
    ],
  );
  expect(facts).toEqual([
    ['seeker', 'Seeker', 999, 'per year', 6, false, 0, 0],
    ['basic', 'The New Hire', 4900, 'per year', 12, true, 1, 15],
    ['premium', 'Line Holder', 8900, 'per year', 12, true, 4, 100],
    ['pro', 'Senior Mama', 14_900, 'per year', 12, true, null, null],
  ]);
  expect(PLAN_RECORDS.seeker.description).toBe('$9.99 for six months of access');
  for (const { highlights } of Object.values(PLAN_RECORDS)) expect(highlights).toHaveLength(3);
});

it('a plan decides who is a lister, a seeker or a free tenant', () => {
  expect([null, ...(['seeker', 'basic', 'premium', 'pro'] as const)].map(termsRoleOf)).toEqual([
    ...['tenant', 'seeker', 'lister', 'lister', 'lister'],
  ]);
  expect([undefined, null, 'seeker', 'basic'].map((plan) => isListerPlan(plan as 'basic'))).toEqual(
    [...[false, false, false, true]],
  );
  expect([feeCode('pro'), feeCode('seeker')]).toEqual(['PAYMENT.FEE.LISTER', 'PAYMENT.FEE.SEEKER']);
});
