import { LISTING_STATUS } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';

/** How many listings of a member stand, active or not: as many as count against his plan. */
export async function countOwnListings(db: Db, memberId: number): Promise<number> {
  const { count } = await db
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', memberId)
    .where('status', '<>', LISTING_STATUS.deleted)
    .executeTakeFirstOrThrow();
  return Number(count);
}
