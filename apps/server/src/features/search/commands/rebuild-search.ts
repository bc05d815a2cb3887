import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { refreshListings } from './refresh-listings.ts';

/** Small enough for short locks, and for the embedded database to yield to the event loop. */
const BATCH = 2000;

/**
 * Refreshes every listing in batches and recomputes the totals: after a bulk load, when airports
 * moved, and for repairs. The site stays online.
 * @param db without a statement timeout: the last step reads all search rows
 * @returns number of listings
 */
export async function rebuildSearch(db: Db, now: Date): Promise<number> {
  let done = 0;
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
    if (done === 0) await sql`analyze airport_listings, airport_facets`.execute(db);
    done += ids.length;
    last = end;
  }
  await transaction(db, recountSummaries);
  await sql`analyze airport_listings, airport_facets`.execute(db);
  return done;
}

async function nextIds(db: Db, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
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
