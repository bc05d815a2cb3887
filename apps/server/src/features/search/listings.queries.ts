import type { contract } from '@crewpad/contract';
import {
  AIRPORT_DISTANCE_MAX,
  LISTING_IDS_PER_CHUNK,
  NEARBY_LISTINGS,
  NEARBY_MILES,
  SEARCH_LIMIT,
  sortKey,
  TITLE_SEARCH,
} from '@crewpad/domain';
import { airportCells } from '@crewpad/reference-data';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import {
  type CardPlace,
  type CardRow,
  cardColumns,
  findable,
  firstAirport,
  firstAirportColumns,
} from './card-columns.ts';
import {
  airportIs,
  airportNames,
  every,
  type FreeBy,
  freeByConditions,
  type Order,
  orderOf,
} from './conditions.ts';

interface ListingsNearInput extends Order, FreeBy {
  lat: number;
  lon: number;
  /** Miles. */
  radius: number;
  limit: number;
  offset: number;
}

export type PlacedCard = CardRow & CardPlace;
interface CardRowPage {
  cards: PlacedCard[];
  total: number;
}

interface Row extends PlacedCard {
  /** Null on the one row of an empty page. */
  listing_id: number | null;
  total: number;
}

/**
 * Crash pads within a circle, featured ones first. Uses only the public points, so that any number
 * of circles reveals only that point, never the exact one.
 */
export async function findListingsNear(
  db: Db,
  { lat, lon, radius, limit, offset, from, ...order }: ListingsNearInput,
  now: Date,
): Promise<CardRowPage> {
  const miles = sql`great_circle_miles(${lat}::float8, ${lon}::float8, l.public_latitude, l.public_longitude)`;
  const { rows } = await sql<Row>`
    with found as materialized (
      select l.id as listing_id, l.created_at, l.title_key, l.rate_per_from as price,
        l.feature_listing = 1 and l.feature_ongoing = 1 as featured,
        l.feature_listing = 1 and l.feature_ongoing = 0 as boosted,
        least(${sql.lit(AIRPORT_DISTANCE_MAX)}, greatest(1, ceil(${miles})))::int as distance
      from listings l join members m on m.id = l.user_id
      where l.public_cell = any (${sql.val(airportCells(lat, lon, radius))}::int[])
        and ${every([findable(now), ...freeByConditions('l', { from })])} and ${miles} <= ${radius}
    ), page as materialized (
      select * from found p order by p.featured desc, ${orderOf('p', order)} limit ${limit} offset ${offset}
    )
    select p.listing_id, t.total, p.distance, fa.prefix, ${cardColumns}
    from (select count(*)::int as total from found) t
    left join (
      page p join listings l on l.id = p.listing_id join members m on m.id = l.user_id ${firstAirport}
    ) on true
    order by p.featured desc, ${orderOf('p', order)}`.execute(db);
  return pageOf(rows);
}

/** The newest crash pads of the site. */
export async function findNewestListings(
  db: Db,
  { limit, offset, from }: FreeBy & { limit: number; offset: number },
  now: Date,
): Promise<CardRowPage> {
  const matches = every([findable(now), ...freeByConditions('l', { from })]);
  const { rows } = await sql<Row>`
    with page as materialized (
      select l.id from listings l join members m on m.id = l.user_id where ${matches}
      order by l.created_at desc, l.id limit ${limit} offset ${offset}
    )
    select p.id as listing_id, t.total, la.distance, fa.prefix, ${cardColumns}
    from (
      select count(*)::int as total from listings l join members m on m.id = l.user_id where ${matches}
    ) t
    left join (
      page p join listings l on l.id = p.id join members m on m.id = l.user_id ${firstAirport}
    ) on true
    order by l.created_at desc, l.id`.execute(db);
  return pageOf(rows);
}

function pageOf(rows: Row[]): CardRowPage {
  const [first] = rows;
  return { cards: first?.listing_id == null ? [] : rows, total: first?.total ?? 0 };
}

/**
 * Featured crash pads of the site. Their order rotates daily, so that none of them is always first.
 */
export async function findFeaturedListings(db: Db, now: Date): Promise<PlacedCard[]> {
  const { rows } = await sql<PlacedCard>`
    select ${firstAirportColumns}, ${cardColumns}
    from listings l join members m on m.id = l.user_id ${firstAirport}
    where l.feature_listing = 1 and l.feature_ongoing = 1 and ${findable(now)}
    order by md5(l.id || ' ' || ${now.toISOString().slice(0, 10)}), l.id limit ${sql.lit(SEARCH_LIMIT)}`.execute(
    db,
  );
  return rows;
}

/** The featured crash pads of an airport in page order; undefined for an unknown airport. */
export async function findFeaturedListingsNear(
  db: Db,
  code: string,
  now: Date,
): Promise<PlacedCard[] | undefined> {
  const order = (alias: string) => orderOf(alias, { dir: 'asc' });
  const { rows } = await sql<PlacedCard & { listing_id: number | null }>`
    with airport as materialized (select id, prefix from airports where ${airportIs(airportNames(code))}),
    page as materialized (
      select al.* from airport_listings al
      where al.airport_id = (select id from airport) and al.featured and al.owner_expire_at > ${now}
      order by ${order('al')} limit ${sql.lit(SEARCH_LIMIT)}
    )
    select a.prefix, p.listing_id, p.distance, ${cardColumns}
    from airport a
    left join (page p join listings l on l.id = p.listing_id join members m on m.id = l.user_id) on true
    order by ${order('p')}`.execute(db);
  const [first] = rows;
  if (first === undefined) return undefined;
  return first.listing_id === null ? [] : rows;
}

type Compared = Omit<contract.search.ComparedListing, 'card'>;

/** The public crash pads with these ids, in their order. */
export function findListingsById(db: Db, ids: number[], now: Date): Promise<PlacedCard[]> {
  return find<PlacedCard>(db, ids, now, sql`${firstAirportColumns}, ${cardColumns}`);
}

/** The same with all compared fields. */
export function findComparedListings(
  db: Db,
  ids: number[],
  now: Date,
): Promise<(PlacedCard & Compared)[]> {
  const airports = sql`(
    select coalesce(json_agg(json_build_object('prefix', a.prefix, 'city', a.city,
      'distance', x.distance) order by x.position), '[]')
    from listing_airports x join airports a on a.id = x.airport_id where x.listing_id = l.id
  )`;
  const amenities = sql`(
    select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name) order by n.id), '[]')
    from amenities n where n.id = any (l.amenities)
  )`;
  return find<PlacedCard & Compared>(
    db,
    ids,
    now,
    sql`${firstAirportColumns}, ${cardColumns}, l.max_nights, ${airports} as airports,
      ${amenities} as amenities`,
  );
}

async function find<Found>(
  db: Db,
  ids: number[],
  now: Date,
  columns: RawBuilder<unknown>,
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select ${columns}
    from unnest(${sql.val(ids)}::integer[]) with ordinality as requested (id, position)
    join listings l on l.id = requested.id
    join members m on m.id = l.user_id ${firstAirport}
    where ${findable(now)}
    order by requested.position`.execute(db);
  return rows;
}

interface ListingIds {
  data: { id: number; updated_at: string }[];
  chunks: number[];
}

/**
 * The public crash pads of a chunk, and all non-empty chunks. A chunk is a range of ids, so that a
 * crash pad stays in its chunk. Chunks are found by a skip scan.
 */
export async function findListingIds(db: Db, chunk: number, now: Date): Promise<ListingIds> {
  const span = sql.lit(LISTING_IDS_PER_CHUNK);
  const listings = sql`listings l join members m on m.id = l.user_id where ${findable(now)}`;
  const end = chunk * LISTING_IDS_PER_CHUNK;
  const next = (after: ReturnType<typeof sql>) =>
    sql`(select (l.id - 1) / ${span} + 1 from ${listings} and l.id > ${after} order by l.id limit 1)`;
  const { rows } = await sql<ListingIds>`
    with recursive chunks (number) as (
      select ${next(sql`0`)}
      union all
      select ${next(sql`number * ${span}`)} from chunks where number is not null
    )
    select
      (select coalesce(json_agg(json_build_object('id', l.id, 'updated_at',
        to_char(l.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by l.id), '[]')
        from ${listings} and l.id > ${end - LISTING_IDS_PER_CHUNK} and l.id <= ${end}) as data,
      (select coalesce(json_agg(number order by number), '[]') from chunks
        where number is not null) as chunks`.execute(db);
  return rows[0] ?? { data: [], chunks: [] };
}

interface TitledListing {
  id: number;
  title: string;
  city: string;
  /** Code of the first airport. */
  prefix: string | null;
}

/** Public listings whose title contains a text, at most eight; those that begin with it first. */
export async function findByTitle(db: Db, typed: string, now: Date): Promise<TitledListing[]> {
  const text = sortKey(typed);
  if (text.length < TITLE_SEARCH.min) return [];
  const { rows } = await sql<TitledListing>`
    select l.id, l.title, l.city, fa.prefix
    from listings l join members m on m.id = l.user_id ${firstAirport}
    where l.title_key like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} and ${findable(now)}
    order by position(${text} in l.title_key), l.title_key, l.id
    limit ${TITLE_SEARCH.results}`.execute(db);
  return rows;
}

interface NearbyListings {
  /** Whether the listing itself is public. */
  isPublic: boolean;
  listings: PlacedCard[];
}

interface NearbyRow extends PlacedCard {
  is_public: boolean;
  /** Null on the one row of a listing with nothing nearby. */
  place: number | null;
}

/**
 * Crash pads of other listers near a listing, nearest first: a walk outward from its public point
 * on the index listings_nearby. undefined for an unknown listing.
 */
export async function findNearbyListings(
  db: Db,
  listingId: number,
  now: Date,
): Promise<NearbyListings | undefined> {
  const { rows } = await sql<NearbyRow>`
    with origin as materialized (
      select l.id, l.user_id, l.public_latitude as lat, l.public_longitude as lon,
        ${findable(now)} as is_public
      from listings l join members m on m.id = l.user_id where l.id = ${listingId}
    ), page as materialized (
      select n.id, (row_number() over ())::int as place
      from origin o cross join lateral (
        select l.id, l.public_latitude as lat, l.public_longitude as lon
        from listings l join members m on m.id = l.user_id
        where l.user_id <> o.user_id and ${findable(now)}
        order by map_point(l.public_latitude, l.public_longitude) <-> map_point(o.lat, o.lon)
        limit ${sql.lit(NEARBY_LISTINGS)}
      ) n
      where great_circle_miles(o.lat, o.lon, n.lat, n.lon) <= ${sql.lit(NEARBY_MILES)}
    )
    select o.is_public, p.place, ${firstAirportColumns}, ${cardColumns}
    from origin o
    left join (
      page p join listings l on l.id = p.id join members m on m.id = l.user_id ${firstAirport}
    ) on true
    order by p.place`.execute(db);
  const [first] = rows;
  if (first === undefined) return undefined;
  return { isPublic: first.is_public, listings: first.place === null ? [] : rows };
}

interface RelatedQuery {
  listerId: number;
  exceptId?: number | undefined;
  limit: number;
  offset: number;
}

interface RelatedListings {
  listings: PlacedCard[];
  /** Total of all pages. */
  total: number;
}

/**
 * A page of the public crash pads of a lister, except `exceptId`: featured ones first, then the
 * newest. undefined for an unknown member, or one who never had a listing.
 */
export async function findRelatedListings(
  db: Db,
  { listerId, exceptId, limit, offset }: RelatedQuery,
  now: Date,
): Promise<RelatedListings | undefined> {
  const related = sql`
    l.user_id = m.id and l.id is distinct from ${exceptId ?? null}::int and ${findable(now)}`;
  const order = sql`
    (l.feature_listing = 1 and l.feature_ongoing = 1) desc, l.created_at desc, l.id`;
  const { rows } = await sql<PlacedCard & { listing_id: number | null; total: number }>`
    select l.listing_id, l.prefix, l.distance, ${cardColumns},
      (select count(*)::int from listings l where ${related}) as total
    from members m
    left join lateral (
      select l.*, l.id as listing_id, ${firstAirportColumns}
      from listings l ${firstAirport}
      where ${related}
      order by ${order}
      limit ${limit} offset ${offset}
    ) l on true
    where m.id = ${listerId} and exists (select from listings where user_id = m.id)
    order by ${order}`.execute(db);
  const [first] = rows;
  if (first === undefined) return undefined;
  return { listings: first.listing_id === null ? [] : rows, total: first.total };
}
