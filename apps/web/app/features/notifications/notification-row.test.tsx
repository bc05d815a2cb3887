import { expect, it } from 'vitest';
import { loadTexts } from '../../i18n/texts.ts';
import { wordsOf } from '../../lib/testing.tsx';
import { NotificationRow } from './notification-row.tsx';

await loadTexts('notification-list');

/** What a member reads of a notice from Tia about The Nest. */
function words(kind: string, data: object): string {
  const notification = {
    ...{ id: 1, kind, data, created: '2027-03-05T12:00:00.000Z', is_read: true },
    ...{ person: { id: 2, name: 'Tia M.' }, listing: { id: 3, title: 'The Nest' } },
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
    'objection_received',
    { amount_cents: 1500, about: 'deduction' },
    'Tia M. objects to the $15.00 kept of the deposit. Please answer.',
  ],
  ['objection_received', { amount_cents: 1500 }, 'Tia M. objects to $15.00. Please answer.'],
  [
    'tenant_autopay_paused',
    { reason: 'no_card' },
    'AutoPay for Tia M. at The Nest is paused: they removed their card.',
  ],
])('the notice %s with %o names its day, amount and subject', (kind, data, says) => {
  expect(words(kind, data)).toContain(says);
});
