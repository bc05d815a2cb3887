import type { Trx } from '../../../platform/database/transaction.ts';

/** The listing of a promotion, for a notification about it. */
export function findPromotedListing(
  trx: Trx,
  promotionId = 0,
): Promise<{ listing_id: number } | undefined> {
  return trx
    .selectFrom('listing_features')
    .select('listing_id')
    .where('id', '=', promotionId)
    .executeTakeFirst();
}
