import {
  AIRPORT_RADIUS_MILES,
  NEAREST_BASES,
  SUGGEST_LIMIT,
  similarityTo,
  sortKey,
} from '@crewpad/domain';
import { metros } from '@crewpad/reference-data';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { AirportRow } from '../presenters.ts';
import { airportIs, airportNames } from './conditions.ts';

export interface AirportPage {
  airports: (AirportRow & { total_listings: number })[];
  total: number;
}

interface PageRow extends AirportRow {
  total_listings: number;
  total: number;
}

const EMPTY: AirportPage = { airports: [], total: 0 };

/** Its code, or part of its city, its name or the name of its metro area. */
const contains = (key: string) => sql<boolean>`
  (a.prefix = ${key.toUpperCase()} or a.city_key like ${`%${key}%`} or a.name_key like ${`%${key}%`}
    or a.id = any (${inMetrosNamed(key)}::integer[]))`;

let metroKeys: { key: string; ids: number[] }[] | undefined;

function inMetrosNamed(search: string): number[] {
  metroKeys ??= metros().map(({ name, airports }) => ({
    key: sortKey(name),
    ids: airports.map(({ id }) => id),
  }));
  return metroKeys.filter(({ key }) => key.includes(search)).flatMap(({ ids }) => ids);
}

/**
 * Airports, most crash pads first, then the busiest. `search`: only those with this code, or whose
 * city or name contains it.
 */
export async function findAirports(
  db: Db,
  input: { search?: string | undefined; limit: number; offset: number },
): Promise<AirportPage> {
  const search = input.search?.trim() ?? '';
  const key = sortKey(search);
  if (search !== '' && key === '') return EMPTY;
  const { rows } = await sql<PageRow | (Record<keyof AirportRow, null> & { total: number })>`
    with found as materialized (
      select a.id, a.rank, coalesce(f.total, 0)::int as total_listings
      from airports a
      left join (select airport_id, sum(total) as total from airport_facets group by airport_id) f
        on f.airport_id = a.id
      where ${key === '' ? sql`true` : contains(key)}
    ), page as (
      select * from found order by total_listings desc, rank desc, id
      limit ${input.limit} offset ${input.offset}
    )
    select a.id, a.prefix, a.name, a.city, a.country, a.latitude, a.longitude, p.total_listings, t.total
    from (select count(*)::int as total from found) t
    left join (page p join airports a on a.id = p.id) on true
    order by p.total_listings desc, p.rank desc, p.id`.execute(db);
  return {
    airports: rows.filter((row): row is PageRow => row.id !== null),
    total: rows[0]?.total ?? 0,
  };
}

/**
 * Airports for autocomplete: the one with this code, then those with crash pads before those
 * without. Best match first: a prefix of a city or name; a prefix of a word in them; any substring.
 * Ties by crash pads, then the busiest. Where nothing matches, airports with a similar city or name,
 * most similar first.
 */
export async function searchAirports(db: Db, search: string): Promise<AirportPage> {
  const key = sortKey(search);
  if (key === '') return EMPTY;
  const { rows } = await sql<PageRow>`
    with found as materialized (select a.* from airports a where ${contains(key)})
    select a.id, a.prefix, a.name, a.city, a.country, a.latitude, a.longitude,
      coalesce(f.total, 0)::int as total_listings, count(*) over ()::int as total
    from found a
    left join (
      select airport_id, sum(total) as total from airport_facets
      where airport_id = any (array(select id from found)) group by airport_id
    ) f on f.airport_id = a.id
    order by a.prefix <> ${key.toUpperCase()}, coalesce(f.total, 0) = 0,
      case
        when a.city_key like ${`${key}%`} or a.name_key like ${`${key}%`} then 1
        when a.city_key like ${`% ${key}%`} or a.name_key like ${`% ${key}%`} then 2
        else 3
      end, total_listings desc, a.rank desc, a.id
    limit ${sql.lit(SUGGEST_LIMIT)}`.execute(db);
  return rows.length === 0
    ? similarAirports(db, key)
    : { airports: rows, total: rows[0]?.total ?? 0 };
}

async function similarAirports(db: Db, key: string): Promise<AirportPage> {
  const airports = await db.selectFrom('airports').select(['id', 'city_key', 'name_key']).execute();
  const similarityOf = similarityTo(key);
  const similar = airports
    .map(({ id, city_key, name_key }) => ({
      id,
      score: Math.max(similarityOf(city_key), similarityOf(name_key)),
    }))
    .filter(({ score }) => score > 0);
  if (similar.length === 0) return EMPTY;
  const { rows } = await sql<PageRow>`
    select a.id, a.prefix, a.name, a.city, a.country, a.latitude, a.longitude,
      coalesce(f.total, 0)::int as total_listings, count(*) over ()::int as total
    from json_to_recordset(${JSON.stringify(similar)}::json) as s (id integer, score float8)
    join airports a on a.id = s.id
    left join (select airport_id, sum(total) as total from airport_facets group by airport_id) f
      on f.airport_id = a.id
    order by s.score desc, total_listings desc, a.rank desc, a.id
    limit ${sql.lit(SUGGEST_LIMIT)}`.execute(db);
  return { airports: rows, total: rows[0]?.total ?? 0 };
}

/** The nearest airports with crash pads among which the main ones are found. */
const LOOKED_AT = 250;
/** Metro areas have several of these. */
const MAIN_ONES = NEAREST_BASES * 6;
/** Farther ones are shown only if there are none within this distance. */
const NEAR_MILES = 750;
/** Airports below this rank have hardly any traffic. */
const SMALL_RANK = 800;

export type NearestBase = AirportRow & { total_listings: number; distance: number; rank: number };

/**
 * The airports with crash pads around an airport, nearest first. Of airports that share crash pads
 * or a metro area, only the busiest: one with a busier airport within the radius of a search, and a
 * small one within two radii of a larger one, is left out. undefined for an unknown airport.
 */
export async function findNearestBases(db: Db, code: string): Promise<NearestBase[] | undefined> {
  const { rows } = await sql<NearestBase | Record<keyof NearestBase, null>>`
    with origin as materialized (
      select id, latitude, longitude from airports where ${airportIs(airportNames(code))}
    ), bases as materialized (
      select airport_id, sum(total)::int as total_listings from airport_facets
      group by airport_id having sum(total) > 0
    ), near as materialized (
      select a.id, a.prefix, a.name, a.city, a.country, a.latitude, a.longitude, a.rank,
        b.total_listings,
        greatest(1, ceil(great_circle_miles(o.latitude, o.longitude, a.latitude, a.longitude)))::int
          as distance
      from origin o cross join bases b join airports a on a.id = b.airport_id
      order by distance, b.total_listings desc, a.id limit ${sql.lit(LOOKED_AT)}
    ), found as (
      select n.* from near n
      where n.id not in (select id from origin) and not exists (
        select from near m
        where m.latitude between n.latitude - 1.5 and n.latitude + 1.5
          and (m.rank, m.id) > (n.rank, n.id)
          and great_circle_miles(m.latitude, m.longitude, n.latitude, n.longitude)
            <= case when n.rank < ${sql.lit(SMALL_RANK)} and m.rank >= ${sql.lit(SMALL_RANK)}
              then ${sql.lit(2 * AIRPORT_RADIUS_MILES)} else ${sql.lit(AIRPORT_RADIUS_MILES)} end
      )
      order by n.distance, n.total_listings desc, n.id limit ${sql.lit(MAIN_ONES)}
    )
    select f.* from origin left join found f on true
    order by f.distance, f.total_listings desc, f.id`.execute(db);
  if (rows.length === 0) return undefined;
  const areas = new Set<number>();
  const bases = rows
    .filter((row): row is NearestBase => row.id !== null)
    .toSorted((a, b) => b.rank - a.rank)
    .filter(({ id }) => {
      const area = metros().find(({ airports }) => airports.some((one) => one.id === id))?.id ?? id;
      return !areas.has(area) && areas.add(area);
    })
    .toSorted((a, b) => a.distance - b.distance);
  const near = bases.filter(({ distance }) => distance <= NEAR_MILES);
  return (near.length > 0 ? near : bases).slice(0, NEAREST_BASES);
}

/** How many airports there are. */
export async function countAirports(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from airports`.execute(db);
  return rows[0]?.count ?? 0;
}
