import { expect, it } from 'vitest';
import { zoneOf } from './rent-roll.tsx';

it('the zone of a row comes from its rental, else from another one in the same crash pad', () => {
  const rentals = [
    { id: 1, listing_id: 5, time_zone: 'America/New_York' },
    { id: 2, listing_id: 6, time_zone: 'Pacific/Honolulu' },
  ];
  expect(zoneOf({ rental_id: 2, listing_id: 6 }, rentals)).toBe('Pacific/Honolulu');
  expect(zoneOf({ rental_id: 3, listing_id: 5 }, rentals)).toBe('America/New_York');
  expect(zoneOf({ rental_id: 3, listing_id: 7 }, rentals)).toBeUndefined();
});
