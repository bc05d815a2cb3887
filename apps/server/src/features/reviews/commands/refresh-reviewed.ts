import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { announceChanges } from '../../../platform/events.ts';
import { listerTag, listingTag, refreshListings } from '../../search/index.ts';

/** The subject of a review. */
export interface Reviewed {
  lister_id: number;
  listing_id: number | null;
}

/** Recounts reviews, and invalidates pages with their numbers: the last step of a command. */
export async function recountReviewed(
  trx: Trx,
  { lister_id, listing_id }: Reviewed,
  now: Date,
): Promise<void> {
  await sql`select recount_members(${sql.val([lister_id])}::int[])`.execute(trx);
  if (listing_id !== null) await refreshListings(trx, [listing_id], now);
  // Every page of the lister's crash pads shows their average.
  await announceChanges(trx, [listerTag(lister_id)]);
}

/** Invalidates pages with the text of a review or response. */
export function announceText(trx: Trx, { lister_id, listing_id }: Reviewed): Promise<void> {
  return announceChanges(trx, [
    listerTag(lister_id),
    ...(listing_id === null ? [] : [listingTag(listing_id)]),
  ]);
}
