import type { Point } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../../platform/database/database.ts';
import { lockListings } from '../../../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../../../platform/database/transaction.ts';
import { refreshListings } from '../../../../search/index.ts';
import { addressKey, sharedPoint } from '../public-point.ts';
import { placeColumns } from '../queries/find-place.ts';

/** Small enough to keep the locks short. */
const BATCH = 200;

/** Whether there are listings from before points were shared by address. */
export async function hasUnkeyedListings(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('address_key', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Sets the public point of listings without an address key, once after an upgrade. Resumes after an
 * interruption.
 * @returns number of listings
 */
export async function refreshPublicPoints(db: Db, pointKey: string, now: Date): Promise<number> {
  let done = 0;
  for (;;) {
    const ids = await transaction(db, (trx) => refreshBatch(trx, pointKey, now));
    if (ids.length === 0) return done;
    done += ids.length;
  }
}

async function refreshBatch(trx: Trx, pointKey: string, now: Date): Promise<number[]> {
  const listings = await lockListings(trx, sql`l.address_key is null`, {
    columns: ['street1', 'city', 'postal_code', 'latitude', 'longitude'],
    limit: BATCH,
  });
  const keyed = listings.map((listing) => ({ ...listing, key: addressKey(pointKey, listing) }));
  const points = await pointsOf(
    trx,
    keyed.map(({ key }) => key),
  );
  const rows = keyed.map(({ id, key, ...truth }) => {
    const others = points.get(key) ?? [];
    const point = sharedPoint(key, truth, others);
    points.set(key, [...others, point]);
    return { id, ...placeColumns(key, point) };
  });
  if (rows.length === 0) return [];
  await sql`
    update listings l set address_key = x.address_key, public_latitude = x.public_latitude,
      public_longitude = x.public_longitude, public_cell = x.public_cell
    from json_to_recordset(${JSON.stringify(rows)}::json) as x (id integer, address_key text,
      public_latitude double precision, public_longitude double precision, public_cell integer)
    where l.id = x.id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await refreshListings(trx, ids, now);
  return ids;
}

/** The existing public points at these addresses, oldest listing first. */
async function pointsOf(trx: Trx, keys: readonly string[]): Promise<Map<string, Point[]>> {
  const points = new Map<string, Point[]>();
  if (keys.length === 0) return points;
  const rows = await trx
    .selectFrom('listings')
    .select(['address_key', 'public_latitude as latitude', 'public_longitude as longitude'])
    .where('address_key', 'in', [...new Set(keys)])
    .orderBy('id')
    .execute();
  for (const { address_key: key, ...point } of rows) {
    if (key !== null) points.set(key, [...(points.get(key) ?? []), point]);
  }
  return points;
}
