import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ChangeFeed } from '../../platform/events.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { addListing } from '../listings/testing.ts';
import { refreshListings } from './refresh.ts';
import { listingsChanged } from './tags.ts';
import { addAirport, receiveChanges } from './testing.ts';

let database: DatabaseHandle;
let feed: ChangeFeed;
let changed: Set<string>;
beforeAll(async () => {
  database = await openTestDatabase();
  feed = new ChangeFeed();
  feed.onChange((tags) => {
    for (const tag of tags === 'all' ? ['all'] : tags) changed.add(tag);
  });
  await feed.start(database, [listingsChanged]);
});
afterAll(async () => {
  feed.stop();
  await database.close();
});
beforeEach(() => {
  changed = new Set();
});

it('a changed listing invalidates itself, its lister and its airports before the command answers', async () => {
  const { db } = database;
  const near = await addAirport(db, { latitude: 40, longitude: -74 });
  const later = await addAirport(db, { latitude: 50, longitude: 10 });
  const { id, user_id } = await addListing(db, { latitude: 40, longitude: -74 });
  await receiveChanges(db, feed);
  changed.clear();
  await transaction(db, async (trx) => {
    await trx
      .insertInto('listing_airports')
      .values({ listing_id: id, airport_id: later.id, position: 1, distance: 5 })
      .execute();
    await refreshListings(trx, [id], TEST_NOW);
    expect(changed.size).toBe(0);
  });
  expect([...changed]).toEqual(
    expect.arrayContaining([
      `listing:${id}`,
      `lister:${user_id}`,
      `airport:${near.id}`,
      `airport:${later.id}`,
    ]),
  );
  expect(changed).not.toContain('all');
});

it('a listing that leaves search invalidates the airports that it leaves', async () => {
  const { db } = database;
  const airport = await addAirport(db, { latitude: 30, longitude: -80 });
  const { id } = await addListing(db, { latitude: 30, longitude: -80 });
  await receiveChanges(db, feed);
  changed.clear();
  await transaction(db, async (trx) => {
    await trx.updateTable('listings').set({ hidden: true }).where('id', '=', id).execute();
    await refreshListings(trx, [id], TEST_NOW);
  });
  expect(changed).toContain(`airport:${airport.id}`);
});

it('a failed transaction invalidates nothing', async () => {
  const { db } = database;
  const { id } = await addListing(db);
  await receiveChanges(db, feed);
  changed.clear();
  const failed = transaction(db, async (trx) => {
    await refreshListings(trx, [id], TEST_NOW);
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  expect(changed.size).toBe(0);
});
