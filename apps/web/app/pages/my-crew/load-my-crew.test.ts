import { expect, it } from 'vitest';
import { balanced } from './load-my-crew.ts';

const tenants = { rentals: [{ id: 1 }, { id: 2 }, { id: 3 }], total: 3 };
/** The third is an invitation, which owes nothing and has no balance. */
const balances = [
  { rental_id: 2, owed: 398.33 },
  { rental_id: 1, owed: 0 },
];
const idsOf = ({ rentals }: typeof tenants) => rentals.map(({ id }) => id);

it('tenants stand in the order of their balances, and invitations last', () => {
  expect(idsOf(balanced(tenants, balances, { owing: false, sort: 'owed' }))).toEqual([2, 1, 3]);
});

it('without an order in the address tenants stay as the server lists them', () => {
  expect(idsOf(balanced(tenants, balances, { owing: false, sort: null }))).toEqual([1, 2, 3]);
});

it('only tenants who owe something stand behind the filter, and are counted', () => {
  const owing = balanced(tenants, balances, { owing: true, sort: null });
  expect([idsOf(owing), owing.total]).toEqual([[2], 1]);
});
