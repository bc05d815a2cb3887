import { AIRPORT_RADIUS_MILES, earliestShownEndDate } from '@crewpad/domain';
import { metros } from '@crewpad/reference-data';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface CityRow {
  id: number;
  /** The city that represents its metro area; itself if there is none. */
  place_id: number;
  display_name: string;
  slug: string;
  country: string;
  country_name: string;
  latitude: number;
  longitude: number;
  population: number;
  listings_count: number;
  airports_count: number;
  /** Of its whole metro area, each once. */
  special_offer_count: number;
  event_count: number;
}

/** Crash pads within range of the same cities: ids of the cities, number of crash pads. */
export type CitySet = [cityIds: number[], listings: number];

/**
 * The cities with a crash pad within range, with their events that are not over, and the crash
 * pads they share. Events and offers are matched to cities by the cells of the cities' circles.
 */
export async function findCities(
  db: Db,
  now: Date,
): Promise<{ cities: CityRow[]; sets: CitySet[] }> {
  const grouped = metros().flatMap(({ airports }) =>
    [...new Set(airports.map(({ city_id }) => city_id))].map((city) => ({
      city,
      place: airports[0].city_id,
    })),
  );
  const { rows } = await sql<{ cities: CityRow[]; sets: CitySet[] }>`
    with listed as materialized (
      select c.*, coalesce(g.place_id, c.id) as place_id
      from cities c
      left join unnest(${grouped.map(({ city }) => city)}::integer[],
        ${grouped.map(({ place }) => place)}::integer[]) as g (city_id, place_id) on g.city_id = c.id
      where c.listings_count > 0
    ), coming as materialized (
      select id, kind, map_lat, map_lng,
        least(179, floor(map_lat)::int + 90) * 360 + (floor(map_lng)::int + 540) % 360 as cell
      from feed_items where end_date >= ${earliestShownEndDate(now)}::date
    ), near as (
      select c.place_id, count(distinct f.id) filter (where f.kind = 'event')::int as events,
        count(distinct f.id) filter (where f.kind = 'special_offer')::int as offers
      from coming f
      join city_cells k on k.cell = f.cell
      join listed c on c.id = k.city_id
      where great_circle_miles(f.map_lat, f.map_lng, c.latitude, c.longitude) <= ${sql.lit(AIRPORT_RADIUS_MILES)}
      group by c.place_id
    )
    select
      (select coalesce(json_agg(json_build_object('id', c.id, 'place_id', c.place_id,
        'display_name', c.display_name, 'slug', c.slug, 'country', c.country,
        'country_name', c.country_name, 'latitude', c.latitude, 'longitude', c.longitude,
        'population', c.population, 'listings_count', c.listings_count,
        'airports_count', c.airports_count, 'special_offer_count', coalesce(n.offers, 0),
        'event_count', coalesce(n.events, 0))), '[]')
        from listed c left join near n on n.place_id = c.place_id) as cities,
      (select coalesce(json_agg(json_build_array(s.counted_city_ids, s.n)), '[]') from (
        select counted_city_ids, count(*)::int as n from listings
        where counted_city_ids <> '{}' group by counted_city_ids
      ) s) as sets`.execute(db);
  return rows[0] ?? { cities: [], sets: [] };
}
