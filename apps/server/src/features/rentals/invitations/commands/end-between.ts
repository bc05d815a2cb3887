import { ApiError } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { lockListings, lockRentals } from '../../../../platform/database/locks.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { type MemberBlocking, type NewBlock, sharesStay } from '../../../accounts/index.ts';
import { applyChange } from '../../commands/change-rental.ts';
import { closingRefusal, listingsToLock, prepareToClose } from '../../hooks.ts';
import { findStoredRental } from '../../queries/rental-rows.ts';
import { declined } from './answer-invitation.ts';

interface OpenInvitation {
  id: number;
  listing_id: number;
  lister_id: number;
}

/**
 * The pending invitations between two members without an accepted rental, in lock order. As for new
 * ones, the invited email is enough, verified or not.
 */
async function listInvitations(db: Db | Trx, { blockerId, blockedId }: NewBlock) {
  const { rows } = await sql<OpenInvitation>`
    select r.id, r.listing_id, r.lister_id
    from (values (${blockerId}::integer, ${blockedId}::integer),
      (${blockedId}::integer, ${blockerId}::integer)) k (lister_id, guest_id)
    join members g on g.id = k.guest_id
    join rentals r on r.lister_id = k.lister_id and r.status = 'pending' and (r.user_id = g.id
      or r.user_id is null and r.email = g.email)
    where not ${sharesStay(blockerId, blockedId)}
    order by r.listing_id, r.id`.execute(db);
  return rows;
}

/**
 * A block ends the invitations between two members without an accepted rental, each by the side that
 * blocks: it declines or cancels them.
 */
export const endInvitationsBetween: MemberBlocking = {
  async prepare(services, block) {
    for (const { id } of await listInvitations(services.db, block)) {
      try {
        await prepareToClose(services, id);
      } catch (error) {
        // What is being paid now, or cannot be closed because the provider is away, stays as it is.
        if (!(error instanceof ApiError)) throw error;
      }
    }
  },

  async lock(trx, block) {
    const invitations = await listInvitations(trx, block);
    const invited = sql.val(invitations.map(({ listing_id }) => listing_id));
    const others = [...listingsToLock].map(({ between }) => sql`or l.id in (${between(block)})`);
    await lockListings(trx, sql`(l.id = any (${invited}::integer[]) ${sql.join(others, sql` `)})`);
    await lockRentals(
      trx,
      invitations.map(({ id }) => id),
    );
  },

  end: endInvitations,
};

async function endInvitations(trx: Trx, block: NewBlock, now: Date): Promise<void> {
  const { blockerId: actorId } = block;
  for (const { id, lister_id } of await listInvitations(trx, block)) {
    const rental = await findStoredRental(trx, id);
    if (rental?.status !== 'pending' || (await closingRefusal(trx, id, now))) continue;
    if (lister_id === actorId) {
      await orderMail(trx, { mail: 'rental_cancelled', rentalId: id }, { now });
      const set = { status: 'cancelled', closed_as: 'cancelled', ended_at: now } as const;
      const step = { action: 'cancel_invite', actor: 'lister', actorId, now } as const;
      await applyChange(trx, rental, { set }, step);
    } else {
      await orderMail(trx, { mail: 'rental_declined', rentalId: id, to: 'lister' }, { now });
      const step = { action: 'decline', actor: 'tenant', actorId, now } as const;
      await applyChange(trx, rental, { set: declined(now) }, step);
    }
  }
}
