import type { Trx } from '../../../../platform/database/transaction.ts';
import { OPEN_STATUSES } from '../../../billing/index.ts';

/** Rent already due is no longer charged automatically. The tenant can still pay it. */
export async function collectByHand(
  trx: Trx,
  rentalIds: readonly number[],
  now: Date,
): Promise<void> {
  if (rentalIds.length === 0) return;
  await trx
    .updateTable('obligations')
    .set({ collection: 'hand', next_attempt_at: null, updated_at: now })
    .where('rental_id', 'in', rentalIds)
    .where('kind', '=', 'rent')
    .where('collection', '=', 'auto')
    .where('status', 'in', OPEN_STATUSES)
    .execute();
}
