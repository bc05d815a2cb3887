import { LISTING_STATUS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import {
  cardColumns,
  findable,
  firstAirport,
  firstAirportColumns,
} from '../../queries/card-columns.ts';
import type { PlacedCard } from '../../queries/listings-near.ts';

interface FavoriteRow extends PlacedCard {
  /** Whether it is public now. */
  is_found: boolean;
  /** Whether its title is still shown: it was not removed, and its lister has an account. */
  is_named: boolean;
}

/** Ids of the crash pads that a member saved, newest first. */
export async function listFavoriteIds(db: Db, memberId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('listing_id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('listing_id', 'desc')
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

/** The crash pads that a member saved, newest first, including those no longer public. */
export async function listFavorites(db: Db, memberId: number, now: Date): Promise<FavoriteRow[]> {
  const { rows } = await sql<FavoriteRow>`
    select ${findable(now)} as is_found, l.removed_at is null and l.status <> ${sql.lit(LISTING_STATUS.deleted)}
        and m.status <> 'CLOSED' as is_named,
      ${firstAirportColumns}, ${cardColumns}
    from favorites f
    join listings l on l.id = f.listing_id
    join members m on m.id = l.user_id ${firstAirport}
    where f.member_id = ${memberId}
    order by f.created_at desc, f.listing_id desc`.execute(db);
  return rows;
}
