import type { contract } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { HistoryList } from './history-list.tsx';

type Row = contract.rentals.HistoryRow;

const row: Row = {
  id: 1,
  tenant_id: 7,
  location_id: 3,
  listing_id: 3,
  location: 'House',
  room_and_bed: 'Room 1, Bed 1',
  tenant: 'Ada L.',
  lister: 'Noah C.',
  action: 'write_off',
  change_summary: {},
  money: null,
  reason: null,
  actor: 'lister',
  status: 'accepted',
  time_zone: 'UTC',
  created_at: '2027-03-10T12:00:00.000Z',
};
const words = (action: string, change_summary: Row['change_summary'], more: Partial<Row> = {}) =>
  wordsOf(<HistoryList rows={[{ ...row, action, change_summary, ...more }]} reader="tenant" />);

it('a write-off is one sentence with its amount and period', () => {
  const rent_owed = { from: 70, to: null };
  const rent_days = { from: '2027-03-01', to: '2027-03-08' };
  expect(words('write_off', { rent_owed, rent_days }, { reason: 'Goodwill' })).toMatch(
    /^Noah C. wrote off the rent of \$70.00 for Mar 1 – 7, 2027. Reason: Goodwill/,
  );
  expect(words('write_off', { rent_owed })).toMatch(/^Noah C. wrote off rent of \$70.00. Mar 10/);
});

it('the end of a request to check out is one sentence with its day', () => {
  const request = {
    checkout_requested_date: { from: '2027-06-01', to: null },
    checkout_requested_time: { from: '10:00', to: null },
  };
  expect(words('decline_checkout', request)).toMatch(
    /^Noah C. declined the request to check out on Jun 1, 2027, 10:00.AM UTC. Mar 10/,
  );
  expect(words('withdraw_checkout', request, { actor: 'tenant' })).toMatch(
    /^You withdrew the request to check out on Jun 1, 2027, 10:00.AM UTC. Mar 10/,
  );
});

it('a change says from what and to what, and in which time zone', () => {
  const dates = {
    checkout_date: { from: '2027-02-17', to: '2026-12-06' },
    checkout_time: { from: '11:00', to: '11:00' },
  };
  expect(words('check_out', dates, { time_zone: 'America/Anchorage' })).toMatch(
    /Check-out: changed from Feb 17, 2027, 11:00.AM AKST to Dec 6, 2026, 11:00.AM AKST/,
  );
});

it('a tenant who left reads the same word as on their page', () => {
  expect(words('leave', {}, { actor: 'tenant' })).toMatch(/^You left\. /);
});

it('a step of a changed rent is one sentence with both rents and the first day', () => {
  const rent = {
    rental_amount: { from: 400, to: 500 },
    rent_from: { from: null, to: '2027-04-01' },
  };
  const own = { actor: 'tenant' as const };
  expect([
    words('ask_rent_change', rent),
    words('accept_rent_change', rent, own),
    words('decline_rent_change', rent, { ...own, reason: 'Too much' }),
    words('withdraw_rent_change', rent),
  ]).toEqual([
    'Noah C. asked for a rent of $500.00 from Apr 1, 2027, until now $400.00. It applies only if you accept it. Mar 10, 2027',
    'You accepted a rent of $500.00 from Apr 1, 2027, until then $400.00. Mar 10, 2027',
    'You declined a rent of $500.00 from Apr 1, 2027. It stays $400.00. Reason: Too much Mar 10, 2027',
    'Noah C. took back the rent of $500.00 from Apr 1, 2027. It stays $400.00. Mar 10, 2027',
  ]);
  expect(words('update', rent)).toBe(
    'Noah C. changed the rent to $500.00 from Apr 1, 2027, until then $400.00. No answer is needed. Mar 10, 2027',
  );
  const replacement = {
    rent_replaced: { from: null, to: 480 },
    rent_replaced_from: { from: null, to: '2027-05-01' },
  };
  for (const action of ['update', 'ask_rent_change']) {
    expect(words(action, { ...rent, ...replacement })).toContain(
      'It replaces the rent of $480.00 from May 1, 2027.',
    );
  }
  expect(words('update', { rental_amount: { from: 480, to: 400 }, ...replacement })).toBe(
    'Noah C. took back the rent of $480.00 from May 1, 2027. It stays $400.00. Mar 10, 2027',
  );
  expect(words('decline_rent_change', {}, own)).toMatch(/^You declined the higher rent. Mar 10/);
});

it('a recorded and a voided payment name the credit beside the rent', () => {
  const money = {
    ...{ amount: 1000, payment_for: 'rent' as const, method: 'cash', state: null, kept: 0 },
    ...{ period_from: '2027-03-01', period_to: '2027-04-01', shares: [], deductions: [] },
    ...{ credit: 600, reopened: null, paid_on: '2027-03-10' },
  };
  for (const action of ['add_payment', 'void_payment']) {
    expect(words(action, {}, { money })).toContain('$600.00 of credit');
  }
});

it('each return of a refund and each new try is a sentence with what it is about', () => {
  const step = {
    refund: { from: null, to: 5 },
    refund_amount: { from: null, to: 120 },
    refund_for: { from: null, to: 'rent' },
    refund_days: { from: '2027-03-01', to: '2027-04-01' },
  };
  const next_try_on = { from: null, to: '2027-03-11' };
  const bank = { actor: 'system' as const };
  const rent = 'Rent, Mar 1, 2027 to Mar 31, 2027.';
  expect([
    words('refund_returned', { ...step, next_try_on }, bank),
    words('refund_tried', step, bank),
    words('refund_returned', step, bank),
    words('refund_refused', { ...step, refund_days: { from: null, to: null } }, bank),
  ]).toEqual([
    `The bank sent back $120.00 that was returned to the card: ${rent} The next try is on Mar 11, 2027. Mar 10, 2027`,
    `We tried again to return $120.00 to the card: ${rent} Mar 10, 2027`,
    `The bank sent back $120.00 that was returned to the card: ${rent} It has to go back another way. Mar 10, 2027`,
    '$120.00 could not be returned to the card once more: Rent. Mar 10, 2027',
  ]);
});

it('a closed settlement tells only what it did not return, and AutoPay ends by the name of the lister', () => {
  const not_returned = { from: null, to: 361.29 };
  expect(words('settle', { not_returned })).toBe(
    'Noah C. closed the settlement and did not return $361.29. Mar 10, 2027',
  );
  expect(words('settle', { not_returned, returned: { from: null, to: 50 } })).toBe(
    'Noah C. closed the settlement, returned $50.00 and did not return $361.29. Mar 10, 2027',
  );
  const autopay_ended = { from: null, to: 'payouts_disconnected' };
  expect(words('disable_autopay', { autopay_ended }, { actor: 'system' })).toContain(
    'because Noah C.&#x27;s payout account was disconnected.',
  );
});

it.each([
  ['dispute_lost', 'AutoPay ended because a bank took a payment back for good.'],
  ['payouts_disconnected', 'AutoPay ended because Noah C.&#x27;s payout account was disconnected.'],
])('the end of AutoPay by neither side (%s) names its day once', (end, sentence) => {
  const changes = {
    auto_pay: { from: 1, to: 0 },
    autopay_ended: { from: null, to: end },
  };
  const entry = words('disable_autopay', changes, { actor: 'system' });
  expect(entry).toMatch(/^AutoPay ended because /);
  expect(entry).toContain(sentence);
  expect(entry.match(/Mar 10/g)).toHaveLength(1);
});
