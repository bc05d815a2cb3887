import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { refreshListings } from './refresh-listings.ts';

/** Small enough to keep the locks short and to give the embedded database's event loop a turn. */
const BATCH = 2000;

/**
 * Refreshes every listing in batches and counts the summaries again: after rows were loaded in bulk,
 * when airports moved, and to repair. The site can be in use meanwhile.
 * @param db with no limit on a query's time: the last step reads the whole prepared search
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
      // The plan for a handful of ids is the wrong one for thousands.
      await sql`set local plan_cache_mode = force_custom_plan`.execute(trx);
      // What was there all along is no news for saved searches.
      await sql`set local crewpad.is_bulk_load = 'on'`.execute(trx);
      await refreshListings(trx, ids, now);
    });
    // Until the tables are known not to be empty, they are read from end to end for each batch.
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

/** Facets and cities' counts from the rows, whatever they said before; changes wait meanwhile. */
async function recountSummaries(trx: Trx): Promise<void> {
  // Facets first, then cities: the order in which refresh_listings takes them.
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
