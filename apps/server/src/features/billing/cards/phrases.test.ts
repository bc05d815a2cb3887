import { formatDay, formatMoney } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { textsIn } from '../../../platform/texts.ts';
import { planSummary } from '../plans/plan-quote.ts';
import { adviceFor, cardName } from './save-card.ts';

const en = textsIn('en');

it('formats amounts, dates and terms', () => {
  expect(formatMoney(999)).toBe('$9.99');
  expect(formatMoney(14_900)).toBe('$149.00');
  expect(formatDay(new Date('2026-06-06T03:00:00Z'))).toBe('June 5, 2026');
  expect(planSummary('seeker', en)).toBe('Seeker plan, 6 months');
  expect(planSummary('pro', en)).toBe('Senior Mama plan, one year');
});

it('shows the brand of a card, and an unknown brand as a card', () => {
  expect(cardName('amex', '0005', en)).toBe('American Express ending in 0005');
  expect(cardName('newcard', '0005', en)).toBe('Card ending in 0005');
});

it('has advice for every decline reason', () => {
  expect(adviceFor('insufficient_funds', en)).toContain('Insufficient funds');
  expect(adviceFor('do_not_honor', en)).toContain('another card');
  expect(adviceFor(null, en)).toContain('another card');
});
