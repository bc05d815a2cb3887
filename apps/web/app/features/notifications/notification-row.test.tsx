import { expect, it } from 'vitest';
import { wordsOf } from '../../lib/testing.tsx';
import { NotificationRow } from './notification-row.tsx';

const TIA = { id: 2, name: 'Tia M.' };

/** What a member reads of a notice from Tia about The Nest. */
function words(kind: string, data: object, person: object | null = TIA): string {
  const notification = {
    ...{ id: 1, kind, data, created: '2027-03-05T12:00:00.000Z', is_read: true },
    ...{ person, listing: { id: 3, title: 'The Nest' } },
  };
  const clock = { now: new Date('2027-03-05T13:00:00Z'), timeZone: 'UTC', locale: 'en' };
  return wordsOf(
    <NotificationRow
      notification={notification as never}
      isNew={false}
      member={{ id: 1 } as never}
      clock={clock as never}
    />,
  );
}

it('what waits for the member names what to do', () => {
  expect(words('payment_requested', {})).toMatch(/Pay$/);
  expect(words('checkout_requested', {})).toMatch(/Answer$/);
  expect(words('tenant_left', {})).not.toMatch(/Answer$/);
});

it('a lister reads of an invited person without a name, and a member of someone', () => {
  const of = (data: object) => words('invitation_declined', data, null);
  expect(of({ rental_id: 1 })).toContain('The person you invited declined your invitation to The');
  expect(of({ rental_id: 1, person_name: 'Tia Moon' })).toContain('Tia Moon declined your');
  expect(words('first_message', {}, null)).toContain('Someone sent you a first message.');
});

it.each([
  [
    'checked_out',
    { date: '2027-03-04' },
    'Tia M. checked you out of The Nest on Thursday, March 4, 2027.',
  ],
  ['tenant_left', { date: '2027-03-04' }, 'Tia M. left The Nest on Thursday, March 4, 2027.'],
  ['tenant_left', {}, 'Tia M. left The Nest.'],
  [
    'rental_ended',
    { date: '2027-03-04' },
    'Your rental at The Nest ended on Thursday, March 4, 2027.',
  ],
  [
    'rent_reminder',
    { amount_cents: 40_000, date: '2027-04-01' },
    'Your rent of $400.00 at The Nest is due on Thursday, April 1, 2027.',
  ],
  [
    'deposit_settled',
    { amount_cents: 5000 },
    'Tia M. settled your deposit at The Nest and returned $50.00.',
  ],
  [
    'deposit_settled',
    { amount_cents: 0 },
    'Tia M. settled your deposit at The Nest and returned nothing of it.',
  ],
  [
    'deposit_settled',
    { amount_cents: 5000, kept_cents: 2000 },
    'Tia M. settled your deposit at The Nest, returned $50.00 and kept $20.00.',
  ],
  [
    'deposit_settled',
    { amount_cents: 0, kept_cents: 5000 },
    'Tia M. settled your deposit at The Nest and kept $50.00.',
  ],
  [
    'settlement_closed',
    { amount_cents: 5000, kept_cents: 2000, owed_cents: 100 },
    'closed the settlement of your rental at The Nest, returned $50.00 and kept $20.00. Rent of $1.00 is still owed.',
  ],
  ['settlement_closed', { kept_cents: 2000 }, 'your rental at The Nest and kept $20.00.'],
  ['settlement_closed', { amount_cents: 2000 }, 'your rental at The Nest and returned $20.00.'],
  ['settlement_closed', {}, 'Tia M. closed the settlement of your rental at The Nest.'],
  [
    'rent_covered',
    { amount_cents: 40_000, date: '2027-04-01' },
    'Your rent of $400.00 at The Nest, due on Thursday, April 1, 2027, is covered by an earlier',
  ],
  [
    'deposit_reminder',
    { amount_cents: 10_000 },
    'You still hold Tia M.&#x27;s deposit of $100.00 at The Nest.',
  ],
  ['deposit_reminder', {}, 'You still hold Tia M.&#x27;s deposit at The Nest.'],
  [
    'deposit_to_confirm',
    { amount_cents: 10_000 },
    'Your bank asks you to confirm the deposit of $100.00 at The Nest.',
  ],
  [
    'tenant_rent_late',
    { amount_cents: 40_000, date: '2027-04-01' },
    'Tia M.&#x27;s rent of $400.00 at The Nest was due on Thursday, April 1, 2027 and is late.',
  ],
  [
    'rent_change_declined',
    { amount_cents: 40_000, date: '2027-04-01' },
    'Tia M. declined the rent of $400.00 at The Nest from Thursday, April 1, 2027.',
  ],
  [
    'objection_received',
    { amount_cents: 1500, about: 'deduction' },
    'Tia M. objects to the $15.00 kept of the deposit. Please answer.',
  ],
  ['objection_received', { amount_cents: 1500 }, 'Tia M. objects to $15.00. Please answer.'],
  [
    'autopay_ended_payouts',
    { ended_from: 'asked' },
    'The AutoPay request at The Nest was withdrawn because Tia M.&#x27;s payout account was',
  ],
  [
    'autopay_ended_payouts',
    { ended_from: 'offered' },
    'Your invitation to The Nest no longer includes AutoPay because Tia M.',
  ],
  ['autopay_ended_payouts', {}, 'AutoPay ended at The Nest because Tia M.'],
  [
    'tenant_autopay_paused',
    { reason: 'no_card' },
    'AutoPay for Tia M. at The Nest is paused: they removed their card.',
  ],
])('the notice %s with %o names its day, amount and subject', (kind, data, says) => {
  expect(words(kind, data)).toContain(says);
});
