import { createHmac } from 'node:crypto';
import type { contract } from '@crewpad/contract';
import { cellOf, isMovedPoint, movedPoint, type Point } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockListings } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { refreshListings } from '../../search/index.ts';
import type { airportRows } from './form.ts';

/** The parts of an address that identify a building. */
interface Address {
  street1: string;
  postal_code?: string | null | undefined;
  city: string;
}

const DESIGNATOR = '(?:apartment|apt|unit|suite|ste|room|rm|floor|fl|flat)\\b\\.?\\s*#?';
const UNIT_NUMBER = '(?:\\p{L}?-?\\d+-?\\p{L}?|\\p{L})';
const UNITS: readonly RegExp[] = [
  // 12 Maple Street, Apt 4B
  new RegExp(`[\\s,;]+(?:${DESIGNATOR}|#)\\s*${UNIT_NUMBER}[\\s,.]*$`, 'iu'),
  // 12 Maple Street, 2nd floor
  /[\s,;]+\d{1,3}(?:st|nd|rd|th)\s+(?:floor|fl)\b[\s,.]*$/iu,
  // Unit 5, 12 Maple Street
  new RegExp(`^\\s*(?:${DESIGNATOR}|#)\\s*${UNIT_NUMBER}\\s*[,;]\\s*`, 'iu'),
];

/** Street words with their abbreviations. */
const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ['street', 'st'],
  ['avenue', 'ave'],
  ['av', 'ave'],
  ['road', 'rd'],
  ['boulevard', 'blvd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['parkway', 'pkwy'],
  ['highway', 'hwy'],
  ['square', 'sq'],
  ['terrace', 'ter'],
  ['circle', 'cir'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
]);

/**
 * The key of an address: the same for all units of a building and all spellings, and unpredictable
 * without the installation's key.
 * @returns 64 hexadecimal digits
 */
export function addressKey(pointKey: string, { street1, postal_code, city }: Address): string {
  const street = normalized(withoutUnit(street1))
    .split(' ')
    .map((word) => SHORT_WORDS.get(word) ?? word)
    .join(' ');
  // The last four digits of a US postal code identify a side of the street, or a unit.
  const code = (postal_code ?? '').trim().replace(/^(\d{5})-?\d{4}$/, '$1');
  const parts = [street, normalized(city), normalized(code)];
  return createHmac('sha256', pointKey)
    .update(JSON.stringify(['public-point', ...parts]))
    .digest('hex');
}

/** The public point of a listing at an address without other listings. */
export function publicPoint(key: string, truth: Point): Point {
  const bytes = Buffer.from(key, 'hex');
  return movedPoint(truth, bytes.readUInt32BE(0) / 2 ** 32, bytes.readUInt32BE(4) / 2 ** 32);
}

/**
 * The public point of a listing: that of other listings at its address, even if their pins differ
 * by some meters, unless it is too near or too far. Each call and each listing returns the same
 * point, so that repeated probes cannot reveal the exact location.
 * @param others public points of listings at the same address, oldest first
 */
export function sharedPoint(key: string, truth: Point, others: readonly Point[]): Point {
  return others.find((point) => isMovedPoint(truth, point)) ?? publicPoint(key, truth);
}

function withoutUnit(street: string): string {
  let rest = street.trim();
  for (let before = ''; before !== rest; ) {
    before = rest;
    for (const unit of UNITS) rest = rest.replace(unit, '');
  }
  return rest === '' ? street : rest;
}

function normalized(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

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
  let count = 0;
  for (;;) {
    const ids = await transaction(db, (trx) => refreshBatch(trx, pointKey, now));
    if (ids.length === 0) return count;
    count += ids.length;
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

/** Sets the airports of a listing. */
export async function saveAirports(
  trx: Trx,
  listing_id: number,
  airports: ReturnType<typeof airportRows>,
): Promise<void> {
  await trx.deleteFrom('listing_airports').where('listing_id', '=', listing_id).execute();
  await trx
    .insertInto('listing_airports')
    .values(airports.map((airport) => ({ listing_id, ...airport })))
    .execute();
}

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
