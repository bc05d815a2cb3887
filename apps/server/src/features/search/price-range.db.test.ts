import { cellOf } from '@crewpad/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { addListing, refresh } from '../listings/testing.ts';
import { addAirport, search } from './testing.ts';

let database: DatabaseHandle;
let code: string;
let rangeId: number;

/** Filters that the facets cannot answer. */
const COUNTED = { mapFilters: { bathrooms: 2 } };

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const airport = await addAirport(db, { latitude: 10, longitude: 20 });
  code = airport.prefix;
  const place = { latitude: 10, longitude: 20, bathrooms: 2 };
  await addListing(db, { ...place, rate_per_from: 30_000 });
  const range = { enable_price_range: true, rate_per_from: 20_000, rate_per_to: 90_000 };
  rangeId = (await addListing(db, { ...place, ...range, gender: 'female' })).id;
  // A second rate without the range, or below the first, is ignored.
  await addListing(db, { ...place, rate_per_from: 25_000, rate_per_to: 99_000 });
  const inverted = { enable_price_range: true, rate_per_from: 40_000, rate_per_to: 100 };
  await addListing(db, { ...place, ...inverted });
});
afterAll(() => database.close());

const bothWays = [
  ['from the counts per facet', {}],
  ['counted row by row', COUNTED],
] as const;

it.each(bothWays)('ends at the highest rate of an enabled range, %s', async (_how, input) => {
  expect(await search(database.db, code, input)).toMatchObject({ min: 20_000, max: 90_000 });
  expect(await search(database.db, code, { ...input, gender: 'male' })).toMatchObject({
    total: 0,
    min: null,
    max: null,
  });
});

it('follows a range that is switched off and on again', async () => {
  const { db } = database;
  const set = async (row: { enable_price_range?: boolean; rate_per_to?: number }) => {
    await db.updateTable('listings').set(row).where('id', '=', rangeId).execute();
    await refresh(db, [rangeId]);
  };
  await set({ enable_price_range: false });
  for (const [, input] of bothWays) {
    expect(await search(db, code, input)).toMatchObject({ min: 20_000, max: 40_000 });
  }
  await set({ enable_price_range: true, rate_per_to: 50_000 });
  for (const [, input] of bothWays) {
    expect(await search(db, code, input)).toMatchObject({ min: 20_000, max: 50_000 });
  }
  await set({ rate_per_to: 90_000 });
});

it('is corrected in an existing database', async () => {
  const old = await openTestDatabase('0014-dunning');
  try {
    const { db } = old;
    const airport = await addAirport(db, { latitude: 10, longitude: 20 });
    // Plain SQL for that schema: the test factories use the newest one.
    await sql`
      with owner as (
        insert into members (email, status, first_name, last_name, display_name)
        values ('lister@crewpad.test', 'ACTIVE', 'Ann', 'Lee', 'Ann') returning id
      ), listed as (
        insert into listings (user_id, title, title_key, rental_type, street1, city, latitude, longitude,
          public_latitude, public_longitude, public_cell, enable_price_range, rate_per_from, rate_per_to,
          description)
        select owner.id, 'House', 'house', 'crashpad', '1 Street', 'Town', 10, 20, 10, 20,
          ${cellOf(10, 20)}::integer, x.range, x.low, x.high, 'Quiet.'
        from owner, (values (true, 20000, 90000), (false, 30000, null)) x (range, low, high)
        returning id
      )
      select id from listed`.execute(db);
    await sql`select refresh_listings(array_agg(id), ${TEST_NOW}::timestamptz) from listings`.execute(
      db,
    );
    const facet = sql<{ min_price: number; max_price: number }>`
      select min_price, max_price from airport_facets where airport_id = ${airport.id}`;
    expect((await facet.execute(db)).rows).toEqual([{ min_price: 20_000, max_price: 30_000 }]);
    await migrate(db);
    expect((await facet.execute(db)).rows).toEqual([{ min_price: 20_000, max_price: 90_000 }]);
    expect(await search(db, airport.prefix, {}, TEST_NOW)).toMatchObject({
      min: 20_000,
      max: 90_000,
    });
  } finally {
    await old.close();
  }
});
