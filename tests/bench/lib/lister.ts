import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DatabaseHandle,
  openPostgres,
} from '../../../apps/server/src/platform/database/database.ts';
import { tokenOf } from './captured-sql.ts';
import { SECRET } from './our-server.ts';

export const LISTINGS = 60;
const ROOMS_EACH = 5;
const BEDS_PER_ROOM = 2;
export const BEDS = LISTINGS * ROOMS_EACH * BEDS_PER_ROOM;

export interface Lister {
  id: number;
  /** The token of a session on the measured server. */
  token: string;
  airport: { id: number; latitude: number; longitude: number };
}

/**
 * A lister with a card.
 * @param houses whether to add 60 listings of 600 beds
 * @param tenantEach which beds have a tenant: every third, or another
 */
export async function makeLister(
  databaseUrl: string,
  { houses, tenantEach = 3 }: { houses: boolean; tenantEach?: number },
): Promise<Lister> {
  const handle = openPostgres(databaseUrl, 1, () => {}, 0);
  try {
    const id = await addLister(handle);
    if (houses) await addHouses(handle, id, tenantEach);
    const [airport] = await rows<Lister['airport']>(
      handle,
      'select id, latitude, longitude from airports order by rank desc, id limit 1',
    );
    if (airport === undefined) throw new Error('there are no airports');
    return { id, token: await tokenOf(handle.db, id, SECRET), airport };
  } finally {
    await handle.close();
  }
}

/** An administrator. */
export async function makeAdmin(databaseUrl: string): Promise<Pick<Lister, 'id' | 'token'>> {
  const handle = openPostgres(databaseUrl, 1, () => {}, 0);
  try {
    const [member] = await rows(
      handle,
      `insert into members (email, status, role, first_name, last_name, display_name)
      values ('admin-' || gen_random_uuid() || '@crewpad.test', 'ACTIVE', 'admin', 'Ad', 'Min', 'Admin') returning id`,
    );
    const id = member?.id ?? 0;
    return { id, token: await tokenOf(handle.db, id, SECRET) };
  } finally {
    await handle.close();
  }
}

async function rows<Row extends object = { id: number }>(
  { pool }: DatabaseHandle,
  sql: string,
  values: unknown[] = [],
) {
  return (await pool?.query<Row>(sql, values))?.rows ?? [];
}

async function addLister(handle: DatabaseHandle): Promise<number> {
  const [member] = await rows(
    handle,
    `insert into members (email, status, user_plan, first_name, last_name, display_name)
    values ('bench-' || gen_random_uuid() || '@crewpad.test', 'ACTIVE', 'pro', 'Ben', 'Ch', 'Bench') returning id`,
  );
  const id = member?.id ?? 0;
  await rows(
    handle,
    `insert into payment_methods
      (member_id, provider_mode, payment_method, customer_id, brand, last4, exp_month, exp_year, updated_at)
    values ($1::int, 'sandbox', 'pm_bench_' || $1::int, 'cus_bench_' || $1::int, 'visa', '4242', 12, 2040, now())`,
    [id],
  );
  return id;
}

async function addHouses(
  handle: DatabaseHandle,
  lister: number,
  tenantEach: number,
): Promise<void> {
  await rows(
    handle,
    `with houses as (
      insert into listings (user_id, title, title_key, rental_type, street1, city, latitude, longitude,
        public_latitude, public_longitude, public_cell, address_key, rate_per_from, description)
      select $1, 'House ' || n, 'house ' || n, 'crashpad', '1 Street', 'City', l.latitude, l.longitude,
        l.public_latitude, l.public_longitude, l.public_cell, l.address_key, 30000, l.description
      from generate_series(1, $2::int) n
      cross join (select * from listings where status = 2 order by id limit 1) l
      returning id
    ), inside as (
      insert into rooms (listing_id, room_name, position)
      select id, 'Bedroom ' || n, n from houses cross join generate_series(1, $3::int) n
      returning id, listing_id
    )
    insert into beds (room_id, listing_id, bed_name, position)
    select id, listing_id, 'Bed ' || n, n from inside cross join generate_series(1, $4::int) n`,
    [lister, LISTINGS, ROOMS_EACH, BEDS_PER_ROOM],
  );
  await rows(
    handle,
    `insert into rentals (listing_id, bed_id, lister_id, email, status, start_date, rental_amount, payment_date)
    select l.id, b.id, l.user_id, 'tenant-' || b.id || '@crewpad.test', 'accepted', '2026-01-01', 30000, 1
    from listings l join beds b on b.listing_id = l.id where l.user_id = $1 and b.id % $2::int = 0`,
    [lister, tenantEach],
  );
  await rows(
    handle,
    `select refresh_listings(array_agg(id), now()) from listings where user_id = $1`,
    [lister],
  );
  await rows(handle, 'analyze');
}

/**
 * Adds ended rentals to a lister, each with three history entries, as after years of short stays.
 */
export async function addPastRentals(
  databaseUrl: string,
  lister: number,
  count: number,
): Promise<void> {
  const handle = openPostgres(databaseUrl, 1, () => {}, 0);
  try {
    await withoutTriggers(handle);
    await rows(
      handle,
      `insert into rentals (listing_id, bed_id, lister_id, email, first_name, last_name, status, closed_as,
        start_date, checkout_date, checkout_time, rental_amount, payment_date, accepted_at, ended_at)
      select b.listing_id, b.id, $1, 'past-' || n || '@crewpad.test', 'Name' || n % 997, 'Tenant' || n,
        'ended', 'checked_out', date '2010-01-01' + n / $3::int, date '2010-01-02' + n / $3::int, '10:00',
        30000, 1, now(), now()
      from generate_series(0, $2::int - 1) n
      join (
        select o.id, o.listing_id, row_number() over (order by o.id) - 1 as place
        from beds o join listings l on l.id = o.listing_id where l.user_id = $1
      ) b on b.place = n % $3::int`,
      [lister, count, BEDS],
    );
    await rows(
      handle,
      `insert into rental_terms (rental_id, from_date, rental_amount, payment_date)
      select id, start_date, rental_amount, payment_date from rentals`,
    );
    await rows(
      handle,
      `insert into rental_history (rental_id, lister_id, actor, action, status, room_and_bed, change_summary)
      select r.id, r.lister_id, 'system', 'end', 'ended', 'Bedroom 1, Bed 1', json_build_object(
        'checkout_date', json_build_object('from', null, 'to', r.checkout_date),
        'checkout_time', json_build_object('from', null, 'to', r.checkout_time))
      from generate_series(1, 3) cross join rentals r order by r.id`,
    );
    for (const table of ['rentals', 'rental_terms', 'rental_history']) {
      await vacuumWhole(handle, table);
    }
  } finally {
    await handle.close();
  }
}

/** For the rows of this connection: nobody listens to what they announce, and they refer to rows that exist. */
const withoutTriggers = (handle: DatabaseHandle) =>
  rows(handle, 'set session_replication_role = replica');

/** Adds rent of each rental of a lister: paid if the stay is over, otherwise late. */
export async function addRent(databaseUrl: string, lister: number): Promise<void> {
  const handle = openPostgres(databaseUrl, 1, () => {}, 0);
  try {
    await withoutTriggers(handle);
    await rows(
      handle,
      `with tenant as (
        insert into members (email, status, first_name, last_name, display_name)
        values ('bench-' || gen_random_uuid() || '@crewpad.test', 'ACTIVE', 'Ten', 'Ant', 'Tenant') returning id
      )
      insert into obligations (kind, subject_key, payer_id, payee_id, rental_id, period_from, period_to,
        amount_cents, due_at, provider_mode, status, paid_at, created_at, updated_at)
      select 'rent', 'rent:' || r.id || ':bench', t.id, $1, r.id,
        case when r.status = 'ended' then r.start_date else current_date - 20 end,
        case when r.status = 'ended' then r.start_date + 1 else current_date + 10 end,
        30000, case when r.status = 'ended' then r.start_date else current_date - 20 end, 'sandbox',
        case when r.status = 'ended' then 'paid' else 'due' end,
        case when r.status = 'ended' then now() end, now(), now()
      from rentals r cross join tenant t where r.lister_id = $1`,
      [lister],
    );
    await vacuumWhole(handle, 'obligations');
  } finally {
    await handle.close();
  }
}

/**
 * Vacuum skips rows that another transaction may still see; the visibility map must be complete.
 */
const VACUUMS = 10;

/** As autovacuum does eventually: index-only scans need the visibility map. */
async function vacuumWhole(handle: DatabaseHandle, table: string): Promise<void> {
  for (let run = 1; run <= VACUUMS; run += 1) {
    await rows(handle, `vacuum (analyze) ${table}`);
    const [visibility] = await rows<{ pages: number }>(
      handle,
      'select relpages - relallvisible as pages from pg_class where oid = $1::regclass',
      [table],
    );
    if (visibility?.pages === 0) return;
    await sleep(1000);
  }
}
