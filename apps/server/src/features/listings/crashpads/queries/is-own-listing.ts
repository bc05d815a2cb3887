import { LISTING_STATUS } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';

/** Whether a listing stands and is the member's own. */
export async function isOwnListing(db: Db, memberId: number, listingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '=', listingId)
    .where('user_id', '=', memberId)
    .where('status', '<>', LISTING_STATUS.deleted)
    .executeTakeFirst();
  return row !== undefined;
}
