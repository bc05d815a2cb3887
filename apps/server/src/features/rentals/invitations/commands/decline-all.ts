import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { lockRental } from '../../commands/change-rental.ts';
import { declineForClosing } from './answer-invitation.ts';

/**
 * Declines all pending invitations of a member who closes their account.
 * @param email theirs, if verified: only then invitations to it are theirs
 */
export async function declineAllInvitations(
  trx: Trx,
  memberId: number,
  now: Date,
  email: string | undefined,
): Promise<void> {
  // In lock order.
  const { rows } = await sql<{ id: number }>`
    select id from rentals
    where status = 'pending'
      and (user_id = ${memberId} or user_id is null and email = ${email ?? null}::citext)
    order by listing_id, id`.execute(trx);
  for (const { id } of rows) {
    const rental = await lockRental(trx, id);
    if (rental?.status === 'pending') await declineForClosing(trx, rental, memberId, now);
  }
}
