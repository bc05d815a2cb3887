import { LISTING_STATUS } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { refreshListings } from '../../../search/index.ts';

/**
 * Locks a member's listings, as an invitation does, so that no one becomes a tenant in the
 * meantime.
 */
export async function lockListings(trx: Trx, memberId: number): Promise<void> {
  await trx
    .selectFrom('listings')
    .select('id')
    .where('user_id', '=', memberId)
    .where('status', '<>', LISTING_STATUS.deleted)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Deletes the listings and the draft of a member who closes their account. */
export async function takeDownListings(trx: Trx, memberId: number, now: Date): Promise<void> {
  await trx.deleteFrom('listing_drafts').where('member_id', '=', memberId).execute();
  const listings = await trx
    .updateTable('listings')
    .set({ status: LISTING_STATUS.deleted, hidden: false, touched_at: now })
    .where('user_id', '=', memberId)
    .where('status', '<>', LISTING_STATUS.deleted)
    .returning('id')
    .execute();
  const ids = listings.map(({ id }) => id).sort((a, b) => a - b);
  await refreshListings(trx, ids, now);
}
