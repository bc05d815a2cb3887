import type { Trx } from '../../platform/database/transaction.ts';
import { Hook } from '../../platform/hooks.ts';

/** Called after listings were refreshed, in the transaction that changed and locked them. */
export const listingsRefreshed = new Hook<
  (trx: Trx, listingIds: readonly number[], now: Date) => Promise<void>
>();
