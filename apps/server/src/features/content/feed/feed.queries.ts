import {
  AIRPORT_RADIUS_MILES,
  EARTH_RADIUS_MILES,
  earliestShownEndDate,
  type FeedKind,
  type Point,
  sortKey,
  withoutUmlauts,
} from '@crewpad/domain';
import { metros } from '@crewpad/reference-data';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';

const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180;

/** Columns of a feed item; `miles` from the requested point, if any. */
export interface FeedRow {
  id: number;
  kind: FeedKind;
  title: { en: string; [locale: string]: string };
  description: string;
  image: string | null;
  city: string;
  country: string;
  map_lat: number;
  map_lng: number;
  start_date: string;
  end_date: string;
  start_time: string;
  end_time: string;
  merchant_id: number | null;
  price_range: string;
  business_name: string;
  rating: number;
  miles: number | null;
}

const feedColumns = sql`f.id, f.kind, f.title, f.description, f.image, f.city, f.country,
  f.map_lat, f.map_lng, f.start_date, f.end_date,
  to_char(f.start_time, 'HH24:MI') as start_time, to_char(f.end_time, 'HH24:MI') as end_time,
  f.merchant_id, f.price_range, f.business_name, f.rating`;

/** Items stay until their last day is over everywhere, because their time zone is not stored. */
function isCurrent(now: Date): RawBuilder<boolean> {
  return sql<boolean>`f.end_date >= ${earliestShownEndDate(now)}::date`;
}

/** Within some miles of a point. */
function isNear({ latitude, longitude }: Point, radius: number): RawBuilder<boolean> {
  // The latitude band uses the index; the distance then filters exactly.
  const reach = radius / MILES_PER_DEGREE;
  return sql<boolean>`(f.map_lat between ${latitude - reach}::double precision
    and ${latitude + reach}::double precision
    and great_circle_miles(${latitude}, ${longitude}, f.map_lat, f.map_lng) <= ${radius})`;
}

/** Selects feed items. Without a city and a point: from everywhere. */
export interface FeedArea {
  /** The maximum per type. */
  limit: number;
  city?: string | undefined;
  point?: { latitude: number; longitude: number } | undefined;
  /** Miles around the point. */
  radius: number;
}

/** The soonest items of each type, of a city or around a point, or of both. */
export async function listFeedRows(
  db: Db,
  kinds: readonly FeedKind[],
  area: FeedArea,
  now: Date,
): Promise<FeedRow[]> {
  const { city, point, radius, limit } = area;
  const miles = point
    ? sql`great_circle_miles(${point.latitude}, ${point.longitude}, f.map_lat, f.map_lng)`
    : sql`null::double precision`;
  const places: RawBuilder<boolean>[] = [];
  if (city !== undefined) {
    places.push(sql<boolean>`lower(f.city) = lower(${city})`);
    for (const cityPoint of await findCityPoints(db, city))
      places.push(isNear(cityPoint, AIRPORT_RADIUS_MILES));
  }
  if (point !== undefined) places.push(isNear(point, radius));
  const { rows } = await sql<FeedRow>`
    select n.* from unnest(${kinds}::text[]) as k (kind)
    cross join lateral (
      select ${feedColumns}, ${miles} as miles
      from feed_items f
      where f.kind = k.kind and ${isCurrent(now)}
        and ${places.length === 0 ? sql`true` : sql`(${sql.join(places, sql` or `)})`}
      order by f.start_date, f.start_time, f.id
      limit ${limit}
    ) n
    order by n.start_date, n.start_time, n.id
  `.execute(db);
  return rows;
}

/**
 * The centers around which the directory counts the items of a city: its own, and those of the
 * other cities with crash pads in its metro area.
 * @param name of the city or the area, in any spelling of its accents, or its slug
 */
async function findCityPoints(db: Db, name: string): Promise<Point[]> {
  const key = sortKey(name);
  if (key === '') return [];
  const keys = [...new Set([key, withoutUmlauts(key)])];
  const cities = () => db.selectFrom('cities').select(['id', 'latitude', 'longitude']);
  const own = await cities()
    .where(({ or, eb }) => or([eb('name_key', 'in', keys), eb('slug', '=', name.toLowerCase())]))
    .execute();
  const ids = new Set(own.map(({ id }) => id));
  const areas = metros().filter(
    ({ name: area, airports }) =>
      keys.includes(sortKey(area)) || airports.some(({ city_id }) => ids.has(city_id)),
  );
  const others = areas
    .flatMap(({ airports }) => airports.map(({ city_id }) => city_id))
    .filter((id) => !ids.has(id));
  if (others.length === 0) return own;
  const listed = await cities()
    .where('id', 'in', [...new Set(others)])
    .where('listings_count', '>', 0)
    .execute();
  return [...own, ...listed];
}

/** One current or upcoming item of a type; undefined if none. */
export async function getFeedRow(
  db: Db,
  kind: FeedKind,
  id: number,
  now: Date,
): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    select ${feedColumns}, null::double precision as miles
    from feed_items f where f.id = ${id} and f.kind = ${kind} and ${isCurrent(now)}
  `.execute(db);
  return rows[0];
}

interface Page {
  limit: number;
  offset: number;
}

/** All items of a type for the editor, newest first, including past ones. */
export async function listEditedFeed(
  db: Db,
  kind: FeedKind,
  { limit, offset }: Page,
): Promise<{ rows: FeedRow[]; total: number }> {
  const { rows } = await sql<FeedRow>`
    select ${feedColumns}, null::double precision as miles from feed_items f
    where f.kind = ${kind} order by f.start_date desc, f.id desc
    limit ${limit} offset ${offset}`.execute(db);
  const { total } = await db
    .selectFrom('feed_items')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export type EditedFeedRow = FeedRow & { picture_member_id: number | null };

/**
 * One item of a type, including past ones; undefined if none.
 * @param forUpdate locks it until the transaction ends
 */
export async function findEditedFeed(
  db: Db | Trx,
  kind: FeedKind,
  id: number,
  forUpdate = false,
): Promise<EditedFeedRow | undefined> {
  const { rows } = await sql<EditedFeedRow>`
    select ${feedColumns}, null::double precision as miles, f.picture_member_id from feed_items f
    where f.kind = ${kind} and f.id = ${id} ${forUpdate ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}
