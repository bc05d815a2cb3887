import { sql } from 'kysely';
import { lockListings, lockMembers } from '../../../../platform/database/locks.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';

/** Locks the lister, to serialize their invitations, then their own listings among these. */
export async function lockForInvitation(
  trx: Trx,
  listerId: number,
  listingIds: readonly number[],
): Promise<void> {
  await lockMembers(trx, listerId);
  await lockListings(trx, sql`l.id = any (${listingIds}::integer[]) and l.user_id = ${listerId}`);
}
