import { AIRPORT_RADIUS_MILES, type BedKind, cellOf, sortKey } from '@crewpad/domain';
import { airportCells } from '@crewpad/reference-data';
import { type Insertable, sql } from 'kysely';
import type { Db } from './database/database.ts';
import type { Database } from './database/schema.ts';

/** Small makers of rows for tests: each fills in what the test does not care about. */

type Row<Table extends keyof Database> = Partial<Insertable<Database[Table]>>;

let serial = 0;
/** A number that no other row of this process has. */
const next = (): number => {
  serial += 1;
  return serial;
};

/** Instant at which rows are refreshed unless a test says otherwise. */
export const TEST_NOW = new Date('2026-03-01T12:00:00Z');

/** An airport with the cells around it; its prefix is made up unless given. */
export async function addAirport(db: Db, row: Row<'airports'> = {}) {
  const number = next();
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
  const number = next();
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

/** A member: an active lister whose term does not end, unless the test says otherwise. */
export async function addMember(db: Db, row: Row<'members'> = {}): Promise<number> {
  const number = next();
  const { id } = await db
    .insertInto('members')
    .values({
      email: `member-${number}@crewpad.test`,
      status: 'ACTIVE',
      user_plan: 'pro',
      first_name: 'Test',
      last_name: `Member ${number}`,
      display_name: `Member ${number}`,
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface TestListing extends Omit<Row<'listings'>, 'amenities'> {
  amenities?: number[];
  /** The beds of one room each; default one room with one cold bed. */
  rooms?: BedKind[][];
  /** Airports it is attached to, the first one first, with the stated miles. */
  airports?: { id: number; distance: number }[];
}

/**
 * A listing with rooms and beds, found by the search. Its moved point is its true one unless given.
 * Without `user_id` an owner is made for it.
 */
export async function addListing(
  db: Db,
  { rooms = [['cold']], airports = [], ...row }: TestListing = {},
  now: Date = TEST_NOW,
): Promise<{ id: number; user_id: number; bedIds: number[] }> {
  const title = row.title ?? `Crash pad ${next()}`;
  const latitude = row.latitude ?? 40;
  const longitude = row.longitude ?? -74;
  const public_latitude = row.public_latitude ?? latitude;
  const public_longitude = row.public_longitude ?? longitude;
  const user_id = row.user_id ?? (await addMember(db));
  const { id } = await db
    .insertInto('listings')
    .values({
      rental_type: 'crashpad',
      street1: '1 Secret Street',
      city: 'Somewhere',
      bathrooms: 1,
      max_nights: 30,
      rate_per_from: 30_000,
      description: 'A quiet house.',
      ...row,
      user_id,
      title,
      title_key: sortKey(title),
      latitude,
      longitude,
      public_latitude,
      public_longitude,
      public_cell: cellOf(public_latitude, public_longitude),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [at, { id: airport_id, distance }] of airports.entries()) {
    await db
      .insertInto('listing_airports')
      .values({ listing_id: id, airport_id, position: at + 1, distance })
      .execute();
  }
  const bedIds: number[] = [];
  for (const [at, kinds] of rooms.entries()) {
    bedIds.push(...(await addRoom(db, id, at + 1, kinds)));
  }
  await refresh(db, [id], now);
  return { id, user_id, bedIds };
}

/** What a rental or a review has to know of its listing. */
interface OwnedListing {
  id: number;
  user_id: number;
}

async function addRoom(
  db: Db,
  listing_id: number,
  position: number,
  kinds: BedKind[],
): Promise<number[]> {
  const room = await db
    .insertInto('rooms')
    .values({ listing_id, room_name: `Bedroom ${position}`, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (kinds.length === 0) return [];
  const beds = await db
    .insertInto('beds')
    .values(
      kinds.map((bed_kind, at) => ({
        room_id: room.id,
        listing_id,
        bed_name: `Bed ${at + 1}`,
        bed_kind,
        position: at + 1,
      })),
    )
    .returning('id')
    .execute();
  return beds.map((bed) => bed.id);
}

/** A rental of a bed, accepted unless given; the listing's counts follow. */
export async function addRental(
  db: Db,
  listing: OwnedListing,
  bed_id: number,
  row: Row<'rentals'> = {},
  now: Date = TEST_NOW,
): Promise<number> {
  const id = await insertRental(db, listing, bed_id, row);
  await refresh(db, [listing.id], now);
  return id;
}

/** Only the rental's own row; its transaction refreshes the listing. */
export async function insertRental(
  db: Db,
  listing: OwnedListing,
  bed_id: number,
  row: Row<'rentals'> = {},
): Promise<number> {
  const what = { rental_amount: 30_000, payment_date: 1, start_date: '2026-01-01', ...row };
  const where = { listing_id: listing.id, lister_id: listing.user_id, bed_id };
  const { id } = await db
    .insertInto('rentals')
    .values({ email: `tenant-${next()}@crewpad.test`, status: 'accepted', ...what, ...where })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A review of a listing by a new member; counts of the listing and of its lister follow. */
export async function addReview(
  db: Db,
  listing: OwnedListing,
  score: number,
  row: Row<'reviews'> = {},
  now: Date = TEST_NOW,
): Promise<number> {
  const author = row.author_id ?? (await addMember(db, { user_plan: null }));
  const id = await insertReview(db, listing, author, score, row);
  await sql`select recount_members(${[listing.user_id]}::int[])`.execute(db);
  await refresh(db, [listing.id], now);
  return id;
}

/** Only the review's own row; its transaction recounts the lister and refreshes the listing. */
export async function insertReview(
  db: Db,
  listing: OwnedListing,
  author_id: number,
  score: number,
  row: Row<'reviews'> = {},
): Promise<number> {
  const whose = { author_id, lister_id: listing.user_id };
  const { id } = await db
    .insertInto('reviews')
    .values({ message: 'Clean and quiet.', listing_id: listing.id, ...row, ...whose, score })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Brings what is derived from listings up to date, as every command does that changes one. */
export async function refresh(db: Db, ids: number[], now: Date = TEST_NOW): Promise<void> {
  await sql`select refresh_listings(${ids}::int[], ${now}::timestamptz)`.execute(db);
}
