import { ApiError } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockListings, lockRentals } from '../../../platform/database/locks.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { type MemberBlocking, type NewBlock, sharesStay } from '../../accounts/index.ts';
import { closeObligation, withProvider } from '../../billing/index.ts';
import { listingsToLock } from '../hooks.ts';
import { declined } from '../invitations/commands/answer-invitation.ts';
import { findRental } from '../queries/rental-rows.ts';
import { closeDeposit, hasOpenDeposit } from '../rent/commands/deposits.ts';
import { applyChange } from './change-rental.ts';

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

interface OpenRequest {
  id: number;
  obligation_id: number;
  lister_id: number;
  /** The provider can no longer charge it. */
  is_closed: boolean;
}

async function listRequests(db: Db | Trx, { blockerId, blockedId }: NewBlock) {
  const { rows } = await sql<OpenRequest>`
    select q.id, q.obligation_id, q.lister_id, o.status = 'cancelled' as is_closed
    from payment_requests q join obligations o on o.id = q.obligation_id
    where q.status = 'pending' and not ${sharesStay(blockerId, blockedId)}
      and (q.lister_id = ${blockerId} and q.tenant_id = ${blockedId}
        or q.lister_id = ${blockedId} and q.tenant_id = ${blockerId})
    order by q.id`.execute(db);
  return rows;
}

/** What is being paid now, or cannot be closed because the provider is away, stays as it is. */
async function unlessPaying(close: () => Promise<unknown>): Promise<void> {
  try {
    await close();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/**
 * A block ends what is open between two members without an accepted rental, each by the side that
 * blocks: it declines or cancels invitations, and rejects or withdraws requests.
 */
export const endBetween: MemberBlocking = {
  async prepare(services, block) {
    for (const { id } of await listInvitations(services.db, block)) {
      await unlessPaying(() => closeDeposit(services, id));
    }
    for (const { obligation_id: id, is_closed } of await listRequests(services.db, block)) {
      if (is_closed) continue;
      await unlessPaying(() => withProvider(services, () => closeObligation(services, id)));
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

  async end(trx, block, now) {
    await endInvitations(trx, block, now);
    await endRequests(trx, block, now);
  },
};

async function endInvitations(trx: Trx, block: NewBlock, now: Date): Promise<void> {
  const { blockerId: actorId } = block;
  for (const { id, lister_id } of await listInvitations(trx, block)) {
    const rental = await findRental(trx, id);
    if (rental?.status !== 'pending' || (await hasOpenDeposit(trx, id, now))) continue;
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

async function endRequests(trx: Trx, block: NewBlock, now: Date): Promise<void> {
  for (const { id, lister_id, is_closed } of await listRequests(trx, block)) {
    if (!is_closed) continue;
    const status = lister_id === block.blockerId ? 'withdrawn' : 'rejected';
    const ended = await trx
      .updateTable('payment_requests')
      .set({ status, closed_at: now, updated_at: now })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returning('id')
      .executeTakeFirst();
    if (ended === undefined) continue;
    const order = { mail: 'payment_request', requestId: id, step: status } as const;
    await orderMail(trx, order, { now, key: `payment_request_closed:${id}` });
  }
}
