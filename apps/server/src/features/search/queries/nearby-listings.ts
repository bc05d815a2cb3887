import { NEARBY_LISTINGS, NEARBY_MILES } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { cardColumns, findable, firstAirport, firstAirportColumns } from './card-columns.ts';
import type { PlacedCard } from './listings-near.ts';

interface NearbyListings {
  /** Whether the listing itself is public. */
  isPublic: boolean;
  listings: PlacedCard[];
}

interface Row extends PlacedCard {
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
  const { rows } = await sql<Row>`
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
