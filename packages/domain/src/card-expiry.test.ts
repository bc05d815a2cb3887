import { expect, it } from 'vitest';
import { isPastExpiry } from './card-expiry.ts';

const card = { exp_month: 12, exp_year: 2026 };

it('a card is good to the last instant of its month', () => {
  expect(isPastExpiry(card, new Date('2026-12-31T23:59:59.999Z'))).toBe(false);
});

it('a card is past its expiry from the first instant of the next month', () => {
  expect(isPastExpiry(card, new Date('2027-01-01T00:00:00.000Z'))).toBe(true);
});
