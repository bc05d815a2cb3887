import { expect, it } from 'vitest';
import { endOfRent, type SettledRow } from './settlement.ts';

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
    ...{
      carried: 0,
      by_card: false,
      refunded: 0,
      returned: 0,
      returned_on: null,
      state: 'paid' as const,
    },
    ...{ is_busy: false, is_due: true, is_replacement: false },
  } as const;
  const facts = { rows: [row], credit: 0, rests: [], unbilled_from: null };
  const early = { ...stay, checkout_date: '2027-08-20' };
  expect(endOfRent(early, facts).unused_days).toEqual({ from: '2027-08-20', to: '2027-09-01' });
  expect(endOfRent(stay, facts).unused_days).toBeNull();
});

const june = {
  ...{ start_date: '2027-06-01', checkout_date: '2027-06-16' as string | null },
  terms: [{ from_date: '2027-06-01', rental_amount: 30_000, payment_date: 1 }],
};
const paid = {
  ...{ id: 1, from: '2027-06-01', to: '2027-07-01', amount: 30_000, settled: 0, carried: 0 },
  ...{ by_card: true, state: 'paid' as const, is_busy: false, is_due: true, is_replacement: false },
  ...{ refunded: 15_000, returned: 15_000, returned_on: '2027-06-10' },
};
const rentOf = (row: SettledRow) => ({
  ...{ rows: [row], credit: 0, rests: [], unbilled_from: null },
});

it('rent that went back for days after the end is not part of the stay', () => {
  const { returned, unused } = endOfRent(june, rentOf(paid));
  expect(unused).toBeNull();
  const days = { from: '2027-06-16', to: '2027-07-01' };
  expect(returned).toEqual({ amount: 15_000, on: '2027-06-10', in_stay: 0, days });
});

it.each([
  ['2027-06-21', 5_000, { from: '2027-06-21', to: '2027-07-01' }],
  ['2027-07-01', 15_000, null],
  ['2027-09-01', 15_000, null],
  [null, 15_000, null],
])(
  'a stay until %s has days again whose rent went back: %i cents',
  (checkout_date, in_stay, days) => {
    const { returned } = endOfRent({ ...june, checkout_date }, rentOf(paid));
    expect(returned).toEqual({ amount: 15_000, on: '2027-06-10', in_stay, days });
  },
);

it('an open row that the check-out shortens names the rent of its whole period', () => {
  const open = { ...paid, state: 'open' as const, by_card: false, returned: 0, returned_on: null };
  const days = { from: '2027-06-01', to: '2027-06-16' };
  const left = { id: 1, amount: 15_000, ...days, rent: 15_000, whole: 30_000 };
  expect(endOfRent(june, rentOf(open)).open).toEqual([left]);
  const after = { ...open, to: '2027-06-16', amount: 15_000 };
  expect(endOfRent(june, rentOf(after)).open).toEqual([left]);
  const whole = endOfRent({ ...june, checkout_date: '2027-07-01' }, rentOf(open)).open;
  expect(whole).toMatchObject([{ amount: 30_000, whole: null }]);
});

it('an open row that loses all its days is canceled, and so it stays after the end', () => {
  const open = { ...paid, state: 'open' as const, by_card: false, returned: 0, returned_on: null };
  const first = { ...june, checkout_date: '2027-06-01' };
  const canceled = [{ id: 1, amount: 30_000, from: '2027-06-01', to: '2027-07-01' }];
  expect(endOfRent(first, rentOf(open))).toMatchObject({ open: [], canceled });
  expect(endOfRent(first, rentOf({ ...open, is_due: false })).canceled).toEqual([]);
  expect(endOfRent(first, rentOf({ ...open, state: 'canceled' }))).toMatchObject({ canceled });
  // Another check-out has billed its days again.
  expect(endOfRent(june, rentOf({ ...open, state: 'canceled' })).canceled).toEqual([]);
});
