import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openTestDatabase } from '../../testing/services.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase('0014-dunning');
});
afterAll(() => database.close());

/** Plain SQL for the schema at that time: the test factories use the newest one. */
async function insertOldRentals(): Promise<void> {
  await sql`
    with people as (
      insert into members (email, status, first_name, last_name, display_name, airlines)
      values ('lister@crewpad.test', 'ACTIVE', 'Ann', 'Lee', 'Ann', null),
        ('tenant@crewpad.test', 'ACTIVE', 'Bo', 'Ray', 'Bo', 'Delta Air Lines')
      returning id, email
    ), airport as (
      insert into airports (id, prefix, name, city, country, latitude, longitude, time_zone, rank, name_key, city_key)
      values (1, 'ORD', 'O''Hare', 'Chicago', 'US', 41.97, -87.9, 'America/Chicago', 1, 'ohare', 'chicago')
      returning id
    ), listing as (
      insert into listings (user_id, title, title_key, rental_type, street1, city, latitude, longitude,
        public_latitude, public_longitude, public_cell, rate_per_from, description)
      select id, 'Bunks', 'bunks', 'crashpad', '1 Street', 'Town', 41.9, -87.9, 41.9, -87.9, 1, 30000, 'Quiet.'
      from people where email = 'lister@crewpad.test'
      returning id, user_id
    ), attached as (
      insert into listing_airports (listing_id, airport_id, position, distance)
      select l.id, a.id, 1, 2 from listing l, airport a
    ), room as (
      insert into rooms (listing_id, room_name, position) select id, 'Room', 1 from listing
      returning id, listing_id
    ), bed as (
      insert into beds (listing_id, room_id, bed_name, bed_kind, position)
      select listing_id, id, 'Bed ' || n, 'cold', n from room, generate_series(1, 3) n
      returning id, listing_id, position
    )
    insert into rentals (listing_id, bed_id, lister_id, user_id, email, status, start_date, end_date,
      rental_amount, payment_date)
    select b.listing_id, b.id, l.user_id, case r.status when 'pending' then null else t.id end,
      t.email, r.status, r.start_date::date, r.end_date::date, 40000, 1
    from (values (1, 'accepted', '2026-01-01', '2026-06-01'), (2, 'pending', '2026-02-01', null),
      (3, 'ended', '2025-01-01', '2025-03-01'), (3, 'cancelled', '2026-01-01', null)
    ) r (bed, status, start_date, end_date)
    join bed b on b.position = r.bed
    cross join listing l
    join people t on t.email = 'tenant@crewpad.test'`.execute(database.db);
}

it('retains the rentals of a deployed database and fills in missing columns', async () => {
  const { db } = database;
  await insertOldRentals();
  await migrate(db);
  const rentals = await db.selectFrom('rentals').selectAll().orderBy('id').execute();
  const common = { rental_amount: 40_000, payment_date: 1, time_zone: 'America/Chicago' };
  const byStatus = (status: string) => rentals.find((rental) => rental.status === status);
  expect(byStatus('accepted')).toMatchObject({
    ...common,
    first_name: 'Bo',
    last_name: 'Ray',
    airline: 'Delta Air Lines',
    checkout_date: '2026-06-01',
    closed_as: null,
  });
  expect(byStatus('accepted')?.accepted_at).toBeInstanceOf(Date);
  expect(byStatus('pending')).toMatchObject({ ...common, first_name: '', checkout_date: null });
  expect(byStatus('ended')).toMatchObject({ ...common, closed_as: 'checked_out' });
  expect(byStatus('cancelled')).toMatchObject({ ...common, closed_as: 'cancelled' });
  const tokens = rentals.flatMap(({ token, mailed_token }) => [token, mailed_token]);
  expect(new Set(tokens).size).toBe(8);
  for (const token of tokens) expect(token.length).toBeGreaterThanOrEqual(32);
  const terms = await db
    .selectFrom('rental_terms')
    .select(['rental_id', 'rental_amount'])
    .execute();
  expect(terms).toHaveLength(4);
});

it('a migrated bed gets its next stay only after the previous one', async () => {
  const { db } = database;
  const first = await db
    .selectFrom('rentals')
    .selectAll()
    .where('status', '=', 'accepted')
    .executeTakeFirstOrThrow();
  const next = {
    listing_id: first.listing_id,
    bed_id: first.bed_id,
    lister_id: first.lister_id,
    email: 'next@crewpad.test',
    status: 'pending' as const,
    rental_amount: 40_000,
    payment_date: 1,
  };
  const insert = (start_date: string) =>
    db
      .insertInto('rentals')
      .values({ ...next, start_date })
      .execute();
  await expect(insert('2026-05-31')).rejects.toMatchObject({ code: '23P01' });
  await insert('2026-06-01');
});
