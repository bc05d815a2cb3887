import { SEARCH_LIMIT } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { cardColumns, findable, firstAirport, firstAirportColumns } from './card-columns.ts';
import { airportIs, airportNames } from './conditions.ts';
import type { PlacedCard } from './listings-near.ts';
import { orderOf } from './order.ts';

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
