import { sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';

/**
 * Does the work of refresh_listings for the listings `from` to `to` in tables without rows of them:
 * counters, search rows, city counters. The facets are built once, at the end.
 */
export async function buildSearchRows(
  trx: Trx,
  from: number,
  to: number,
  now: Date,
): Promise<void> {
  const ids = sql`array(select generate_series(${sql.lit(from)}, ${sql.lit(to)}))`;
  await sql`select recount_listings(${ids})`.execute(trx);
  await sql`select recount_cities(${ids}, ${now}::timestamptz)`.execute(trx);
  await sql`set local crewpad.is_bulk_load = 'on'`.execute(trx);
  await sql`
    insert into airport_listings select * from searchable_rows(${ids}, ${now}::timestamptz)
  `.execute(trx);
}

/** Rebuilds the facets of all airports from the search rows, then notifies all nodes. */
export async function buildFacets(trx: Trx): Promise<void> {
  await sql`delete from airport_facets`.execute(trx);
  await sql`
    insert into airport_facets
      (airport_id, gender, bed_kinds, is_full, featured, total, min_price, max_price)
    select airport_id, gender, bed_kinds, is_full, featured, count(*), min(price), max(highest_price)
    from airport_listings group by 1, 2, 3, 4, 5
  `.execute(trx);
  await sql`select pg_notify('listings_changed', '*')`.execute(trx);
}
