import { LISTING_STATUS } from '@crewpad/domain';
import type { Trx } from '../../../platform/database/transaction.ts';
import type { BlockReason, Obligation } from '../../../platform/payments/obligation-kinds.ts';

/**
 * Why a promotion cannot be charged right now. Invisible promotions are not charged: the listing
 * must be active, and its owner's account active and unexpired.
 */
export async function findBlockReason(
  trx: Trx,
  { listing_id, payer_id, cancel_requested_at, collection, lease_until }: Obligation,
): Promise<BlockReason | undefined> {
  if (cancel_requested_at !== null || listing_id === null) return 'not_owed';
  const row = await trx
    .selectFrom('listings as l')
    .innerJoin('members as m', 'm.id', 'l.user_id')
    .leftJoin('listing_features as f', (join) =>
      join.onRef('f.listing_id', '=', 'l.id').on('f.ended_at', 'is', null),
    )
    .select([
      'l.user_id',
      'l.status',
      'l.feature_listing',
      'l.removed_at',
      'm.expire_at',
      'f.repeat',
    ])
    .select('m.status as owner_status')
    .where('l.id', '=', listing_id)
    .executeTakeFirst();
  if (row === undefined || row.user_id !== payer_id) return 'not_owed';
  // The lease was just renewed: anything that ends before it does counts as ended.
  const isExpired = row.expire_at !== null && lease_until !== null && row.expire_at <= lease_until;
  const isListed = row.status === LISTING_STATUS.active && row.removed_at === null;
  const isFindable = isListed && row.owner_status === 'ACTIVE' && !isExpired;
  const isRequested = collection === 'auto' ? row.repeat === true : row.feature_listing === 0;
  return isFindable && isRequested ? undefined : 'not_owed';
}
