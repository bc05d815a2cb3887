import type { StayEnding } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { wordsOf } from '../../lib/testing.tsx';
import { PastRentals } from './past-rentals.tsx';

const rental = {
  ...{ id: 7, status: 'complete', phase: 'ended', closed_as: 'checked_out', location: 'The Nest' },
  ...{ room_name: 'Room 1', bed_name: 'Bed 1', time_zone: 'UTC', lister: { display_name: 'Lea' } },
  ...{ start_date: '2027-06-01', checkout_date: '2027-06-20', checkout_reason: null },
  ...{ deposit_state: { state: 'none' }, settlement: null, credit_kept: null, ended_as: null },
  ...{ open_charge: null, open_charges: [], hold: null, owed: null, objections: [], abilities: {} },
};
const words = (more: object) => {
  const payer = { user: {}, card: null, payable: [], objectionable: [] };
  return wordsOf(
    <PastRentals rentals={[{ ...rental, ...more } as never]} payer={payer as never} next={null} />,
  );
};

it.each([
  ['left', 'You left.'],
  ['checked_out', 'Lea checked you out.'],
  ['confirmed', 'Your stay ended on the day you asked for, which Lea confirmed.'],
  ['set', 'Your stay ended on the day that Lea set.'],
  ['agreed', 'Your stay ended on the agreed day.'],
] as const satisfies [StayEnding, string][])(
  'the tenant reads who ended a stay: %s',
  (ended_as, says) => {
    expect(words({ ended_as })).toContain(says);
  },
);

it('credit that was kept stays on the card of a past stay, with its reason', () => {
  const credit_kept = { amount: 25, reason: 'A broken lamp' };
  expect(words({ credit_kept })).toContain('Lea kept your credit of $25.00. Reason: A broken lamp');
});
