import { expect, it } from 'vitest';
import { owedSince } from './charge-parts.ts';

it.each([
  ['rent of today', '2027-03-01', 0, '_today'],
  [
    'rent of the next day, which the far west reads on the evening before',
    '2027-03-02',
    0,
    '_today',
  ],
  ['rent of an earlier day', '2027-02-28', 0, ''],
  ['a request of today, which has no due day', '2027-03-01', 50, '_now'],
])('since when a debt is owed at the crash pad: %s', (_, since, requests, is) => {
  const debt = { amount: 450, rent: 400 - requests, deposit: 50, requests, since };
  // In Hawaii, March 1 goes on.
  const now = new Date('2027-03-02T09:00:00Z');
  expect(owedSince(debt, 'Pacific/Honolulu', now)).toBe(is);
});
