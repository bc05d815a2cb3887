import { formatDay, formatMoney } from '@crewpad/domain';
import { expect, test } from 'vitest';
import { adviceFor, cardName, planSummary } from './words.ts';

test('formats amounts, dates and terms', () => {
  expect(formatMoney(999)).toBe('$9.99');
  expect(formatMoney(14_900)).toBe('$149.00');
  expect(formatDay(new Date('2026-06-06T03:00:00Z'))).toBe('June 5, 2026');
  expect(planSummary('seeker')).toBe('Seeker plan, 6 months');
  expect(planSummary('pro')).toBe('Senior Mama plan, one year');
});

test('names a card by its brand, and an unknown brand as a card', () => {
  expect(cardName('amex', '0005')).toBe('American Express ending in 0005');
  expect(cardName('newcard', '0005')).toBe('Card ending in 0005');
});

test('has advice for every decline', () => {
  expect(adviceFor('insufficient_funds')).toContain('Insufficient funds');
  expect(adviceFor('do_not_honor')).toContain('another card');
  expect(adviceFor(null)).toContain('another card');
});
