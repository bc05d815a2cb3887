import { expect, it } from 'vitest';
import { asksForLegal } from './asks-for-legal.ts';

const asked = { to_accept: ['terms' as const], switched: false };

it('asks on the pages after the login, and on the terms themselves', () => {
  for (const page of ['/messages', '/dashboard', '/airports', '/my-crashpads', '/terms']) {
    expect(asksForLegal(asked, page)).toBe(true);
  }
});

it('asks neither members who accepted nor admins who view them', () => {
  expect(asksForLegal({ ...asked, to_accept: [] }, '/messages')).toBe(false);
  expect(asksForLegal({ ...asked, switched: true }, '/messages')).toBe(false);
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
});
