import { AIRPORT_RADIUS_MILES, earliestShownEndDate } from '@crewpad/domain';
import { metros, metrosByCity, ranksByCity } from '@crewpad/reference-data';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

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
type CitySet = [cityIds: number[], listings: number];

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

/** A city of the directory, or a metro area under its crew name. */
export interface Place extends Omit<CityRow, 'id' | 'place_id' | 'population'> {
  /** Cities whose crash pads are all counted here, largest first. */
  also: string[];
}

/**
 * One place per metro area and per city outside of one, without duplicates for the same crash pads.
 * A place is left out if earlier ones cover all its crash pads: the order is by crash pads, then by
 * busiest airport, then by population. Pure.
 */
export function placesOf(cities: readonly CityRow[], sets: readonly CitySet[]): Place[] {
  const placeOf = new Map(cities.map(({ id, place_id }) => [id, place_id]));
  const reached = sets.map(([ids, listings]) => {
    const placeIds = new Set(ids.flatMap((id) => placeOf.get(id) ?? []));
    return { placeIds, listings, owner: undefined as Place | undefined };
  });
  const inReachOf = new Map<number, typeof reached>();
  for (const set of reached) {
    for (const id of set.placeIds) {
      const otherSets = inReachOf.get(id);
      if (otherSets) otherSets.push(set);
      else inReachOf.set(id, [set]);
    }
  }

  const candidates = [...Map.groupBy(cities, ({ place_id }) => place_id)].map(([id, members]) => {
    const near = inReachOf.get(id) ?? [];
    const rank = Math.max(...members.map((city) => ranksByCity().get(city.id) ?? 0));
    const population = Math.max(...members.map((city) => city.population));
    return { near, place: merged(id, members, sum(near)), rank, population };
  });
  candidates.sort(
    (a, b) =>
      b.place.listings_count - a.place.listings_count ||
      b.rank - a.rank ||
      b.population - a.population ||
      (a.place.slug < b.place.slug ? -1 : 1),
  );

  const places: Place[] = [];
  for (const { near, place } of candidates) {
    const fresh = near.filter(({ owner }) => owner === undefined);
    const [first] = near;
    if (fresh.length === 0 && first?.owner) {
      first.owner.also.push(place.display_name, ...place.also);
      continue;
    }
    for (const set of fresh) set.owner = place;
    places.push(place);
  }
  return places;
}

/** Merges the cities of one place: a metro area with its own name and airports. */
function merged(id: number, members: readonly CityRow[], listings: number): Place {
  const metro = metrosByCity().get(id);
  const byName = members.toSorted((a, b) => b.population - a.population || a.id - b.id);
  const main = byName.find((city) => city.id === id) ?? byName[0];
  if (main === undefined) throw new Error('a place has no city');
  const { id: _id, place_id: _placeId, population: _population, ...city } = main;
  const display_name = metro?.name ?? city.display_name;
  return {
    ...city,
    display_name,
    listings_count: listings,
    airports_count: metro?.airports.length ?? city.airports_count,
    also: byName
      .filter((item) => item !== main && !display_name.includes(item.display_name))
      .map((item) => item.display_name),
  };
}

const sum = (sets: readonly { listings: number }[]) =>
  sets.reduce((total, { listings }) => total + listings, 0);

/** The airlines: domestic ones first, then worldwide ones. */
export function findAirlines(db: Db) {
  return db
    .selectFrom('airlines')
    .select(['id', 'code', 'name', 'group_name as group'])
    .orderBy('group_name')
    .orderBy('position')
    .orderBy('id')
    .execute();
}
