import { LISTING_STATUS } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';

/** The listing of a member's own room that stands; undefined: unknown, removed, or somebody else's. */
export async function listingOfRoom(
  db: Db,
  memberId: number,
  roomId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('rooms as r')
    .innerJoin('listings as l', 'l.id', 'r.listing_id')
    .select('r.listing_id')
    .where('r.id', '=', roomId)
    .where('r.status', '=', 'ACTIVE')
    .where('l.user_id', '=', memberId)
    .where('l.status', '<>', LISTING_STATUS.deleted)
    .executeTakeFirst();
  return row?.listing_id;
}
