import type { Trx } from '../../../../../platform/database/transaction.ts';
import type { StoredAirports } from '../airport-issues.ts';

/** The airports of a locked listing, and its position. */
export async function findStoredAirports(trx: Trx, listingId: number): Promise<StoredAirports> {
  const place = await trx
    .selectFrom('listings')
    .select(['latitude', 'longitude'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  const airports = await trx
    .selectFrom('listing_airports')
    .select(['airport_id', 'distance'])
    .where('listing_id', '=', listingId)
    .execute();
  return { ...place, airports };
}
