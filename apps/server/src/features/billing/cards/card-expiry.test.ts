import { describe, expect, it } from 'vitest';
import { isValidToday, refusedExpiry } from './cards.ts';

const NOW = new Date('2026-03-31T23:59:59.999Z');

it.each([
  [3, 2026, NOW, false],
  [3, 2026, new Date('2026-04-01T00:00:00Z'), true],
  [2, 2026, NOW, true],
  [12, 2025, NOW, true],
  [1, 2027, NOW, false],
])('a card with expiry %i/%i has expired', (exp_month, exp_year, now, expected) => {
  expect(isValidToday({ exp_month, exp_year, valid: true }, now)).toBe(!expected);
});

it('a card unknown to the provider is invalid', () => {
  expect(isValidToday({ exp_month: 1, exp_year: 2030, valid: false }, NOW)).toBe(false);
});

describe('a typed expiry date', () => {
  it.each([
    [2, 2026, { exp_month: ['card_has_expired'] }],
    [3, 2026, undefined],
    [12, 2025, { exp_year: ['card_has_expired'] }],
    [12, 2046, undefined],
    [1, 2047, { exp_year: ['expiry_is_not_valid'] }],
  ])('a typed expiry date as %i/%i', (exp_month, exp_year, refused) => {
    expect(refusedExpiry({ exp_month, exp_year }, NOW)).toEqual(refused);
  });
});
