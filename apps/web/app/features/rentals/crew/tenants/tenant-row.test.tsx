import type { StayEnding } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { loadTexts } from '../../../../i18n/texts.ts';
import { wordsOf } from '../../../../lib/testing.tsx';
import { TenantRow } from './tenant-row.tsx';

await loadTexts('deposit-line', 'my-crew', 'my-rental', 'rental-forms', 'rental-history');

const rental = {
  ...{ id: 7, role: 'lister', status: 'accepted', phase: 'leaving', display_name: 'Tia M.' },
  ...{ location: 'The Nest', room_name: 'Room 1', bed_name: 'Bed 1', booking_reference: '000007' },
  ...{ start_date: '2027-06-01', end_date: null, checkout_date: '2027-06-20', closed_as: null },
  ...{ checkout_requested_date: null, ended_as: null, ended_at: null, rented: 1 },
  ...{ time_zone: 'UTC', rent_today: 400, next_charge: null, owed: null, hold: null },
  ...{ deposit_state: { state: 'none' }, rent_change: null, late_fee_change: null, auto_pay: 0 },
  ...{ autopay_state: null, settlement: null, abilities: {}, credit_kept: null },
};
const words = (more: object) =>
  wordsOf(<TenantRow rental={{ ...rental, ...more } as never} isMeant={false} />);

it('a check-out that is set names what it leaves, with the way to return it', () => {
  const settlement = {
    ...{ unused: { amount: 146.67 }, unused_manual: 0, credit: 25, open: [], deposit_held: 90 },
    ...{ unused_days: { from: '2027-06-20', to: '2027-07-01' }, refunds_pending: 0 },
  };
  expect(words({ settlement })).toContain(
    '$146.67 of paid rent is for later days. Tia M. gets it back only if you return it. ' +
      'Unused days: Jun 20 – 30, 2027. Tia M. has a credit of $25.00. You return it, or keep ' +
      'it for a reason. No rent is charged for later days. Return it',
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
    'You kept a credit of $25.00.',
  );
});
