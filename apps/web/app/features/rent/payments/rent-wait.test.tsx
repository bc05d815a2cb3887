import type { contract } from '@crewpad/contract';
import { RENT_HOLDS } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { RentWait } from './rent-wait.tsx';

const payment = {
  ...{ due_at: '2027-01-01T07:00:00.000Z', hold: null, next_attempt_at: null },
  role: 'lister',
  ...{ tenant_name: 'Ada L.', lister_name: 'Lou L.', time_zone: 'America/New_York' },
} as const;
const words = (more: Partial<contract.rent.Transaction>) =>
  wordsOf(<RentWait payment={{ ...payment, ...more }} />);

it('failed rent names the next charge of the card for both sides', () => {
  const next_attempt_at = '2027-01-02T07:00:00.000Z';
  expect(words({ next_attempt_at })).toMatch(/We charge the card on Sat, Jan 2, 2027, 2:00.AM EST/);
  expect(words({ next_attempt_at, role: 'tenant' })).toContain('We charge your card on Sat, Jan 2');
  expect(words({ next_attempt_at: payment.due_at })).toBe('');
});

it('open rent says what it waits for, to its reader', () => {
  const sentencesFor = (role: 'lister' | 'tenant') =>
    RENT_HOLDS.map((hold) => words({ hold, role }));
  expect(sentencesFor('lister')).toEqual([
    'Payments to you are on hold',
    'Waiting for Ada L. to confirm with the bank',
    'No automatic charge until Ada L. adds a new card',
    'No further automatic charge is planned',
    'Waiting for the bank&#x27;s decision about a disputed payment',
    'Waiting for your answer to an objection',
    'Waiting until you can receive card payments',
  ]);
  expect(sentencesFor('tenant')).toEqual([
    'Payments to Lou L. are on hold',
    'Waiting for Ada L. to confirm with the bank',
    'No automatic charge is planned until you add a new card. We&#x27;ll charge the new card immediately. A day after the last attempt, Lou L. can charge a card you have saved. They can ask for the payment at any time.',
    'No further automatic charge is planned. A day after the last attempt, Lou L. can charge a card you have saved. They can ask for the payment at any time.',
    'Waiting for the bank&#x27;s decision about a disputed payment',
    'Waiting for Lou L.&#x27;s answer to your objection',
    'Waiting until Lou L. can receive card payments',
  ]);
});
