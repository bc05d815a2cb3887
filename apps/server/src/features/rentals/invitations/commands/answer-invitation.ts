import type { MemberActor } from '../../../../platform/access/actor.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { applyChange, changeRental, type RentalServices } from '../../commands/change-rental.ts';
import type { RentalRow } from '../../queries/rental-rows.ts';

/** The lister withdraws an invitation; its bed is free again. */
export function cancelInvitation(
  services: RentalServices,
  actor: MemberActor,
  id: number,
  reason: string | null,
): Promise<RentalRow> {
  return changeRental(services, actor, id, 'cancel_invite', async (trx, _rental, now) => {
    await orderMail(trx, { mail: 'rental_cancelled', rentalId: id }, { now });
    return { set: { status: 'cancelled', closed_as: 'cancelled', ended_at: now }, reason };
  });
}

const declined = (now: Date) =>
  ({ status: 'declined', closed_as: 'declined', ended_at: now }) as const;

/** The invited person says no; the bed is free again. */
export function declineInvitation(
  services: RentalServices,
  actor: MemberActor,
  id: number,
  reason: string | null,
): Promise<RentalRow> {
  return changeRental(services, actor, id, 'decline', async (trx, _rental, now) => {
    await orderMail(trx, { mail: 'rental_declined', rentalId: id }, { now });
    return { set: declined(now), reason };
  });
}

/** The same for a locked invitation to somebody who closes their account. */
export async function declineForClosing(
  trx: Trx,
  rental: RentalRow,
  actorId: number,
  now: Date,
): Promise<void> {
  await orderMail(trx, { mail: 'rental_declined', rentalId: rental.id }, { now });
  const step = { action: 'decline', actor: 'tenant', actorId, now } as const;
  await applyChange(trx, rental, { set: declined(now) }, step);
}
