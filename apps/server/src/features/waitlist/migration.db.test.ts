import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { addMember } from '../../testing/test-app.ts';
import { refresh } from '../listings/testing.ts';
import { insertRental } from '../rentals/testing.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase('0025-promotions');
});
afterAll(() => database.close());

/**
 * Crash pads by name: whether each of its beds has an open-ended stay, one with an end, or none.
 */
const PADS: Record<string, (string | null | undefined)[]> = {
  free: [undefined, null],
  ending: ['2026-06-01', '2026-05-01', '2026-05-01', null],
  full: [null, null],
  bare: [],
};

/** Plain SQL for the schema at that time: the test factories use the newest one. */
async function insertOldRows(): Promise<void> {
  const { db } = database;
  await sql`
    insert into airports (id, prefix, name, city, country, latitude, longitude, time_zone, rank, name_key, city_key)
    values (1, 'ORD', 'O''Hare', 'Chicago', 'US', 41.97, -87.9, 'America/Chicago', 1, 'ohare', 'chicago')`.execute(
    db,
  );
  for (const [title, beds] of Object.entries(PADS)) {
    await sql`
      with lister as (
        insert into members (email, status, first_name, last_name, display_name)
        values (${`${title}@crewpad.test`}, 'ACTIVE', 'Ann', 'Lee', 'Ann') returning id
      ), listing as (
        insert into listings (user_id, title, title_key, rental_type, street1, city, latitude, longitude,
          public_latitude, public_longitude, public_cell, rate_per_from, description)
        select id, ${title}, ${title}, 'crashpad', '1 Street', 'Town', 41.9, -87.9, 41.9, -87.9, 1, 30000, ''
        from lister returning id, user_id
      ), room as (
        insert into rooms (listing_id, room_name, position) select id, 'Room', 1 from listing
        returning id, listing_id
      ), bed as (
        insert into beds (listing_id, room_id, bed_name, bed_kind, position)
        select listing_id, id, 'Bed ' || n, 'cold', n from room, generate_series(1, ${beds.length}::int) n
        returning id, listing_id, position
      ), nearby as (
        insert into airport_listings (airport_id, listing_id, distance, price, title_key, created_at,
          featured, boosted, gender, bed_kinds, is_full, owner_expire_at, highest_price)
        select 1, id, 1, 30000, '', now(), false, false, 'all', 1, false, 'infinity', 30000 from listing
      )
      insert into rentals (listing_id, bed_id, lister_id, email, status, start_date, checkout_date,
        rental_amount, payment_date)
      select b.listing_id, b.id, l.user_id, 'tenant@crewpad.test',
        case when r.position % 2 = 0 then 'pending' else 'accepted' end, '2026-01-01', r.ends::date, 40000, 1
      from json_to_recordset(${JSON.stringify(
        beds.flatMap((ends, at) => (ends === undefined ? [] : [{ position: at + 1, ends }])),
      )}::json) r (position int, ends text)
      join bed b on b.position = r.position cross join listing l`.execute(db);
  }
}

it('retains the stays of a deployed database, and derives when its beds are free', async () => {
  const { db } = database;
  await insertOldRows();
  const before = await sql`select bed_id, stay, id from rentals order by id`.execute(db);
  await migrate(db);
  const stays = await sql`select bed_id, stay, rental_id as id from bed_stays order by rental_id`;
  expect((await stays.execute(db)).rows).toEqual(before.rows);
  const listings = await sql`
    select l.title, l.free_from::text, l.num_free_from, l.waitlist_mode, a.free_from::text as search
    from listings l join airport_listings a on a.listing_id = l.id order by l.title`.execute(db);
  const manual = { waitlist_mode: 'manual' };
  expect(listings.rows).toEqual([
    { title: 'bare', free_from: null, num_free_from: 0, search: null, ...manual },
    { title: 'ending', free_from: '2026-05-01', num_free_from: 2, search: '2026-05-01', ...manual },
    { title: 'free', free_from: '-infinity', num_free_from: 1, search: '-infinity', ...manual },
    { title: 'full', free_from: null, num_free_from: 0, search: null, ...manual },
  ]);
});

it('a migrated database refuses two stays of one bed on one day, and a refresh matches', async () => {
  const { db } = database;
  const { rows } = await sql<{ id: number; user_id: number; bed_id: number }>`
    select l.id, l.user_id, b.id as bed_id from listings l join beds b on b.listing_id = l.id
    where l.title = 'ending' and b.position = 2`.execute(db);
  const [listing] = rows;
  if (listing === undefined) throw new Error('not migrated');
  const early = { start_date: '2026-04-30', user_id: await addMember(db) };
  await expect(insertRental(db, listing, listing.bed_id, early)).rejects.toMatchObject({
    code: '23P01',
  });
  const facts = sql`select id, free_from::text, num_free_from from listings order by id`;
  const stored = (await facts.execute(db)).rows;
  await refresh(
    db,
    stored.map((row) => (row as { id: number }).id),
  );
  expect((await facts.execute(db)).rows).toEqual(stored);
  await insertRental(db, listing, listing.bed_id, { start_date: '2026-05-01' });
  await refresh(db, [listing.id]);
  const [after] = await db
    .selectFrom('listings')
    .select(['free_from', 'num_free_from'])
    .where('id', '=', listing.id)
    .execute();
  expect(after).toEqual({ free_from: '2026-05-01', num_free_from: 1 });
});
