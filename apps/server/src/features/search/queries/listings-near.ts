import { AIRPORT_DISTANCE_MAX } from '@crewpad/domain';
import { airportCells } from '@crewpad/reference-data';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import {
  type CardPlace,
  type CardRow,
  cardColumns,
  findable,
  firstAirport,
} from './card-columns.ts';
import { every, type FreeBy, freeByConditions } from './conditions.ts';
import { type Order, orderOf } from './order.ts';

export interface ListingsNearInput extends Order, FreeBy {
  lat: number;
  lon: number;
  /** Miles. */
  radius: number;
  limit: number;
  offset: number;
}

export type PlacedCard = CardRow & CardPlace;
export interface CardRowPage {
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
