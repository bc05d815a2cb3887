import { refreshListings as refreshBatch } from '../features/search/index.ts';
import type { Trx } from '../platform/database/transaction.ts';

const BATCH = 500;

/** Brings all that is derived from these listings up to date, a batch at a time. */
export async function refreshListings(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    await refreshBatch(trx, ids.slice(start, start + BATCH), now);
  }
}
