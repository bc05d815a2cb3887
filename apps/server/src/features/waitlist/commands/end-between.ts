import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { type NewBlock, sharesStay } from '../../accounts/index.ts';
import { refreshListings } from '../../search/index.ts';
import { findEntry } from '../queries/find-entry.ts';
import { endOffer, hasOffer } from './end-offer.ts';

/** The entries `e` of two members without an accepted rental on each other's waitlists. */
const entriesBetween = ({ blockerId, blockedId }: NewBlock) => sql`
  waitlist_entries e join listings l on l.id = e.listing_id
  where e.closed_at is null and not ${sharesStay(blockerId, blockedId)}
    and (e.member_id = ${blockerId} and l.user_id = ${blockedId}
      or e.member_id = ${blockedId} and l.user_id = ${blockerId})`;

export const listingsBetween = (block: NewBlock): RawBuilder<number> =>
  sql<number>`select e.listing_id from ${entriesBetween(block)}`;

/**
 * A block ends the held beds between two members without an accepted rental, by the side that
 * blocks: it passes on them or releases them. Their listings are locked.
 */
export async function endOffersBetween(trx: Trx, block: NewBlock, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; listing_id: number; lister_id: number }>`
    select e.id, e.listing_id, l.user_id as lister_id from ${entriesBetween(block)}
    order by e.listing_id, e.id`.execute(trx);
  const changed: number[] = [];
  for (const { id, listing_id, lister_id } of rows) {
    const entry = await findEntry(trx, id);
    if (entry === undefined || !hasOffer(entry)) continue;
    await endOffer(trx, entry, lister_id === block.blockerId ? 'release' : 'pass', now);
    changed.push(listing_id);
  }
  await refreshListings(trx, changed, now);
}
