import {
  AIRPORT_DISTANCE_MAX,
  BED_KINDS,
  type BedKind,
  type Flags,
  type ListingGender,
  type ListingSort,
  type RentalType,
  type SortDirection,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';

/** The filters of every visitor; the facets of an airport count the same. */
export interface Filters {
  /** '0' excludes full listings. */
  occupied: '0' | '1';
  gender: ListingGender;
  bed: 'any' | BedKind;
  /** Excludes listings without a bed. */
  withBeds?: boolean;
}

/** The day by which a bed must be free. */
export interface FreeBy {
  from?: string | undefined;
}

/** Conditions of `from` on a row of airport_listings, or on a listing. */
export function freeByConditions(alias: string, { from }: FreeBy): RawBuilder<boolean>[] {
  return from === undefined ? [] : [sql`${sql.ref(`${alias}.free_from`)} <= ${from}::date`];
}

/** Bounds of the monthly rate, in dollars. A range of rates counts by its lowest. */
export interface Prices {
  price_min?: number | undefined;
  price_max?: number | undefined;
}

/** Conditions on a row of airport_listings. */
export function priceConditions(
  alias: string,
  { price_min, price_max }: Prices,
): RawBuilder<boolean>[] {
  const price = sql.ref(`${alias}.price`);
  const conditions: RawBuilder<boolean>[] = [];
  if (price_min !== undefined && price_min > 0)
    conditions.push(sql`${price} >= ${Math.round(price_min * 100)}`);
  if (price_max !== undefined) conditions.push(sql`${price} <= ${Math.round(price_max * 100)}`);
  return conditions;
}

/** Filters of the brands with the mapFilters flag. */
export interface MapFilters {
  beds?: number | undefined;
  bathrooms?: number | undefined;
  airport_distance?: number | undefined;
  max_nights?: number | undefined;
  rental_type?: RentalType[] | undefined;
  amenities?: number[] | undefined;
}

/** The meanings of an airport in a URL: its code in any case, or its id. */
export interface AirportNames {
  prefix: string;
  /** Null: no id. */
  airportId: number | null;
}

export function airportNames(code: string): AirportNames {
  // Ids have at most nine digits, and the column could not store more.
  return { prefix: code.toUpperCase(), airportId: /^\d{1,9}$/.test(code) ? Number(code) : null };
}

/** Matches the named airport; takes the names, or their parameters. */
export function airportIs(names: Record<keyof AirportNames, unknown>): RawBuilder<boolean> {
  return sql`(prefix = ${names.prefix} or id = ${names.airportId})`;
}

/** Conditions that work on rows of airport_listings and of airport_facets. */
export function facetConditions(alias: string, filters: Filters): RawBuilder<boolean>[] {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const conditions: RawBuilder<boolean>[] = [];
  if (filters.gender !== 'all') conditions.push(sql`${column('gender')} = ${filters.gender}`);
  if (filters.bed !== 'any') {
    const bit = 1 << BED_KINDS.indexOf(filters.bed);
    conditions.push(sql`${column('bed_kinds')} & ${sql.lit(bit)} <> 0`);
  }
  if (filters.withBeds === true) conditions.push(sql`${column('bed_kinds')} <> 0`);
  if (filters.occupied === '0') conditions.push(sql`not ${column('is_full')}`);
  return conditions;
}

/** The filters that the facets can answer, including at least one bed. */
export function facetFilters(filters: Filters, mapFilters: MapFilters | undefined): Filters {
  const { occupied, gender, bed } = filters;
  return { occupied, gender, bed, withBeds: mapFilters?.beds === 1 };
}

/**
 * Conditions on a row `al` of airport_listings and its listing `fl`; empty if no filter excludes
 * anything beyond the facets, so that default filters cost no count. Hostels and hotels have no
 * bathrooms or maximum stay: they count as at least one bathroom, and no limit.
 */
export function mapConditions(filters: MapFilters): RawBuilder<boolean>[] {
  const { beds, bathrooms, airport_distance, max_nights } = filters;
  const conditions: RawBuilder<boolean>[] = [];
  if (beds !== undefined && beds > 1) conditions.push(sql`fl.num_beds >= ${beds}`);
  if (bathrooms !== undefined && bathrooms > 1) conditions.push(sql`fl.bathrooms >= ${bathrooms}`);
  if (airport_distance !== undefined && airport_distance < AIRPORT_DISTANCE_MAX)
    conditions.push(sql`al.distance <= ${airport_distance}`);
  if (max_nights !== undefined && max_nights > 1)
    conditions.push(sql`(fl.max_nights is null or fl.max_nights >= ${max_nights})`);
  if (filters.rental_type !== undefined)
    conditions.push(sql`fl.rental_type = any (${sql.val(filters.rental_type)}::text[])`);
  if (filters.amenities !== undefined)
    conditions.push(sql`fl.amenities @> ${sql.val(filters.amenities)}::integer[]`);
  return conditions;
}

/**
 * The listing `fl` of a row `al`, as a lateral lookup: with any other join, the planner may read
 * all listings for those of one airport.
 */
export const filteredListing = sql`
  cross join lateral (
    select num_beds, bathrooms, max_nights, rental_type, amenities
    from listings where id = al.listing_id offset 0
  ) fl`;

/** All of the conditions. */
export function every(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

export interface Order {
  /** undefined: boosted first, then the nearest, then the newest. */
  sort?: ListingSort | undefined;
  dir: SortDirection;
}

/** The column of airport_listings per sort order; migration 0006 has an index per order. */
const COLUMNS: Record<ListingSort, string> = {
  title: 'title_key',
  airport_distance: 'distance',
  price: 'price',
  date: 'created_at',
};

/** The order of the featured ones and of the rest, ties by id, of the rows named `alias`. */
export function orderOf(alias: string, { sort, dir }: Order): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  if (sort === undefined) {
    return sql`${column('boosted')} desc, ${column('distance')}, ${column('created_at')} desc, ${column('listing_id')}`;
  }
  const direction = dir === 'desc' ? sql` desc` : sql``;
  return sql`${column(COLUMNS[sort])}${direction}, ${column('listing_id')}`;
}

/** The filters that these flags allow: all with mapFilters, only the rental type with travelbug. */
export function flaggedFilters<Query extends MapFilters>(
  { mapFilters, travelbug }: Pick<Flags, 'mapFilters' | 'travelbug'>,
  query: Query,
): Query | Pick<Query, 'rental_type'> | undefined {
  if (mapFilters) return query;
  return travelbug ? { rental_type: query.rental_type } : undefined;
}
