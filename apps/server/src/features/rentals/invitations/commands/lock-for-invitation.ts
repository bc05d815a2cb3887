import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';

/** Locks the lister, to serialize their invitations, then their own listings among these. */
export async function lockForInvitation(
  trx: Trx,
  listerId: number,
  listingIds: readonly number[],
): Promise<void> {
  await sql`select from members where id = ${listerId} for no key update`.execute(trx);
  await sql`
    select from listings where id = any (${listingIds}::integer[]) and user_id = ${listerId}
    order by id for no key update`.execute(trx);
}
