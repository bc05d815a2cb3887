import { AUTOPAY, type StayEnding } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { TenantPage } from './tenant-page.tsx';

const leaving = {
  ...{ id: 7, role: 'lister', status: 'accepted', phase: 'leaving', display_name: 'Tia M.' },
  ...{ first_name: 'Tia', last_name: 'Moon', tenant_first_name: 'Tia', tenant_last_name: 'Moon' },
  ...{ user_id: null, listing_id: 3, location: 'The Nest', room_name: 'Room 1', bed_name: 'Bed 1' },
  ...{ email: '', photo: null, airline: null, booking_reference: '000007', note_agreement: '' },
  ...{ start_date: '2027-06-01', end_date: null, checkout_date: '2027-06-20', closed_as: null },
  ...{ accepted_at: '2027-01-01T00:00:00.000Z', ended_at: null, ended_as: null, opened_at: null },
  ...{ checkout_reason: null, checkout_requested_date: null, email_refusal: null },
  ...{ rented: 1, time_zone: 'UTC', rent_today: 400, payment_date: 1, next_charge: null },
  ...{ owed: null, hold: null, deposit_state: { state: 'none' }, late_fee: null },
  ...{ rent_change: null, late_fee_change: null, auto_pay: AUTOPAY.off, autopay_state: null },
  ...{ settlement: null, credit_kept: null, open_charges: [], objections: [] },
  ...{ returned_refunds: [], abilities: {} },
};
/** What the page of a tenant says about their stay and its money. */
const words = (more: object) =>
  wordsOf(
    <TenantPage
      tenant={
        {
          ...{ rental: { ...leaving, ...more }, phone: null, balance: null },
          ...{ account: { data: [], balance: 0 }, history: { data: [], total: 0 } },
        } as never
      }
    />,
    '2027-06-10T12:00:00Z',
  );

const change = { from: '2027-04-01', old: 400, new: 500, asked_at: '2027-03-02T12:00:00.000Z' };

it.each([
  ['announced', null, 'The rent changes to $500.00 on Apr 1, 2027. Until then it is $400.00.'],
  [
    'asked',
    null,
    'You asked for $500.00 from Apr 1, 2027. Tia M. hasn&#x27;t answered yet. Until then the rent stays $400.00.',
  ],
  ['accepted', null, 'Tia M. accepted $500.00 from Apr 1, 2027. Until then the rent is $400.00.'],
  [
    'declined',
    'Too much',
    'Tia M. declined $500.00 from Apr 1, 2027. The rent stays $400.00. Reason: Too much',
  ],
])(
  'a lister reads both rents, the first day and the reason of a rent that is %s',
  (state, reason, says) => {
    expect(words({ rent_change: { ...change, state, reason } })).toContain(says);
  },
);

it('a check-out that is set names what it leaves, with the way to return it', () => {
  const settlement = {
    ...{ unused: { amount: 146.67 }, unused_manual: 0, credit: 25, open: [], deposit_held: 90 },
    ...{ unused_days: { from: '2027-06-20', to: '2027-07-01' }, refunds_pending: 0 },
    returned: {
      ...{ amount: 80, on: '2027-06-10', in_stay: 30 },
      days: { from: '2027-06-20', to: '2027-07-01' },
    },
  };
  expect(words({ settlement })).toContain(
    '$146.67 of paid rent is for later days. Tia M. gets it back only if you return it. ' +
      'Unused days: Jun 20 – 30, 2027. You returned $50.00 of rent for Jun 20 – 30, 2027 on Jun 10, 2027. ' +
      'On Jun 10, 2027 you returned $30.00 of rent for days that are part of the stay again. ' +
      'They are not charged again. To collect it, request a payment. Tia M. has a credit of $25.00. You return it, or keep ' +
      'it for a reason. No rent is charged for days from Jun 20, 2027 on. Return it',
  );
  expect(words({ settlement: { ...settlement, unused: null, credit: 0 } })).not.toContain('Return');
});

it.each([
  ['left', 'Tia M. left.'],
  ['checked_out', 'You checked Tia M. out.'],
  ['confirmed', 'The stay ended on the day that Tia M. asked for, which you confirmed.'],
  ['set', 'The stay ended on the day that you set.'],
  ['agreed', 'The stay ended on the agreed day.'],
] as const satisfies [StayEnding, string][])(
  'the lister reads who ended a stay: %s',
  (ended_as, says) => {
    expect(words({ status: 'complete', phase: 'ended', ended_as })).toContain(says);
  },
);

it('credit that was kept stays on the row of a past stay', () => {
  const credit_kept = { amount: 25, reason: 'A broken lamp' };
  expect(words({ status: 'complete', phase: 'ended', credit_kept })).toContain(
    'You kept a credit of $25.00. Reason: A broken lamp',
  );
});

it('what a closed settlement did not return stands on the row, as on the page of the tenant', () => {
  const settlement = {
    ...{ unused: { amount: 361.29, charge_id: 7, rows: [] }, unused_manual: 0, unused_days: null },
    ...{ returned: null, credit: 0, open: [], deposit_held: 0, refunds_pending: 0 },
    ...{ agreed_end: null, settled_at: '2027-06-21T00:00:00.000Z' },
  };
  const past = { status: 'complete', phase: 'ended' };
  expect(words({ ...past, settlement })).toContain(
    'You settled with Tia M. and did not return $361.29.',
  );
});

const RENT = { id: 7, period_from: '2027-06-01', period_to: '2027-07-01', reopened: null };
const OBJECTION = {
  ...{ id: 1, charge_id: 7, about: 'rent', amount: 400, text: 'Too much' },
  ...{ on: '2027-06-05', answer: null, answered_on: null, withdrawn_on: null },
  days: { from: '2027-06-01', to: '2027-07-01' },
};

it('an open objection stands on the row with its rent, its words and the way to answer', () => {
  expect(words({ open_charges: [RENT], objections: [OBJECTION] })).toContain(
    'Tia M. objected to the rent of $400.00 for Jun 1 – 30, 2027 on Jun 5, 2027: “Too much” Answer objection',
  );
});

it('an answered objection stays with its answer while its rent is unpaid', () => {
  const objections = [{ ...OBJECTION, answer: 'As agreed', answered_on: '2027-06-06' }];
  const row = words({ open_charges: [RENT], objections });
  expect(row).toContain('You answered on Jun 6, 2027: “As agreed”');
  expect(row).not.toContain('Answer objection');
  expect(words({ objections })).not.toContain('As agreed');
});

it.each([
  ['dispute', 'The bank took back the rent for Jun 1 – 30, 2027 on Jun 9, 2027.'],
  ['entry', 'You corrected an entry on Jun 9, 2027. The rent for Jun 1 – 30, 2027 is open again.'],
] as const)('rent that is open again says since when and why: %s', (by, says) => {
  expect(words({ open_charges: [{ ...RENT, reopened: { on: '2027-06-09', by } }] })).toContain(
    says,
  );
});

it('money that waits for a new card says so', () => {
  expect(words({ hold: 'new_card' })).toContain('No automatic charge until Tia M. adds a new card');
});

it('the answer to a changed rent names the tenant', () => {
  const rent_change = { state: 'accepted', new: 440, old: 400, from: '2027-07-01', reason: null };
  expect(words({ rent_change })).toContain('Tia M. accepted $440.00 from Jul 1, 2027.');
});

it('a check-out that is set stands with its reason until the stay has ended', () => {
  const checkout_reason = 'The roof leaks.';
  expect(words({ checkout_reason })).toContain('Reason: The roof leaks.');
});

it('a changed rent names the one that it replaces', () => {
  const replacement = { amount: 450, from: '2027-03-01' };
  const rent_change = { ...change, state: 'announced', reason: null, replaced: replacement };
  expect(words({ rent_change })).toContain('It replaces the rent of $450.00 from Mar 1, 2027.');
});

it('a refund that the bank has sent back for good says what the lister does next', () => {
  const returned_refunds = [{ id: 1, amount: 50, on: '2027-03-12' }];
  expect(words({ returned_refunds })).toContain(
    'The bank sent back your refund of $50.00 on Mar 12, 2027. Return it another way.',
  );
});
