import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { announceChanges } from '../../../platform/events.ts';
import { listingsRefreshed } from '../hooks.ts';
import { airportTag, listerTag, listingTag } from '../tags.ts';

/** Few enough for one statement, which locks all of them. */
const BATCH = 500;
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
  for (let start = 0; start < listingIds.length; start += BATCH) {
    const ids = listingIds.slice(start, start + BATCH);
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
