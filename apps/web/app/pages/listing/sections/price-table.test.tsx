import type { contract } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { FreeBeds } from './price-table.tsx';

const NOW = '2026-01-01';

it.each([
  ['2 of 7 beds free', 2, NOW, 2],
  ['2 of 7 beds available, 1 pending', 2, NOW, 1],
  ['1 bed pending', 1, null, 0],
  ['2 beds free from Jun 1, 2199', 2, '2199-06-01', 2],
  ['Not available, 0 of 7 beds free', 0, null, 0],
])('free beds are shown as "%s"', (expected, num_vacant_beds, free_from, num_free_from) => {
  const beds = { num_beds: 7, num_vacant_beds, free_from, num_free_from };
  expect(wordsOf(<FreeBeds listing={beds as contract.listings.Listing} />)).toBe(expected);
});
