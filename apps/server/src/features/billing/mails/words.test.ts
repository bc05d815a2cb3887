import { expect, test } from 'vitest';
import { advice, cardName, day, money, whatFor } from './words.ts';

test('amounts, days and terms are said in full', () => {
  expect(money(999)).toBe('$9.99');
  expect(money(14_900)).toBe('$149.00');
  expect(day(new Date('2026-06-06T03:00:00Z'))).toBe('June 5, 2026');
  expect(whatFor({ plan: 'seeker' })).toBe('Seeker plan, 6 months');
  expect(whatFor({ plan: 'pro' })).toBe('Senior Mama plan, one year');
});

test('a card is named by its brand, also one that is not known', () => {
  expect(cardName('amex', '0005')).toBe('American Express ending in 0005');
  expect(cardName('newcard', '0005')).toBe('Card ending in 0005');
});

test('every refusal has advice', () => {
  expect(advice('insufficient_funds')).toContain('not enough money');
  expect(advice('do_not_honor')).toContain('another card');
  expect(advice(null)).toContain('another card');
});
