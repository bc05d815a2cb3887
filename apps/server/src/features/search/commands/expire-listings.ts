import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { refreshListings } from './refresh-listings.ts';

const BATCH = 500;

/**
 * Removes listings whose owners' terms have ended from the search rows: the minute job. Reads
 * exclude them immediately; this corrects the totals.
 * @returns number of listings
 */
export async function expireListings(db: Db, now: Date): Promise<number> {
  let done = 0;
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select distinct listing_id as id from (
        select listing_id from airport_listings
        where owner_expire_at < 'infinity' and owner_expire_at <= ${now}
        order by owner_expire_at limit ${sql.lit(BATCH)}
      ) x order by id`.execute(db);
    if (rows.length === 0) return done;
    const ids = rows.map((row) => row.id);
    await transaction(db, (trx) => refreshListings(trx, ids, now));
    done += ids.length;
  }
}
