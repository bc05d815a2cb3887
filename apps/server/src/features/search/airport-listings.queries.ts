import { PINS_LIMIT_MAX } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import { compiledQueries } from '../../platform/database/compiled-query.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AirportRow } from './airports.queries.ts';
import { type CardRow, cardColumns } from './card-columns.ts';
import {
  type AirportNames,
  airportIs,
  airportNames,
  every,
  type Filters,
  type FreeBy,
  facetConditions,
  facetFilters,
  filteredListing,
  freeByConditions,
  type MapFilters,
  mapConditions,
  type Order,
  orderOf,
  type Prices,
  priceConditions,
} from './conditions.ts';

export interface AirportListingsInput extends Filters, FreeBy, Prices, Order {
  code: string;
  limit: number;
  offset: number;
  /** undefined if the brand's flag is off. */
  mapFilters: MapFilters | undefined;
}

interface AirportListings {
  airport: AirportRow;
  total: number;
  /** Lowest and highest monthly rate of all matches, in cents. */
  min: number | null;
  max: number | null;
  /** The page, featured ones first. */
  cards: (CardRow & { distance: number })[];
}

interface Row extends CardRow, Omit<AirportRow, 'id'> {
  airport_id: number;
  total: number;
  min: number | null;
  max: number | null;
  distance: number;
  /** Null on the one row of an empty page. */
  listing_id: number | null;
}

/** The inputs that determine a page's SQL; a few hundred combinations. */
interface Shape extends Filters, Order {}

/** The parameters of a call. */
interface Values extends AirportNames {
  now: Date;
  limit: number;
  offset: number;
  /** limit + offset: how far each branch walks. */
  end: number;
}

/**
 * The query of a page; `values` are literals or parameters.
 * @param conditions conditions that the facets lack: the rows themselves are counted
 * @param needsListing whether they refer to the listing
 */
function pageQuery(
  shape: Shape,
  values: Record<keyof Values, unknown>,
  conditions: RawBuilder<boolean>[],
  needsListing: boolean,
): RawBuilder<Row> {
  const rows = sql`airport_listings al ${needsListing ? filteredListing : sql``}`;
  const matches = every([
    sql`al.airport_id = (select id from airport)`,
    sql`al.owner_expire_at > ${values.now}`,
    ...facetConditions('al', shape),
    ...conditions,
  ]);
  const branch = (part: RawBuilder<boolean>) => sql`
    (select al.listing_id, al.featured, al.boosted, al.distance, al.price, al.title_key, al.created_at
    from ${rows} where ${matches} and ${part}
    order by ${orderOf('al', shape)} limit ${values.end})`;
  const totals =
    conditions.length === 0
      ? sql`select coalesce(sum(f.total), 0)::int as total, min(f.min_price), max(f.max_price)
          from airport_facets f
          where ${every([sql`f.airport_id = (select id from airport)`, sql`f.total > 0`, ...facetConditions('f', shape)])}`
      : sql`select count(*)::int as total, min(al.price), max(al.highest_price) from ${rows} where ${matches}`;

  // Each branch walks its sort index and stops; listings are joined only for the page.
  return sql<Row>`
    with airport as materialized (
      select id, prefix, name, city, country, latitude, longitude from airports where ${airportIs(values)}
    ), totals as materialized (${totals}
    ), page as materialized (
      select * from (${branch(sql`al.featured`)} union all ${branch(sql`not al.featured`)}) p
      order by p.featured desc, ${orderOf('p', shape)} limit ${values.limit} offset ${values.offset}
    )
    select a.id as airport_id, a.prefix, a.name, a.city, a.country, a.latitude, a.longitude,
      t.total, t.min, t.max, p.listing_id, p.distance, ${cardColumns}
    from airport a cross join totals t
    left join (page p join listings l on l.id = p.listing_id join members m on m.id = l.user_id) on true
    order by p.featured desc, ${orderOf('p', shape)}`;
}

/** Pages whose total comes from the facets, which are most: their SQL is built once per shape. */
const findPage = compiledQueries<Row, Shape, Values>((shape, parameter) =>
  pageQuery(
    shape,
    {
      prefix: parameter('prefix'),
      airportId: parameter('airportId'),
      now: parameter('now'),
      limit: parameter('limit'),
      offset: parameter('offset'),
      end: parameter('end'),
    },
    [],
    false,
  ),
);

/**
 * A page of the crash pads around an airport, with totals of all matches; undefined for an unknown
 * airport.
 */
export async function findAirportListings(
  db: Db,
  input: AirportListingsInput,
  now: Date,
): Promise<AirportListings | undefined> {
  const { limit, offset, sort, dir } = input;
  const shape = { ...facetFilters(input, input.mapFilters), sort, dir };
  const values = { ...airportNames(input.code), now, limit, offset, end: offset + limit };
  const byListing = mapConditions(input.mapFilters ?? {});
  const byRow = [...freeByConditions('al', input), ...priceConditions('al', input)];
  const conditions = [...byRow, ...byListing];
  const page =
    conditions.length === 0
      ? await findPage(db, shape, values)
      : (await pageQuery(shape, values, conditions, byListing.length > 0).execute(db)).rows;

  const [first] = page;
  if (first === undefined) return undefined;
  const { airport_id, prefix, name, city, country, latitude, longitude, total, min, max } = first;
  return {
    airport: { id: airport_id, prefix, name, city, country, latitude, longitude },
    total,
    min,
    max,
    cards: first.listing_id === null ? [] : page,
  };
}

interface AirportPinsInput extends Filters, FreeBy, Prices {
  code: string;
  mapFilters: MapFilters | undefined;
}

/** Id, public latitude and longitude, monthly rate in dollars, featured. */
type Pin = [number, number, number, number, boolean];

const LIMIT = sql.lit(PINS_LIMIT_MAX);

/**
 * The crash pads around an airport as map points, in page order; undefined for an unknown airport.
 * One JSON row, because nothing in between needs to parse thousands of pins.
 */
export async function findAirportPins(
  db: Db,
  input: AirportPinsInput,
  now: Date,
): Promise<Pin[] | undefined> {
  const filters = mapConditions(input.mapFilters ?? {});
  const matches = every([
    sql`al.airport_id = a.id`,
    sql`al.owner_expire_at > ${now}`,
    ...facetConditions('al', facetFilters(input, input.mapFilters)),
    ...freeByConditions('al', input),
    ...priceConditions('al', input),
    ...filters,
  ]);
  const order = (alias: string) => orderOf(alias, { dir: 'asc' });
  const branch = (part: RawBuilder<boolean>) => sql`
    (select al.* from airport_listings al ${filters.length === 0 ? sql`` : filteredListing}
    where ${matches} and ${part} order by ${order('al')} limit ${LIMIT})`;

  const { rows } = await sql<{ pins: Pin[] }>`
    select (
      select coalesce(json_agg(json_build_array(
          p.listing_id, l.public_latitude, l.public_longitude, p.price / 100.0, p.featured
        ) order by p.featured desc, ${order('p')}), '[]')
      from (
        select * from (${branch(sql`al.featured`)} union all ${branch(sql`not al.featured`)}) b
        order by b.featured desc, ${order('b')} limit ${LIMIT}
      ) p cross join lateral (
        select public_latitude, public_longitude from listings where id = p.listing_id offset 0
      ) l
    ) as pins
    from airports a where ${airportIs(airportNames(input.code))}`.execute(db);
  return rows[0]?.pins;
}
