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

/**
 * Coming rent that a payment has opened early is charged on its day, for what is left of it, like
 * the rent after it. Rent that is due stays by hand.
 */
export async function collectAutomatically(
  trx: Trx,
  rentalId: number,
  { cardAmountMax, now }: { cardAmountMax: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('obligations')
    .set(({ ref }) => ({
      collection: 'auto',
      next_attempt_at: ref('due_at'),
      updated_at: now,
    }))
    .where('rental_id', '=', rentalId)
    .where('kind', '=', 'rent')
    .where('collection', '=', 'hand')
    .where('status', '=', 'scheduled')
    .where('due_at', '>', now)
    .where('amount_cents', '<=', cardAmountMax)
    .execute();
}
