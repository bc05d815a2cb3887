import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { announceChanges } from '../../platform/events.ts';
import { listingsRefreshed } from './hooks.ts';
import { airportTag, listerTag, listingTag } from './tags.ts';

/** Few enough for one statement, which locks all of them. */
const STATEMENT_MAX = 500;
/** Beyond this number of listings, a change is announced as a change of anything. */
const NAMED = 50;

/**
 * Refreshes everything derived from these listings: counters, search rows, facets, cities. Every
 * change of a listing, its rooms, beds, rentals or reviews, or of its lister's plan or term, ends
 * with it in the same transaction. Invalidates everything built from the listings, their listers
 * and nearby airports, before and after.
 */
export async function refreshListings(
  trx: Trx,
  listingIds: readonly number[],
  now: Date,
): Promise<void> {
  if (listingIds.length === 0) return;
  await refreshAndAnnounce(trx, listingIds, now);
  for (const follow of listingsRefreshed) await follow(trx, listingIds, now);
}

async function refreshAndAnnounce(
  trx: Trx,
  listingIds: readonly number[],
  now: Date,
): Promise<void> {
  const isNamed = listingIds.length <= NAMED;
  const before = isNamed ? await findAirportIds(trx, listingIds) : [];
  for (let start = 0; start < listingIds.length; start += STATEMENT_MAX) {
    const ids = listingIds.slice(start, start + STATEMENT_MAX);
    await sql`select refresh_listings(${sql.val(ids)}::int[], ${now}::timestamptz)`.execute(trx);
  }
  if (!isNamed) return announceChanges(trx, 'all');
  const after = await findAirportIds(trx, listingIds);
  const listers = await trx
    .selectFrom('listings')
    .select('user_id')
    .distinct()
    .where('id', 'in', listingIds)
    .execute();
  await announceChanges(trx, [
    ...listingIds.map(listingTag),
    ...listers.map(({ user_id }) => listerTag(user_id)),
    ...[...before, ...after].map(airportTag),
  ]);
}

async function findAirportIds(trx: Trx, listingIds: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('airport_listings')
    .select('airport_id')
    .distinct()
    .where('listing_id', 'in', listingIds)
    .execute();
  return rows.map(({ airport_id }) => airport_id);
}

const EXPIRED_BATCH = 500;

/**
 * Removes listings whose owners' terms have ended from the search rows: the minute job. Reads
 * exclude them immediately; this corrects the totals.
 * @returns number of listings
 */
export async function expireListings(db: Db, now: Date): Promise<number> {
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select distinct listing_id as id from (
        select listing_id from airport_listings
        where owner_expire_at < 'infinity' and owner_expire_at <= ${now}
        order by owner_expire_at limit ${sql.lit(EXPIRED_BATCH)}
      ) x order by id`.execute(db);
    if (rows.length === 0) return count;
    const ids = rows.map((row) => row.id);
    await transaction(db, (trx) => refreshListings(trx, ids, now));
    count += ids.length;
  }
}

/** Small enough for short locks, and for the embedded database to yield to the event loop. */
const REBUILD_BATCH = 2000;

/**
 * Refreshes every listing in batches and recomputes the totals: after a bulk load, when airports
 * moved, and for repairs. The site stays online.
 * @param db without a statement timeout: the last step reads all search rows
 * @returns number of listings
 */
export async function rebuildSearch(db: Db, now: Date): Promise<number> {
  let count = 0;
  let last = 0;
  for (;;) {
    const ids = await nextIds(db, last);
    const end = ids.at(-1);
    if (end === undefined) break;
    await transaction(db, async (trx) => {
      // A plan for a handful of ids is wrong for thousands.
      await sql`set local plan_cache_mode = force_custom_plan`.execute(trx);
      // Rebuilt rows are not news for saved searches.
      await sql`set local crewpad.is_bulk_load = 'on'`.execute(trx);
      await refreshListings(trx, ids, now);
    });
    // Without statistics, empty-looking tables would be scanned for each batch.
    if (count === 0) await sql`analyze airport_listings, airport_facets`.execute(db);
    count += ids.length;
    last = end;
  }
  await transaction(db, recountSummaries);
  await sql`analyze airport_listings, airport_facets`.execute(db);
  return count;
}

async function nextIds(db: Db, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(REBUILD_BATCH)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Recomputes facets and city counters from the rows, ignoring their previous values; writers wait.
 */
async function recountSummaries(trx: Trx): Promise<void> {
  // Facets before cities, the lock order of refresh_listings.
  await sql`lock table airport_facets in share row exclusive mode`.execute(trx);
  await sql`lock table cities in share row exclusive mode`.execute(trx);
  await sql`
    with right_ones as materialized (
      select airport_id, gender, bed_kinds, is_full, featured, count(*)::int as total,
        min(price) as min_price, max(highest_price) as max_price
      from airport_listings group by 1, 2, 3, 4, 5
    ), gone as (
      delete from airport_facets f where not exists (
        select from right_ones r
        where (r.airport_id, r.gender, r.bed_kinds, r.is_full, r.featured)
          = (f.airport_id, f.gender, f.bed_kinds, f.is_full, f.featured)
      )
    )
    insert into airport_facets as f
      (airport_id, gender, bed_kinds, is_full, featured, total, min_price, max_price)
    select * from right_ones
    on conflict (airport_id, gender, bed_kinds, is_full, featured) do update
    set total = excluded.total, min_price = excluded.min_price, max_price = excluded.max_price
    where (f.total, f.min_price, f.max_price)
      is distinct from (excluded.total, excluded.min_price, excluded.max_price)`.execute(trx);
  await sql`
    update cities c set listings_count = r.n
    from (
      select x.id, coalesce(counted.n, 0) as n
      from cities x
      left join (
        select city_id, count(*)::int as n from listings, unnest(counted_city_ids) as city_id group by city_id
      ) counted on counted.city_id = x.id
    ) r
    where c.id = r.id and c.listings_count <> r.n`.execute(trx);
}
