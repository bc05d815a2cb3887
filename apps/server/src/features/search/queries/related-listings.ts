import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { cardColumns, findable, firstAirport, firstAirportColumns } from './card-columns.ts';
import type { PlacedCard } from './listings-near.ts';

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
