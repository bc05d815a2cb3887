import { expect, it } from 'vitest';
import { messageAddress, reviewAddress } from './message-address.ts';

it('visitors log in first and return to the message form', () => {
  const listing = { id: 7, user_id: 3 };
  expect(messageAddress(listing, false)).toBe('/login?ref_url=/chat/user/3/listing/7');
  expect(messageAddress(listing, true)).toBe('/chat/user/3/listing/7');
  expect(reviewAddress(7, false)).toBe('/login?ref_url=/listing/review/7');
  expect(reviewAddress(7, true)).toBe('/listing/review/7');
});
