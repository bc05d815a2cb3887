import type { contract } from '@crewpad/contract';
import { cellOf, type Point } from '@crewpad/domain';
import type { Db } from '../../../../../platform/database/database.ts';
import { addressKey, sharedPoint } from '../public-point.ts';

type Place = Pick<
  contract.listings.CrashpadFields,
  'street1' | 'postal_code' | 'city' | 'latitude' | 'longitude'
>;

/** How many existing points are considered; further listings at one address share one of these. */
const MOST_POINTS = 20;

/**
 * The public position of a listing, as columns.
 * @param listingId the listing itself; undefined if new
 */
export async function findPublicPlace(
  db: Db,
  pointKey: string,
  place: Place,
  listingId?: number,
): Promise<ReturnType<typeof placeColumns>> {
  const key = addressKey(pointKey, place);
  const others = await db
    .selectFrom('listings')
    .select(['public_latitude as latitude', 'public_longitude as longitude'])
    .where('address_key', '=', key)
    .where('id', '<>', listingId ?? 0)
    .orderBy('id')
    .limit(MOST_POINTS)
    .execute();
  return placeColumns(key, sharedPoint(key, place, others));
}

/** An address and its public point as columns. Pure. */
export function placeColumns(address_key: string, { latitude, longitude }: Point) {
  return {
    address_key,
    public_latitude: latitude,
    public_longitude: longitude,
    public_cell: cellOf(latitude, longitude),
  };
}
