import { ApiError } from '@crewpad/contract';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';
import type { Billing } from '../../../billing/index.ts';
import { applyChange, lockRental } from '../../commands/change-rental.ts';
import { prepareToClose, requireClosable } from '../../hooks.ts';
import { findAgreedEnds } from '../../stays/queries/due-stays.ts';
import { isOver } from '../invitee.ts';

/**
 * Expires invitations whose agreed end has passed, and frees their beds.
 * @returns number of invitations
 */
export async function expireInvitations(services: Billing): Promise<number> {
  const { db, clock, log } = services;
  const now = clock.now();
  let expired = 0;
  for (const { id } of await findAgreedEnds(db, 'pending', null, now)) {
    try {
      await prepareToClose(services, id);
      if (await expire(db, id, now)) expired += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log.warn({ err: error, rental: id }, 'could not expire an invitation; will retry');
    }
  }
  return expired;
}

function expire(db: Db, id: number, now: Date): Promise<boolean> {
  return transaction(db, async (trx) => {
    const rental = await lockRental(trx, id);
    if (rental?.status !== 'pending' || !isOver(rental, now)) return false;
    await requireClosable(trx, id, now);
    const set = { status: 'cancelled', closed_as: 'expired', ended_at: now } as const;
    const step = { action: 'expire', actor: 'system', actorId: null, now } as const;
    await applyChange(trx, rental, { set }, step);
    const mails = (['tenant', 'lister'] as const).map((to) => ({
      order: { mail: 'rental_expired' as const, rentalId: id, to },
    }));
    await orderMails(trx, mails, now);
    return true;
  });
}
