import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { findEntry } from '../queries/find-entry.ts';
import { closeEntry, endOffer, hasOffer } from './end-offer.ts';

/**
 * Invites a member to a locked listing: removes them from its waitlist, and assigns them the bed
 * that was held for them.
 */
export async function takeHeldBed(
  trx: Trx,
  listingId: number,
  { email, user_id }: { email: string; user_id: number | null },
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select e.id from waitlist_entries e join members m on m.id = e.member_id
    where e.listing_id = ${listingId} and e.closed_at is null
      and (m.id = ${user_id}::integer or m.email = ${email})`.execute(trx);
  const [row] = rows;
  if (row === undefined) return;
  const entry = await findEntry(trx, row.id);
  if (entry !== undefined && hasOffer(entry)) await endOffer(trx, entry, 'invite', now);
  else await closeEntry(trx, row.id, 'invited', now);
}
