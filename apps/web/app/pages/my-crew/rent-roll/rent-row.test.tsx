import type { contract } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../../lib/testing.tsx';
import { RentRow } from './rent-row.tsx';

const row: contract.reports.RentRow = {
  rental_id: 3,
  charge_id: 7,
  tenant: 'Ada L.',
  photo: null,
  location: 'House',
  listing_id: 2,
  bed: 'Room 1, Bed 1',
  time_zone: 'America/New_York',
  period_from: '2027-01-01',
  period_to: '2027-02-01',
  due_at: '2027-01-01T07:00:00.000Z',
  amount: 245.16,
  settled: 245.16,
  refunded: 0,
  taken_back: 0,
  state: 'paid',
  late_days: null,
  reopened: null,
  hold: null,
  by: 'autopay',
  fee: 7.41,
  net: 237.75,
  refunds: [],
  objections: [],
  dispute: null,
  next_attempt_at: null,
  late_fee: null,
  abilities: { collect: false, add_payment: false, refund: true, write_off: false },
};
const words = (more: Partial<contract.reports.RentRow>) =>
  wordsOf(<RentRow row={{ ...row, ...more }} />);

it('two buttons of a rent have a line of their own on narrow screens, and no amount breaks', () => {
  const late = {
    ...row,
    state: 'late',
    late_days: 9,
    abilities: { ...row.abilities, collect: true, add_payment: true },
  } as const;
  const html = htmlOf(<RentRow row={late} />);
  expect(html).toMatch(/[ "]max-xl:col-span-full[ "]/);
  expect(html).toContain('<strong class="whitespace-nowrap">$245.16');
});

it('a paid row of the rent roll names its refunds with state and day', () => {
  const refund = { method: 'card' as const, replaced: false, reason: null, returns: 0 };
  const rowText = words({
    refunded: 103.23,
    refunds: [
      { ...refund, id: 1, amount: 103.23, state: 'done', on: '2027-01-05', next_try_on: null },
      {
        ...refund,
        id: 2,
        amount: 20,
        state: 'retrying',
        returns: 1,
        on: '2027-01-06',
        next_try_on: '2027-01-09',
      },
    ],
  });
  expect(rowText).toContain('$245.16 paid, $103.23 refunded');
  expect(rowText).toContain('$103.23 refunded on Jan 5, 2027');
  expect(rowText).toContain('The bank returned $20.00 on Jan 6, 2027. We try again on Jan 9, 2027');
});

it('a refund that the bank has returned, or that waits for it, is not "refunded" on the rent roll', () => {
  const refund = { id: 1, amount: 245.16, method: 'card' as const, replaced: false, reason: null };
  const day = { on: '2027-01-06', next_try_on: null };
  const rowWith = (state: 'done' | 'retrying' | 'returned' | 'pending', returns: number) =>
    words({ refunded: 245.16, refunds: [{ ...refund, ...day, state, returns }] });
  for (const [state, returns] of [
    ['retrying', 1],
    ['returned', 3],
    ['pending', 0],
  ] as const) {
    expect(rowWith(state, returns)).not.toMatch(/paid, \$245.16 refunded|Refunded/);
    expect(rowWith(state, returns)).toContain('Paid');
  }
  expect(rowWith('done', 1)).toContain('Refunded');
  expect(rowWith('done', 1)).toContain(
    '$245.16 refunded on Jan 6, 2027, tried again after the bank had returned it',
  );
});

it('a disputed row of the rent roll says what comes next, and what the bank took only once', () => {
  const dispute = {
    state: 'open' as const,
    amount: 245.16,
    taken_back: 245.16,
    given_back: 0,
    opened_on: '2027-01-08',
    decided_on: null,
    next: 'bank_decides' as const,
    replacement: null,
  };
  const rowText = words({ taken_back: 245.16, dispute });
  expect(rowText).toContain('$245.16 disputed since Jan 8, 2027. The bank decides who keeps it.');
  expect(rowText).not.toContain('taken back');
  expect(words({ taken_back: 245.16 })).toContain('$245.16 paid, $245.16 taken back by the bank');
});

it('an open row of the rent roll names the next charge of the card', () => {
  const open = { state: 'due' as const, settled: 0, fee: null, net: null };
  expect(words({ ...open, next_attempt_at: '2027-01-02T07:00:00.000Z' })).toMatch(
    /We charge the card on Sat, Jan 2, 2027, .*7:00.AM.UTC/,
  );
  expect(words({ ...open, next_attempt_at: row.due_at })).not.toContain('We charge the card');
});

it('rent that is due, or that no card is charged for, has a day and no hour', () => {
  const rowWith = (state: 'upcoming' | 'due', next_attempt_at: string | null) =>
    words({ state, settled: 0, fee: null, net: null, next_attempt_at });
  expect(rowWith('upcoming', row.due_at)).toMatch(/Due Fri, Jan 1, 2027, .*7:00.AM.UTC/);
  for (const day of [rowWith('upcoming', null), rowWith('due', row.due_at), words({})]) {
    expect(day).toContain('Due Jan 1, 2027');
    expect(day).not.toContain('UTC');
  }
});

it('a row whose rent was returned in full reads Refunded, and Paid after a part', () => {
  expect(words({ refunded: 245.16 })).toContain('Refunded');
  expect(words({ refunded: 103.23 })).toContain('Paid');
});

it('rent that is open again says why', () => {
  const open = { ...row, state: 'late' as const, late_days: 2, taken_back: 0 };
  const reopened = { by: 'dispute' as const, on: '2027-01-20' };
  expect(wordsOf(<RentRow row={{ ...open, reopened }} />)).toContain(
    'The bank took back the rent for Jan 1 – 31, 2027 on Jan 20, 2027. It is open again.',
  );
});
