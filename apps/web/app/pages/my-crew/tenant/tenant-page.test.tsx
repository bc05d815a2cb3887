import { AUTOPAY } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../../lib/testing.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { LateFeeButton } from './tenant-balance.tsx';
import { TenantPage } from './tenant-page.tsx';

const NOW = '2026-12-10T12:00:00Z';
const charge = {
  ...{ id: 9, amount: 398.33, due_at: '2026-12-01T07:00:00.000Z', state: 'late', late_days: 9 },
  ...{ period_from: '2026-12-01', period_to: '2027-01-01', hold: null, reopened: null },
  ...{ late_fee: 25, next_attempt_at: null },
};
const rental = {
  ...{ id: 7, role: 'lister', listing_id: 3, user_id: 5, location: 'Bunk house', photo: null },
  ...{ room_name: 'Room 1', bed_name: 'Bed 1', display_name: 'Tia M.', airline: null },
  ...{ first_name: 'Tia', last_name: 'Moon', tenant_first_name: 'Tia', tenant_last_name: 'Moon' },
  ...{ email: 'tia@example.com', status: 'accepted', phase: 'staying', closed_as: null },
  ...{ time_zone: 'UTC', start_date: '2026-11-01', end_date: null, checkout_date: null },
  ...{ accepted_at: '2026-10-20T12:00:00.000Z', ended_at: null, ended_as: null, opened_at: null },
  ...{ checkout_reason: null, checkout_requested_date: null, booking_reference: '000007' },
  ...{ rental_amount: 400, rent_today: 400, payment_date: 1, next_charge: null, hold: null },
  owed: { amount: 398.33, since: '2026-12-01', rent: 398.33, deposit: 0, requests: 0 },
  ...{ rented: 1, late_fee: 25, late_fee_change: null, rent_change: null, settlement: null },
  ...{ auto_pay: AUTOPAY.off, autopay_state: null, deposit_state: { state: 'none' } },
  ...{ email_refusal: null, note_agreement: 'Key 12', open_charges: [charge], objections: [] },
  ...{ returned_refunds: [], credit_kept: null },
  abilities: { add_payment: true, request_payment: true, update: true },
};
const balance = {
  ...{ owed: 398.33, late_since: '2026-12-01', late_days: 9, reminded_at: null },
};
const lines = [
  { on: '2026-12-01', kind: 'rent', amount: 398.33, balance: 398.33, charge_id: 9 },
] as const;
const page = (more: object = {}, parts: object = {}) => (
  <TenantPage
    tenant={
      {
        ...{ rental: { ...rental, ...more }, phone: '+1 305 555 0177', balance },
        ...{ account: { data: lines, balance: 398.33 }, history: { data: [], total: 0 } },
        ...parts,
      } as never
    }
  />
);

it('a lister reads who the tenant is, where they live and how to reach them', () => {
  const html = htmlOf(page(), NOW);
  expect(wordsOf(page(), NOW)).toContain(
    'Tia Moon Living here Bunk house, Room 1, Bed 1, $400.00 per month Add payment Message Call Email',
  );
  expect(html).toContain('href="/chat/user/5/listing/3"');
  expect(html).toContain('href="tel:+13055550177"');
  expect(html).toContain('href="mailto:tia@example.com"');
});

it.each([
  ['late rent', {}, balance, 'Owes $398.33 since Dec 1, 2026, 9 days late'],
  ['rent late by a day', {}, { ...balance, late_days: 1 }, 'since Dec 1, 2026, 1 day late'],
  [
    'rent that is due and not late yet',
    {},
    { ...balance, late_since: null, late_days: null },
    'Owes $398.33 since Dec 1, 2026 $398.33 of rent',
  ],
  [
    'rent that is due today',
    { owed: { ...rental.owed, since: '2026-12-10' } },
    { ...balance, late_since: null, late_days: null },
    'Owes $398.33, due today',
  ],
  [
    'rent that is due today and a request, which has no due day',
    { owed: { ...rental.owed, since: '2026-12-10', rent: 358.33, requests: 40 } },
    { ...balance, late_since: null, late_days: null },
    'Owes $398.33 $358.33 of rent, $40.00 of payment requests',
  ],
  ['nothing', { owed: null }, null, 'Owes nothing'],
])('the balance of a tenant in words: %s', (_, more, owing, says) => {
  const account = { data: lines, balance: owing === null ? 0 : 398.33 };
  expect(wordsOf(page(more, { balance: owing, account }), NOW)).toContain(says);
});

it('rent whose charge has failed says when the card is charged again, as the rent roll does', () => {
  const again = 'We charge the card on Sat, Dec 12, 2026, 7:00 AM UTC';
  const failed = { ...charge, state: 'failed', late_days: null };
  const chargesOf = (next_attempt_at: string | null) => [{ ...failed, next_attempt_at }];
  const wordsWith = (at: string | null) => wordsOf(page({ open_charges: chargesOf(at) }), NOW);
  expect(wordsWith('2026-12-12T07:00:00.000Z')).toContain(again);
  expect(wordsWith(charge.due_at)).not.toContain('We charge the card');
  expect(wordsWith(null)).not.toContain('We charge the card');
});

it.each([
  ['off', AUTOPAY.off, ['Request AutoPay']],
  ['on', AUTOPAY.on, ['Disable AutoPay']],
  ['asked', AUTOPAY.asked, ['Withdraw request']],
  ['stop_asked', AUTOPAY.stopAsked, ['Withdraw request']],
] as const)('one button is about AutoPay that is %s', (state, auto_pay, buttons) => {
  const abilities = {
    ...{ disable_autopay: auto_pay === AUTOPAY.on || auto_pay === AUTOPAY.asked },
    request_autopay: auto_pay === AUTOPAY.off || auto_pay === AUTOPAY.stopAsked,
  };
  const since = '2026-12-01T12:00:00.000Z';
  const tenant = page({ auto_pay, abilities, autopay_state: { state, since } });
  const html = htmlOf(tenant, NOW, { autopay: true });
  const names = [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, name]) => name);
  expect(names.filter((name) => /AutoPay|request/.test(name ?? ''))).toEqual(buttons);
});

it('a picture has the same color as wherever the tenant has their short name', () => {
  const hueOf = (html: string) => /bg-initials-\d/.exec(html)?.[0];
  expect(hueOf(htmlOf(page(), NOW))).toBe(hueOf(htmlOf(<Avatar name="Tia M." photo={null} />)));
});

it('a tenant who paid ahead has a credit', () => {
  const parts = { balance: null, account: { data: lines, balance: -25 } };
  expect(wordsOf(page({ owed: null }, parts), NOW)).toContain('Has a credit of $25.00');
});

it('only late rent can be reminded of, and the page says when that was', () => {
  expect(wordsOf(page(), NOW)).toMatch(/Remind /);
  const early = { balance: { ...balance, late_since: null, late_days: null } };
  expect(wordsOf(page({}, early), NOW)).not.toMatch(/Remind /);
  const reminded = { balance: { ...balance, reminded_at: '2026-12-09T20:00:00.000Z' } };
  expect(wordsOf(page({}, reminded), NOW)).toContain('You reminded them on Dec 9, 2026.');
});

it('an open objection stands above everything else, with the way to answer it', () => {
  const objection = {
    ...{ id: 5, charge_id: 9, refund_id: null, line: null, about: 'rent', amount: 398.33 },
    ...{ days: { from: '2026-12-01', to: '2027-01-01' }, reason: null, text: 'I paid in cash' },
    ...{ on: '2026-12-08', answer: null, withdrawn_on: null },
  };
  const words = wordsOf(page({ objections: [objection] }), NOW);
  expect(words).toMatch(/“I paid in cash” Answer objection .*Balance Owes/);
  const answer = { answer: 'Not to me', answered_on: '2026-12-09' };
  const answered = wordsOf(page({ objections: [{ ...objection, ...answer }] }), NOW);
  expect(answered).toMatch(/Balance Owes.*“I paid in cash” .*“Not to me”/);
});

it('the private note and the account stand on the page of a tenant', () => {
  const words = wordsOf(page(), NOW);
  expect(words).toContain('Private note Key 12');
  expect(words).toContain('Dec 1, 2026 Rent 9 days late $398.33 $398.33');
});

it('an invited person has no balance and no account', () => {
  const invited = { status: 'pending', phase: 'invited', accepted_at: null, owed: null };
  const words = wordsOf(page({ ...invited, abilities: { resend_invite: true } }), NOW);
  expect(words).toContain('Invited Bunk house, Room 1, Bed 1');
  expect(words).toContain('Resend invitation');
  expect(words).not.toMatch(/Owes|Balance|Account/);
});

it('late rent has no button for a late fee that cannot be asked for', () => {
  const open = { ...rental, open_charges: [{ ...charge, late_fee: null }] } as never;
  expect(wordsOf(<LateFeeButton rental={open} row={{ charge_id: 9 }} />, NOW)).toBe('9 days late');
});

it('a line of rent that is not late has no late fee', () => {
  const open = { ...rental, open_charges: [{ ...charge, late_days: null }] } as never;
  expect(wordsOf(<LateFeeButton rental={open} row={{ charge_id: 9 }} />, NOW)).toBe('');
  expect(wordsOf(<LateFeeButton rental={rental as never} row={{ charge_id: 8 }} />, NOW)).toBe('');
});
