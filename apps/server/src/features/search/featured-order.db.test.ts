import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { addListing } from '../listings/testing.ts';
import { findFeaturedListings } from './listings.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('featured crash pads rotate daily at the top, and keep their order for a day', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 8; at += 1) {
    const { id } = await addListing(database.db, { feature_listing: 1, feature_ongoing: 1 });
    ids.push(id);
  }
  const orderOn = async (day: number, hours = 0) => {
    const now = new Date(TEST_NOW.getTime() + day * DAY_MS + hours * 3_600_000);
    const cards = await findFeaturedListings(database.db, now);
    return cards.map((card) => card.id);
  };
  const first = new Set<number | undefined>();
  for (let day = 0; day < 30; day += 1) {
    const order = await orderOn(day);
    expect(order.toSorted((a, b) => a - b)).toEqual(ids);
    expect(await orderOn(day, 1)).toEqual(order);
    first.add(order[0]);
  }
  expect(first.size).toBeGreaterThan(4);
});
