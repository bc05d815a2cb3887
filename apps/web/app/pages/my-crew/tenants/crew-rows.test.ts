import { expect, it } from 'vitest';
import { byHouse, type CrewRow, crewRows, firstFolded, isPressing } from './crew-rows.ts';

const rental = (id: number, more: object = {}) =>
  ({
    ...{ id, listing_id: 1, location: 'Nest', room_name: 'Front', bed_name: `F${id}` },
    ...{ tenant_first_name: `Tia ${id}`, tenant_last_name: '', rent_today: 400 },
    ...{ start_date: '2027-01-01', deposit_state: { open: 0 }, autopay_state: null },
    ...more,
  }) as never;
const balance = (rental_id: number, owed: number, more: object = {}) =>
  ({ rental_id, owed, late_days: null, next: null, ...more }) as never;

const rentals = [rental(10), rental(2), rental(3, { listing_id: 2, location: 'Den' })];
/** The tenth is an invitation, which has no balance. */
const balances = [balance(2, 0), balance(3, 398.33, { late_days: 9 })];
const idsOf = (state: object) =>
  crewRows(rentals, balances, { owing: false, sort: null, dir: null, ...state }).map(
    (row) => row.rental.id,
  );

it('tenants stand by crash pad and bed, with beds counted as numbers', () => {
  expect(idsOf({})).toEqual([3, 2, 10]);
  expect(idsOf({ sort: 'house', dir: 'desc' })).toEqual([10, 2, 3]);
});

it('an order by what is owed has the highest first and invitations last in both directions', () => {
  expect(idsOf({ sort: 'owed' })).toEqual([3, 2, 10]);
  expect(idsOf({ sort: 'owed', dir: 'asc' })).toEqual([2, 3, 10]);
});

it('the longest late comes first, and those without late rent stand by name', () => {
  expect(idsOf({ sort: 'late' })).toEqual([3, 2, 10]);
});

it('behind the filter stand those who owe something', () => {
  expect(idsOf({ owing: true })).toEqual([3]);
});

it('each crash pad has its own rows, in the order of the first of them', () => {
  const rows = crewRows(rentals, balances, { owing: false, sort: null, dir: null });
  expect(byHouse(rows).map(({ title, rows }) => [title, rows.length])).toEqual([
    ['Den', 1],
    ['Nest', 2],
  ]);
});

it('crash pads below the first forty lines are folded, and a single one never is', () => {
  const house = (id: number, count: number) => ({ id, title: '', rows: Array(count).fill({}) });
  expect([...firstFolded([house(1, 20), house(2, 20), house(3, 1)])]).toEqual([3]);
  expect([...firstFolded([house(1, 60), house(2, 2)])]).toEqual([2]);
});

it.each([
  ['late rent', {}, { late_days: 3 }, true],
  [
    'an invitation whose start has passed',
    { status: 'pending', start_date: '2027-01-01' },
    {},
    true,
  ],
  ['an invitation that starts later', { status: 'pending', start_date: '2027-03-01' }, {}, false],
  ['a request to leave', { abilities: { confirm_checkout: true } }, {}, true],
  ['money that waits', { hold: 'new_card' }, {}, true],
  ['an ordinary tenant', {}, {}, false],
])('a folded crash pad shows who waits for the lister: %s', (_, more, owing, isShown) => {
  const row = {
    rental: {
      ...{ status: 'accepted', objections: [], returned_refunds: [], hold: null },
      ...{ autopay_state: null, email_refusal: null, abilities: {}, ...more },
    },
    balance: { late_days: null, ...owing },
  } as unknown as CrewRow;
  expect(isPressing(row, '2027-02-01')).toBe(isShown);
});
