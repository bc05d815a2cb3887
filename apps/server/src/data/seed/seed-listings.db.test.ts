import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rebuildSearch } from '../../features/search/index.ts';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { loadReferenceData } from '../load-reference.ts';
import { seedListings } from './seed-listings.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const FIRST = 2000;
/** Fewer than exist are added incrementally, more in bulk. */
const FEWER = 100;
const MORE = 2200;
const TIMEOUT_MS = 180_000;
let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
  await loadReferenceData(database.db, NOW);
});
afterAll(() => database.close());

async function firstRow<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> {
  const { rows } = await query.execute(database.db);
  if (rows[0] === undefined) throw new Error('no row');
  return rows[0];
}

/** All derived rows, as one hash per table. */
function derived() {
  return firstRow(sql<Record<string, string>>`
    select
      (select md5(string_agg(a::text, '|' order by airport_id, listing_id)) from airport_listings a) as search,
      (select md5(string_agg(f::text, '|' order by f::text)) from airport_facets f) as facets,
      (select md5(string_agg(id || ' ' || listings_count, '|' order by id)) from cities) as cities,
      (select md5(string_agg(id || ' ' || review_count || ' ' || review_sum, '|' order by id)) from members) as members,
      (select md5(string_agg(concat_ws(' ', id, total_rooms, num_beds, num_occupied_beds, rented, bed_kinds,
        review_count, review_sum, counted_city_ids), '|' order by id)) from listings) as listings`);
}

/** Indexes and constraints, to check that none is lost. */
function structure() {
  return firstRow(sql<Record<string, string>>`
    select
      (select string_agg(indexdef, '|' order by indexname) from pg_indexes where schemaname = 'public') as indexes,
      (select string_agg(conrelid::regclass || conname || convalidated, '|' order by conrelid::regclass::text, conname)
        from pg_constraint where connamespace = 'public'::regnamespace) as constraints`);
}

it('a bulk seed derives the same counters as a rebuild', {
  timeout: TIMEOUT_MS,
}, async () => {
  const before = await structure();
  const finished: string[] = [];
  await seedListings(database.db, { listings: FIRST, now: NOW }, (step, done, total) => {
    if (done === total) finished.push(step);
  });
  expect(finished).toEqual(['listings', 'search', 'indexes', 'statistics']);
  expect(await structure()).toEqual(before);

  const built = await derived();
  expect(await rebuildSearch(database.db, NOW)).toBe(FIRST);
  await sql`select recount_members(array(select id from members))`.execute(database.db);
  expect(await derived()).toEqual(built);

  const counts = await firstRow(sql<{
    n: number;
    found: number;
    occupied: number;
    off: number;
    airports: number;
  }>`
    select count(*)::int as n,
      (select count(distinct listing_id)::int from airport_listings) as found,
      sum(num_occupied_beds)::float8 / sum(num_beds) as occupied,
      sum((great_circle_miles(latitude, longitude, public_latitude, public_longitude) * 1609.344
        not between 95 and 420)::int)::int as off,
      (select count(distinct airport_id)::int from listing_airports) as airports
    from listings`);
  expect(counts).toMatchObject({ n: FIRST, found: FIRST, off: 0 });
  expect(counts.occupied).toBeCloseTo(0.6, 1);
  expect(counts.airports).toBeGreaterThan(300);
});

it('later seeds add to existing rows, incrementally or in bulk', {
  timeout: TIMEOUT_MS,
}, async () => {
  const before = await structure();
  await seedListings(database.db, { listings: FEWER, now: NOW });
  await seedListings(database.db, { listings: MORE, now: NOW });
  expect(await structure()).toEqual(before);
  const built = await derived();
  expect(await rebuildSearch(database.db, NOW)).toBe(FIRST + FEWER + MORE);
  expect(await derived()).toEqual(built);
});
