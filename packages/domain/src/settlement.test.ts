import { expect, it } from 'vitest';
import { endOfRent } from './settlement.ts';

const stay = {
  ...{ start_date: '2027-06-01', checkout_date: '2027-09-01' },
  terms: [{ from_date: '2027-06-01', rental_amount: 40_000, payment_date: 1 }],
};
const creditLeft = (unbilled_from: string | null, credit: number) =>
  endOfRent(stay, { rows: [], credit, rests: [], unbilled_from }).credit;

it('what was paid ahead is left over only beyond the rent that is due until the end', () => {
  expect(creditLeft('2027-07-01', 2_500)).toBe(0);
  expect(creditLeft('2027-08-01', 42_500)).toBe(2_500);
  expect(creditLeft(null, 2_500)).toBe(2_500);
});

it('a rest of earlier rent comes off what was paid ahead, with the rent that collects it', () => {
  const left = endOfRent(stay, {
    ...{ rows: [], credit: 42_500, rests: [30], unbilled_from: '2027-08-01' },
  });
  expect(left.credit).toBe(2_470);
});

it('unused days reach to the end of the last period that was paid', () => {
  const row = {
    ...{ id: 1, from: '2027-08-01', to: '2027-09-01', amount: 40_000, settled: 40_000 },
    ...{ carried: 0, by_card: false, refunded: 0, state: 'paid' as const },
    ...{ is_busy: false, is_replacement: false },
  } as const;
  const facts = { rows: [row], credit: 0, rests: [], unbilled_from: null };
  const early = { ...stay, checkout_date: '2027-08-20' };
  expect(endOfRent(early, facts).unused_days).toEqual({ from: '2027-08-20', to: '2027-09-01' });
  expect(endOfRent(stay, facts).unused_days).toBeNull();
});
