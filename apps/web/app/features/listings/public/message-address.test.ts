import { expect, test } from 'vitest';
import { messageAddress, reviewAddress } from './message-address.ts';

test('guests log in first and come back to what they wanted', () => {
  const listing = { id: 7, user_id: 3 };
  expect(messageAddress(listing, false)).toBe('/login?ref_url=/chat/user/3/listing/7');
  expect(messageAddress(listing, true)).toBe('/chat/user/3/listing/7');
  expect(reviewAddress(7, false)).toBe('/login?ref_url=/listing/review/7');
  expect(reviewAddress(7, true)).toBe('/listing/review/7');
});
