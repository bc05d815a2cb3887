import type { contract } from '@crewpad/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { cardColumns, findable, firstAirport, firstAirportColumns } from './card-columns.ts';
import type { PlacedCard } from './listings-near.ts';

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
