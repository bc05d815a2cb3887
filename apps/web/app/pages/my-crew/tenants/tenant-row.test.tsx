import { AUTOPAY } from '@crewpad/domain';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../../lib/testing.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { EmailRefusal } from '../tenant/stay-parts.tsx';
import { stayWords } from './stay-words.ts';
import { TenantRow } from './tenant-row.tsx';

const NOW = '2027-03-02T12:00:00Z';
const rental = {
  ...{ id: 7, user_id: 5, listing_id: 3, location: 'Bunk house', room_name: 'Room 1' },
  ...{ bed_name: 'Bed 1', display_name: 'Tia M.', first_name: 'Tia', last_name: 'Moon' },
  ...{ tenant_first_name: 'Tia', tenant_last_name: 'Moon', email: 'tia@example.com' },
  ...{ photo: null, airline: null, phone_number: '+13055550177', role: 'lister' },
  ...{ status: 'accepted', phase: 'staying', closed_as: null, time_zone: 'UTC' },
  ...{ start_date: '2027-02-01', end_date: null, checkout_date: null, ended_at: null },
  ...{ checkout_requested_date: null, opened_at: null, email_refusal: null, hold: null },
  ...{ rent_today: 400, payment_date: 1, auto_pay: AUTOPAY.off, autopay_state: null },
  ...{ deposit_state: { state: 'none' }, note_agreement: '', abilities: {}, objections: [] },
  ...{ returned_refunds: [], open_charges: [] },
};
const balance = {
  ...{ rental_id: 7, owed: 0, credit: 0, late_days: null, late_since: null },
  next: { amount: 400, due_on: '2027-04-01', by: 'manual' },
};
const row = (
  more: object = {},
  owes: object | null = {},
  without: ComponentProps<typeof TenantRow>['without'] = [],
) => (
  <table>
    <tbody>
      <TenantRow
        rental={{ ...rental, ...more } as never}
        balance={owes === null ? undefined : ({ ...balance, ...owes } as never)}
        isAnchored={false}
        isInHouse
        without={without}
      />
    </tbody>
  </table>
);

it('a row has the full name, the bed, the stay, the rent with its next day, and the balance', () => {
  const words = wordsOf(row(), NOW);
  for (const part of ['Tia Moon', 'Bed 1', 'since Feb 1', '$400.00', 'next Apr 1', '$0.00']) {
    expect(words).toContain(part);
  }
});

it('a picture has the same color as wherever the tenant has their short name', () => {
  const hueOf = (html: string) => /bg-initials-\d/.exec(html)?.[0];
  expect(hueOf(htmlOf(row(), NOW))).toBe(hueOf(htmlOf(<Avatar name="Tia M." photo={null} />)));
});

it('a row has no cell of a column that is left out', () => {
  const words = wordsOf(row({}, {}, ['stay', 'rent']), NOW);
  expect(words).toContain('$0.00');
  expect(words).not.toContain('next Apr 1');
});

it('an invitation says what became of it in one line, and when it starts in another', () => {
  const html = htmlOf(row({ status: 'pending', start_date: '2027-03-05' }, null), NOW);
  expect(html).toMatch(/line-clamp-1">Invited, not opened<.*>starts in 3 days</);
});

it('a row leads to the tenant and to the ways to reach them', () => {
  const html = htmlOf(row(), NOW);
  for (const to of ['/my-crew/7', '/chat/user/5/listing/3', 'tel:+13055550177', 'mailto:tia']) {
    expect(html).toContain(`href="${to}`);
  }
  expect(html).toContain('id="tenant-id-7"');
});

it('late rent stands with its days', () => {
  expect(wordsOf(row({}, { owed: 398.33, late_days: 9 }), NOW)).toContain('$398.33 9 days late');
});

it.each([
  ['an objection', { objections: [{ answer: null, withdrawn_on: null }] }, 'Objection to answer'],
  ['a refund that came back', { returned_refunds: [{ id: 1 }] }, 'Refund came back'],
  ['the bank', { hold: 'bank_confirmation' }, 'Waits for the bank'],
  ['a card', { hold: 'new_card' }, 'Needs a new card'],
  ['a pause of AutoPay', { autopay_state: { state: 'paused' } }, 'AutoPay is paused'],
])('what waits for %s stands beside the balance', (_, more, says) => {
  expect(wordsOf(row(more), NOW)).toContain(says);
});

it('an invitation has no balance, and says when rent is due', () => {
  const words = wordsOf(row({ status: 'pending', phase: 'invited' }, null), NOW);
  expect(words).toContain('Due on the 1st');
  expect(words).not.toContain('$0.00');
});

it('an invitation whose start has passed can be sent again or changed from its row', () => {
  const abilities = { resend_invite: true, edit_invite: true };
  const words = wordsOf(row({ status: 'pending', phase: 'invited', abilities }, null), NOW);
  expect(words).toContain('Start date has passed Resend Change date');
});

const wordsOfStay = (more: object) => stayWords({ ...rental, ...more } as never, '2027-03-02');

it.each([
  ['since its first day', {}, [{ key: 'stay_since', day: '2027-02-01' }]],
  [
    'with the day it ends',
    { phase: 'leaving', checkout_date: '2027-03-20' },
    [{ key: 'stay_leaves', day: '2027-03-20' }],
  ],
  [
    'that begins later',
    { phase: 'upcoming', start_date: '2027-03-09' },
    [{ key: 'stay_moves_in', day: '2027-03-09' }],
  ],
  [
    'whose tenant asks to leave',
    { checkout_requested_date: '2027-03-20' },
    [
      { key: 'stay_since', day: '2027-02-01' },
      { key: 'stay_asks', day: '2027-03-20' },
    ],
  ],
  [
    'that was offered and not opened',
    { status: 'pending', start_date: '2027-03-05' },
    [{ key: 'stay_not_opened' }, { key: 'stay_starts', days: 3 }],
  ],
  [
    'that was offered for a day that has passed',
    { status: 'pending', start_date: '2027-03-01' },
    [{ key: 'stay_passed' }],
  ],
  [
    'that has ended',
    { status: 'complete', checkout_date: '2027-02-20' },
    [{ key: 'stay_left', day: '2027-02-20' }],
  ],
  ['that was canceled', { closed_as: 'cancelled' }, [{ key: 'closed_cancelled' }]],
])('a stay %s says so in a few words', (_, more, words) => {
  expect(wordsOfStay(more)).toEqual(words);
});

const refused_at = '2027-01-02T03:04:05.000Z';
const refusalWords = (email_refusal: { reason: string | null; refused_at: string } | null) =>
  wordsOf(<EmailRefusal rental={{ email_refusal }} />);

it('an invitation quotes why its email refuses emails', () => {
  const notice = refusalWords({ reason: '550 5.1.1 User <b>unknown</b>', refused_at });
  expect(notice).toContain('has refused our emails since Jan 2, 2027');
  expect(notice).toContain('550 5.1.1 User &lt;b&gt;unknown&lt;/b&gt;');
});

it('an invitation to a hidden email quotes nothing, and others say nothing', () => {
  expect(refusalWords({ reason: null, refused_at })).toBe(
    'This email address has refused our emails since Jan 2, 2027. Please ask for another one.',
  );
  expect(refusalWords(null)).toBe('');
});
