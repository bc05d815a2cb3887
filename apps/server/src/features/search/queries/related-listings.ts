import { LIST_LIMIT_MAX } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { cardColumns, findable, firstAirport, firstAirportColumns } from './card-columns.ts';
import type { PlacedCard } from './listings-near.ts';

/**
 * The crash pads of a lister that anyone can find, but for `exceptId`: featured ones first, then the
 * newest. Undefined: no such member, or one who never had a listing.
 */
export async function findRelatedListings(
  db: Db,
  listerId: number,
  exceptId: number | undefined,
  now: Date,
): Promise<PlacedCard[] | undefined> {
  const { rows } = await sql<PlacedCard & { listing_id: number | null }>`
    select l.listing_id, l.prefix, l.distance, ${cardColumns}
    from members m
    left join lateral (
      select l.*, l.id as listing_id, ${firstAirportColumns}
      from listings l ${firstAirport}
      where l.user_id = m.id and l.id is distinct from ${exceptId ?? null}::int and ${findable(now)}
      order by (l.feature_listing = 1 and l.feature_ongoing = 1) desc, l.created_at desc, l.id
      limit ${sql.lit(LIST_LIMIT_MAX)}
    ) l on true
    where m.id = ${listerId} and exists (select from listings where user_id = m.id)
    order by (l.feature_listing = 1 and l.feature_ongoing = 1) desc, l.created_at desc, l.id`.execute(
    db,
  );
  const [first] = rows;
  if (first === undefined) return undefined;
  return first.listing_id === null ? [] : rows;
}
