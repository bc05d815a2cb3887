import type { Trx } from '../../../../platform/database/transaction.ts';

/** The owner of a listing, for a notification. */
export function findOwner(trx: Trx, listingId = 0) {
  return trx
    .selectFrom('listings')
    .select(['user_id as memberId', 'id as listing_id'])
    .where('id', '=', listingId)
    .executeTakeFirst();
}
