import type { ListingStatus, RentalType } from '@crewpad/contract';
import { LISTING_STATUS } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';

/**
 * Holds a member: what he writes to his listings, draft and uploads happens one after the other, so
 * that limits hold and no two of his calls wait for each other. Always the first lock.
 */
export async function lockMember(trx: Trx, memberId: number): Promise<void> {
  await trx
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface LockedListing {
  id: number;
  rental_type: RentalType;
  status: ListingStatus;
  /** Pending and accepted tenants. */
  rented: number;
  updated_at: Date;
}

/**
 * Holds a member's own listing; undefined: unknown, deleted, or somebody else's. Whoever makes or ends
 * a rental holds its listing too, so nobody comes to hold a bed meanwhile.
 */
export function lockOwnListing(
  trx: Trx,
  memberId: number,
  listingId: number,
): Promise<LockedListing | undefined> {
  return trx
    .selectFrom('listings')
    .select(['id', 'rental_type', 'status', 'rented', 'updated_at'])
    .where('id', '=', listingId)
    .where('user_id', '=', memberId)
    .where('status', '<>', LISTING_STATUS.deleted)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
