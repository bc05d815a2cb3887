import { EARTH_RADIUS_MILES, type FeedKind } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { FeedArea } from '../feed-source.ts';
import { type FeedRow, feedColumns, isCurrent, isInCity } from './feed-rows.ts';

const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180;

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
  const places = [];
  if (city !== undefined) places.push(isInCity(city));
  if (point !== undefined) {
    // The latitude band uses the index; the distance then filters exactly.
    const reach = radius / MILES_PER_DEGREE;
    places.push(sql`(f.map_lat between ${point.latitude - reach}::double precision
      and ${point.latitude + reach}::double precision and ${miles} <= ${radius})`);
  }
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
