import { expect, it } from 'vitest';
import { loadTexts } from '../../../../i18n/texts.ts';
import { wordsOf } from '../../../../lib/testing.tsx';
import { TenantRow } from './tenant-row.tsx';

await loadTexts('deposit-line', 'my-crew', 'my-rental', 'rental-forms', 'rental-history', 'ui');

const rental = {
  ...{ id: 7, listing_id: 3, location: 'Bunk house', room: 'Room 1', bed_name: 'Bed 1' },
  ...{ display_name: 'Tia M.', first_name: 'Tia', last_name: 'Moon', email: '', photo: null },
  ...{ status: 'accepted', phase: 'staying', auto_pay: 0, time_zone: 'UTC', closed_as: null },
  ...{ start_date: '2027-02-01', end_date: null, checkout_date: null, ended_at: null },
  ...{ accepted_at: '2027-01-01T00:00:00.000Z', ended_as: null, booking_reference: '000007' },
  ...{ rental_amount: 400, rent_today: 400, payment_date: 1, next_charge: null, owed: null },
  ...{ hold: null, rented: 1, late_fee: null, late_fee_change: null, autopay_state: null },
  ...{ deposit_state: { state: 'none' }, email_refusal: null, note_agreement: '', abilities: {} },
  ...{ checkout_requested_date: null, airline: null, opened_at: null, objections: [] },
};
const change = { from: '2027-04-01', old: 400, new: 500, asked_at: '2027-03-02T12:00:00.000Z' };

it.each([
  ['announced', null, 'The rent changes to $500.00 on Apr 1, 2027. Until then it is $400.00.'],
  [
    'asked',
    null,
    'You asked for $500.00 from Apr 1, 2027. Your tenant hasn&#x27;t answered yet. Until then the rent stays $400.00.',
  ],
  [
    'accepted',
    null,
    'Your tenant accepted $500.00 from Apr 1, 2027. Until then the rent is $400.00.',
  ],
  [
    'declined',
    'Too much',
    'Your tenant declined $500.00 from Apr 1, 2027. The rent stays $400.00. Reason: Too much',
  ],
])(
  'a lister reads both rents, the first day and the reason of a rent that is %s',
  (state, reason, says) => {
    const shown = { ...rental, rent_change: { ...change, state, reason } } as never;
    expect(wordsOf(<TenantRow rental={shown} isMeant={false} />)).toContain(says);
  },
);
