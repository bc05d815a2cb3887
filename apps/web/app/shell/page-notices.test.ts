import { expect, it } from 'vitest';
import { asksForLegal, warnsOfRefusal } from './page-notices.ts';

const asked = { to_accept: ['terms' as const], switched: false };
const refusal = { reason: '550 5.1.1 User unknown', refused_at: '2027-01-02T03:04:05.000Z' };
const refused = { email_refusal: refusal, switched: false };

it('notices appear on the pages after the login, and on the terms themselves', () => {
  for (const page of ['/messages', '/dashboard', '/airports', '/my-crashpads', '/terms']) {
    expect(asksForLegal(asked, page)).toBe(true);
    expect(warnsOfRefusal(refused, page)).toBe(true);
  }
});

it('the notice of new terms is hidden from members who accepted them, and from admins who view a member', () => {
  expect(asksForLegal({ ...asked, to_accept: [] }, '/messages')).toBe(false);
  expect(asksForLegal({ ...asked, switched: true }, '/messages')).toBe(false);
});

it('the notice of refused emails is hidden from members who get emails, and from admins who view a member', () => {
  expect(warnsOfRefusal({ ...refused, email_refusal: null }, '/messages')).toBe(false);
  expect(warnsOfRefusal({ ...refused, switched: true }, '/messages')).toBe(false);
});

it.each([
  '/account-setting',
  '/account-expired',
  '/my-crashpad',
  '/processing/payment',
  '/tenant/accept/abc',
  '/featured-signup/7',
])('stays away from %s, where members pay, stop a charge or leave', (page) => {
  expect(asksForLegal(asked, page)).toBe(false);
  expect(warnsOfRefusal(refused, page)).toBe(false);
});
