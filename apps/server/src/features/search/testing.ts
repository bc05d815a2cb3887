import { AIRPORT_RADIUS_MILES, sortKey } from '@crewpad/domain';
import { airportCells } from '@crewpad/reference-data';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ChangeFeed, Tag } from '../../platform/events.ts';
import { nextNumber, type Row, TEST_NOW } from '../../platform/testing-data.ts';
import { type AirportListingsInput, findAirportListings } from './queries/airport-listings.ts';

/** An airport with the cells around it; its prefix is made up unless given. */
export async function addAirport(db: Db, row: Row<'airports'> = {}) {
  const number = nextNumber();
  const airport = {
    id: 100_000 + number,
    prefix: (number + 36 ** 2 * 10).toString(36).toUpperCase().padStart(3, '0').slice(-3),
    name: `Airport ${number}`,
    city: `City ${number}`,
    country: 'US',
    latitude: 40,
    longitude: -74,
    time_zone: 'UTC',
    rank: 1,
    ...row,
  };
  const keys = { name_key: sortKey(airport.name), city_key: sortKey(airport.city) };
  await db
    .insertInto('airports')
    .values({ ...airport, ...keys })
    .execute();
  const cells = airportCells(airport.latitude, airport.longitude, AIRPORT_RADIUS_MILES);
  await db
    .insertInto('airport_cells')
    .values(cells.map((cell) => ({ cell, airport_id: airport.id })))
    .execute();
  return airport;
}

/** A city with the cells around it. */
export async function addCity(db: Db, row: Row<'cities'> = {}) {
  const number = nextNumber();
  const city = {
    id: 100_000 + number,
    slug: `city-${number}`,
    display_name: `City ${number}`,
    country: 'US',
    country_name: 'United States',
    latitude: 40,
    longitude: -74,
    population: 1000,
    ...row,
  };
  const name_key = sortKey(city.display_name);
  await db
    .insertInto('cities')
    .values({ ...city, name_key })
    .execute();
  const cells = airportCells(city.latitude, city.longitude, AIRPORT_RADIUS_MILES);
  await db
    .insertInto('city_cells')
    .values(cells.map((cell) => ({ cell, city_id: city.id })))
    .execute();
  return city;
}

/** A search without any filter, as the page opens. */
export const plainSearch = {
  dir: 'asc',
  occupied: '1',
  gender: 'all',
  bed: 'any',
  limit: 20,
  offset: 0,
  mapFilters: undefined,
} as const satisfies Omit<AirportListingsInput, 'code'>;

/** Searches an airport that exists. */
export async function search(
  db: Db,
  code: string,
  input: Partial<AirportListingsInput> = {},
  now: Date = TEST_NOW,
) {
  const found = await findAirportListings(db, { ...plainSearch, ...input, code }, now);
  if (found === undefined) throw new Error(`no airport ${code}`);
  return { ...found, ids: found.cards.map((card) => card.id) };
}

/** All that the search finds, page by page, of `limit` each. */
export async function searchAll(
  db: Db,
  code: string,
  input: Partial<AirportListingsInput> = {},
  now: Date = TEST_NOW,
): Promise<number[]> {
  const limit = input.limit ?? 7;
  const ids: number[] = [];
  for (let offset = 0; ; offset += limit) {
    const page = await search(db, code, { ...input, limit, offset }, now);
    ids.push(...page.ids);
    if (page.ids.length < limit) return ids;
  }
}

/** The prepared search and its counts as they stand, to compare two ways of getting there. */
export async function derivedState(db: Db): Promise<unknown> {
  const { rows } = await sql<{ state: unknown }>`
    select json_build_object(
      'rows', (select json_agg(to_json(a) order by a.listing_id, a.airport_id) from airport_listings a),
      'facets', (select json_agg(to_json(f) order by f.airport_id, f.gender, f.bed_kinds, f.is_full, f.featured)
        from airport_facets f where f.total <> 0),
      'cities', (select json_agg(json_build_array(id, listings_count) order by id) from cities),
      'listings', (select json_agg(json_build_array(id, total_rooms, num_beds, num_occupied_beds, rented,
        bed_kinds, review_count, review_sum, counted_city_ids, free_from, num_free_from) order by id) from listings),
      'members', (select json_agg(json_build_array(id, review_count, review_sum) order by id) from members)
    ) as state`.execute(db);
  return rows[0]?.state;
}

/** Deletes everything derived, so that a rebuild starts from the rows alone. */
export async function deleteDerived(db: Db): Promise<void> {
  await sql`delete from airport_listings`.execute(db);
  await sql`delete from airport_facets`.execute(db);
  await sql`update cities set listings_count = 0`.execute(db);
  await sql`update listings set counted_city_ids = '{}', num_beds = 0, num_occupied_beds = 0, rented = 0,
    total_rooms = 0, bed_kinds = 0, review_count = 0, review_sum = 0, free_from = null, num_free_from = 0`.execute(
    db,
  );
}

/**
 * Waits until a feed has received everything that was committed before. A server sends its
 * notifications after the commit, so those of one test could arrive during the next.
 */
export async function receiveChanges(db: Db, feed: ChangeFeed): Promise<void> {
  const id = 1_000_000 + nextNumber();
  const missing = new Set<Tag>([`marker:${id}`, `listing:${id}`]);
  const received = new Promise<void>((resolve) => {
    feed.onChange((tags) => {
      if (tags === 'all') return;
      for (const tag of tags) missing.delete(tag);
      if (missing.size === 0) resolve();
    });
  });
  await sql`select pg_notify('tags_changed', ${`marker:${id}`})`.execute(db);
  await sql`select pg_notify('listings_changed', ${String(id)})`.execute(db);
  await received;
}
