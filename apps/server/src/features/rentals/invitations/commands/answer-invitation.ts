import type { Actor, MemberActor } from '../../../../platform/access/actor.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { orderMail, orderMails } from '../../../../platform/outbox/order-mail.ts';
import type { Billing } from '../../../billing/index.ts';
import { applyChange, changeRental, lockRental } from '../../commands/change-rental.ts';
import { prepareToClose, requireClosable } from '../../hooks.ts';
import { can, type MemberAction } from '../../policy.ts';
import { findStoredRental, type StoredRental } from '../../queries/rental-rows.ts';
import { isInvited, isOwnSession } from '../invitee.ts';
import { getPendingOffer, noSuchOffer } from '../queries/find-by-token.ts';

/** Cancels an invitation by its lister, and frees its bed. */
export async function cancelInvitation(
  services: Billing,
  actor: MemberActor,
  id: number,
  reason: string | null,
): Promise<StoredRental> {
  await prepareOwn(services, actor, id, 'cancel_invite');
  return changeRental(services, actor, id, 'cancel_invite', async (trx, _rental, now) => {
    await requireClosable(trx, id, now);
    await orderMail(trx, { mail: 'rental_cancelled', rentalId: id }, { now });
    return { set: { status: 'cancelled', closed_as: 'cancelled', ended_at: now }, reason };
  });
}

/** Prevents further payments for an invitation about to be closed. */
async function prepareOwn(
  services: Billing,
  actor: MemberActor,
  id: number,
  action: MemberAction,
): Promise<void> {
  const rental = await findStoredRental(services.db, id);
  if (rental !== undefined && can(actor, action, rental).allowed)
    await prepareToClose(services, id);
}

/** The end of a declined invitation. */
export const declined = (now: Date) =>
  ({ status: 'declined', closed_as: 'declined', ended_at: now }) as const;

/** Declines an invitation, and frees its bed. */
export async function declineInvitation(
  services: Billing,
  actor: MemberActor,
  id: number,
  reason: string | null,
): Promise<StoredRental> {
  await prepareOwn(services, actor, id, 'decline');
  return changeRental(services, actor, id, 'decline', async (trx, _rental, now) => {
    await requireClosable(trx, id, now);
    await orderMail(trx, { mail: 'rental_declined', rentalId: id, to: 'lister' }, { now });
    return { set: declined(now), reason };
  });
}

/**
 * The same by the token of the invitation's email, with or without an account. The invited address
 * is told, because others may have read the email.
 * @throws ApiError 404 unless it is that token of a pending invitation, with the body of its page
 */
export async function declineByToken(
  services: Billing,
  token: string,
  caller: Actor,
  reason: string | null,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const { rental: offered, isMailed } = await getPendingOffer(db, token, now);
  if (!isMailed) throw noSuchOffer();
  const { id } = offered;
  await prepareToClose(services, id);
  await transaction(db, async (trx) => {
    await lockRental(trx, id);
    // Answered, or sent again with another token, meanwhile.
    const { rental } = await getPendingOffer(trx, token, now);
    await requireClosable(trx, id, now);
    await orderMails(
      trx,
      [
        { order: { mail: 'rental_declined', rentalId: id, to: 'lister' } },
        { order: { mail: 'rental_declined', rentalId: id, to: 'tenant' } },
      ],
      now,
    );
    const isTheirs = caller.kind === 'member' && isInvited(caller, rental);
    const actorId = isTheirs && isOwnSession(caller) ? caller.id : null;
    const step = { action: 'decline', actor: 'tenant', actorId, now } as const;
    await applyChange(trx, rental, { set: declined(now), reason }, step);
  });
}

/** The same for a locked invitation to a member who closes their account. */
export async function declineForClosing(
  trx: Trx,
  rental: StoredRental,
  actorId: number,
  now: Date,
): Promise<void> {
  await requireClosable(trx, rental.id, now);
  await orderMail(trx, { mail: 'rental_declined', rentalId: rental.id, to: 'lister' }, { now });
  const step = { action: 'decline', actor: 'tenant', actorId, now } as const;
  await applyChange(trx, rental, { set: declined(now) }, step);
}
