import { AIRPORT_RADIUS_MILES } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface CityRow {
  display_name: string;
  slug: string;
  country: string;
  country_name: string;
  latitude: number;
  longitude: number;
  listings_count: number;
  airports_count: number;
  special_offer_count: number;
  event_count: number;
}

/**
 * The cities with a crash pad in reach, with what is on there from today (UTC) on. Events and offers
 * meet the cities by the cells that the cities' circles touch, all at once.
 */
export async function findCities(db: Db, now: Date): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`
    with coming as materialized (
      select kind, map_lat, map_lng,
        least(179, floor(map_lat)::int + 90) * 360 + (floor(map_lng)::int + 540) % 360 as cell
      from feed_items where end_date >= (${now}::timestamptz at time zone 'UTC')::date
    ), near as (
      select c.id, count(*) filter (where f.kind = 'event')::int as events,
        count(*) filter (where f.kind = 'special_offer')::int as offers
      from coming f
      join city_cells k on k.cell = f.cell
      join cities c on c.id = k.city_id
      where c.listings_count > 0
        and great_circle_miles(f.map_lat, f.map_lng, c.latitude, c.longitude) <= ${sql.lit(AIRPORT_RADIUS_MILES)}
      group by c.id
    )
    select c.display_name, c.slug, c.country, c.country_name, c.latitude, c.longitude,
      c.listings_count, c.airports_count, coalesce(n.offers, 0) as special_offer_count,
      coalesce(n.events, 0) as event_count
    from cities c left join near n on n.id = c.id
    where c.listings_count > 0`.execute(db);
  return rows;
}
