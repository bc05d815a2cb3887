import { LISTING_STATUS } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';

export interface OwnName {
  id: number;
  title: string;
  num_beds: number;
  num_occupied_beds: number;
}

/** Names and occupancy of a member's own listings, newest first. */
export function listOwnNames(
  db: Db,
  memberId: number,
  { activeOnly = false }: { activeOnly?: boolean } = {},
): Promise<OwnName[]> {
  return db
    .selectFrom('listings')
    .select(['id', 'title', 'num_beds', 'num_occupied_beds'])
    .where('user_id', '=', memberId)
    .where(
      'status',
      activeOnly ? '=' : '<>',
      activeOnly ? LISTING_STATUS.active : LISTING_STATUS.deleted,
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
