import { AIRPORT_RADIUS_MILES, type FeedKind } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { FeedArea } from '../feed-source.ts';
import { type FeedRow, feedColumns, isCurrent, isNear } from './feed-rows.ts';
import { findCityPoints } from './find-city-points.ts';

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
    for (const one of await findCityPoints(db, city))
      places.push(isNear(one, AIRPORT_RADIUS_MILES));
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
