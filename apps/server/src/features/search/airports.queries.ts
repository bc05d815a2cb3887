import { AIRPORT_RADIUS_MILES, METRO_CODES, NEAREST_BASES, SUGGEST_LIMIT } from '@crewpad/domain';
import { metros } from '@crewpad/reference-data';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { findAirportNames, type Match } from './airport-names.ts';
import { airportIs, airportNames } from './conditions.ts';

export interface AirportRow {
  id: number;
  prefix: string;
  name: string;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
}

interface AirportPage {
  airports: (AirportRow & { total_listings: number })[];
  total: number;
}

interface PageRow extends AirportRow {
  total_listings: number;
  total: number;
}

const EMPTY: AirportPage = { airports: [], total: 0 };

/**
 * Airports, most crash pads first, then the busiest. `search`: only those that it finds, in the
 * order of `searchAirports`.
 */
export async function findAirports(
  db: Db,
  input: { search?: string | undefined; limit: number; offset: number },
): Promise<AirportPage> {
  const search = input.search?.trim() ?? '';
  if (search !== '') return matchingAirports(db, search, input);
  const { rows } = await sql<PageRow | (Record<keyof AirportRow, null> & { total: number })>`
    with found as materialized (
      select a.id, a.rank, coalesce(f.total, 0)::int as total_listings
      from airports a
      left join (select airport_id, sum(total) as total from airport_facets group by airport_id) f
        on f.airport_id = a.id
    ), page as (
      select * from found order by total_listings desc, rank desc, id
      limit ${input.limit} offset ${input.offset}
    )
    select a.id, a.prefix, a.name, a.city, a.country, a.latitude, a.longitude, p.total_listings, t.total
    from (select count(*)::int as total from found) t
    left join (page p join airports a on a.id = p.id) on true
    order by p.total_listings desc, p.rank desc, p.id`.execute(db);
  return pageOf(rows);
}

const pageOf = (
  rows: readonly (PageRow | (Record<keyof AirportRow, null> & { total: number }))[],
): AirportPage => ({
  airports: rows.filter((row): row is PageRow => row.id !== null),
  total: rows[0]?.total ?? 0,
});

/**
 * Airports for autocomplete: an airport's own code if it has crash pads, the airports of a metro
 * code, all others with crash pads, another own code, the rest. Of those with crash pads and of the
 * rest, first those named by whole words, and last those that only a state or country names; then
 * the busiest.
 */
export const searchAirports = (db: Db, search: string): Promise<AirportPage> =>
  matchingAirports(db, search, { limit: SUGGEST_LIMIT, offset: 0 });

/**
 * The ranks of the airports that name a metro area: more than the others of the area, although
 * traffic alone would rank Orly before Charles de Gaulle.
 */
let mainRanks: ReadonlyMap<string, number> | undefined;
function ranksOfMain(): ReadonlyMap<string, number> {
  const mains = new Set(Object.values(METRO_CODES));
  mainRanks ??= new Map(
    metros().flatMap(({ airports }) => {
      const main = airports.find(({ prefix }) => mains.has(prefix));
      return main
        ? [[main.prefix, Math.max(...airports.map(({ rank }) => rank)) + 1] as const]
        : [];
    }),
  );
  return mainRanks;
}

const CLASSES: readonly Match[] = ['code', 'area', 'word', 'name', 'region'];

async function matchingAirports(
  db: Db,
  search: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<AirportPage> {
  const matches = findAirportNames(search);
  if (matches.length === 0) return EMPTY;
  const codes = matches.map(({ prefix }) => prefix);
  const classes = matches.map(({ match }) => CLASSES.indexOf(match));
  const mains = codes.map((code) => ranksOfMain().get(code) ?? null);
  const { rows } = await sql<PageRow | (Record<keyof AirportRow, null> & { total: number })>`
    with matches as (
      select * from unnest(${codes}::text[], ${classes}::int[], ${mains}::int[])
        as m (prefix, class, main_rank)
    ), found as materialized (
      select a.id, coalesce(m.main_rank, a.rank) as rank, m.class,
        coalesce(f.total, 0)::int as total_listings
      from matches m
      join airports a on a.prefix = m.prefix
      left join (
        select airport_id, sum(total) as total from airport_facets
        where airport_id = any (array(
          select id from airports where prefix = any (${codes}::text[])
        )) group by airport_id
      ) f on f.airport_id = a.id
    ), page as (
      select *, row_number() over (order by
        case
          when class = 0 and total_listings > 0 then 0
          when class = 1 then 1
          when class = 2 and total_listings > 0 then 2
          when total_listings > 0 then 3
          when class = 0 then 4
          when class = 2 then 5
          else 6
        end, total_listings = 0, class = 4, rank desc, id) as place
      from found order by place limit ${limit} offset ${offset}
    )
    select a.id, a.prefix, a.name, a.city, a.country, a.latitude, a.longitude, p.total_listings, t.total
    from (select count(*)::int as total from found) t
    left join (page p join airports a on a.id = p.id) on true
    order by p.place`.execute(db);
  return pageOf(rows);
}

/** The nearest airports with crash pads among which the main ones are found. */
const CANDIDATES = 250;
/** Metro areas have several of these. */
const MAIN_ONES = NEAREST_BASES * 6;
/** Farther ones are shown only if there are none within this distance. */
const NEAR_MILES = 750;
/** Airports below this rank have hardly any traffic. */
const SMALL_RANK = 800;

type NearestBase = AirportRow & { total_listings: number; distance: number; rank: number };

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
      order by distance, b.total_listings desc, a.id limit ${sql.lit(CANDIDATES)}
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
      const area =
        metros().find(({ airports }) => airports.some((airport) => airport.id === id))?.id ?? id;
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

interface AreaRow {
  /** Id of its metro area, or of its only airport. */
  id: number;
  country: string;
  listings: number;
  /** Cents per month. */
  price_from: number;
  /** Those with crash pads, the busiest first; those of areas that joined come last. */
  airports: { id: number; prefix: string; name: string; city: string; total_listings: number }[];
}

export interface AirportAreas {
  areas: AreaRow[];
  /** The number of areas per country, regardless of the request. */
  byCountry: Record<string, number>;
}

/**
 * The areas with crash pads, most crash pads first, then the busiest. A crash pad near several
 * airports of an area counts once: metro areas use an index-only scan. An area whose crash pads are
 * all near a busier area joins that one, so that the list does not repeat them.
 * @param countries only areas of these
 */
export async function findAirportAreas(
  db: Db,
  input: { countries: readonly string[] | undefined; limit: number; offset: number },
): Promise<AirportAreas> {
  const { countries, limit, offset } = input;
  const grouped = metros().flatMap(({ id, country, airports }) =>
    airports.map((airport) => ({ airport: airport.id, id, country })),
  );
  const { rows } = await sql<{
    areas: AreaRow[] | null;
    by_country: Record<string, number> | null;
  }>`
    with metro (airport_id, id, country) as materialized (
      select * from unnest(${grouped.map(({ airport }) => airport)}::integer[],
        ${grouped.map(({ id }) => id)}::integer[], ${grouped.map(({ country }) => country)}::text[])
    ), near as materialized (
      select a.id, a.prefix, a.name, a.city, a.rank, coalesce(m.id, a.id) as area_id,
        coalesce(m.country, a.country) as country, f.total, f.low
      from (
        select airport_id, sum(total)::int as total, min(min_price) filter (where total > 0) as low
        from airport_facets group by airport_id having sum(total) > 0
      ) f
      join airports a on a.id = f.airport_id
      left join metro m on m.airport_id = a.id
    ), shared as (
      select area_id, count(*)::int as total from (
        select distinct n.area_id, al.listing_id
        from near n join airport_listings al on al.airport_id = n.id
        where n.area_id in (select area_id from near group by area_id having count(*) > 1)
      ) pairs group by area_id
    ), areas as materialized (
      select n.area_id as id, n.country, coalesce(s.total, max(n.total)) as listings,
        min(n.low) as price_from, max(n.rank) as rank, array_agg(n.id) as airport_ids
      from near n left join shared s on s.area_id = n.area_id
      group by n.area_id, n.country, s.total
    ), samples as (
      select a.id, s.listing_id from areas a cross join lateral (
        select listing_id from airport_listings where airport_id = a.airport_ids[1] limit 1
      ) s
    ), busier as materialized (
      select distinct small.id, large.id as area_id, large.rank, small.airport_ids as own_ids,
        large.airport_ids
      from samples s
      join areas small on small.id = s.id
      join airport_listings sampled on sampled.listing_id = s.listing_id
      join near n on n.id = sampled.airport_id
      join areas large on large.id = n.area_id
        and (large.rank, -large.id) > (small.rank, -small.id)
    ), joined as materialized (
      select s.id, b.area_id from samples s cross join lateral (
        select area_id from (
          select * from busier where id = s.id order by rank desc, area_id offset 0
        ) b
        where not exists (
          select from airport_listings own
          where own.airport_id = any (b.own_ids) and not exists (
            select from airport_listings same
            where same.listing_id = own.listing_id and same.airport_id = any (b.airport_ids)
          )
        )
        limit 1
      ) b
    ), shown as materialized (
      select * from areas where id not in (select id from joined)
    ), page as (
      select *, row_number() over (order by listings desc, rank desc, id) as place
      from shown
      where ${countries === undefined ? sql`true` : sql`country = any (${countries}::text[])`}
      order by place limit ${limit} offset ${offset}
    )
    select
      (select json_object_agg(country, n) from (
        select country, count(*)::int as n from shown group by country
      ) c) as by_country,
      (select json_agg(json_build_object('id', p.id, 'country', p.country, 'listings', p.listings,
        'price_from', p.price_from, 'airports', v.airports) order by p.place)
        from page p
        cross join lateral (
          select json_agg(json_build_object('id', n.id, 'prefix', n.prefix, 'name', n.name,
            'city', n.city, 'total_listings', n.total) order by j.id is not null, n.rank desc, n.id)
              as airports
          from near n left join joined j on j.id = n.area_id
          where coalesce(j.area_id, n.area_id) = p.id
        ) v
      ) as areas`.execute(db);
  const [row] = rows;
  return { areas: row?.areas ?? [], byCountry: row?.by_country ?? {} };
}
