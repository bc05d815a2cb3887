import type { MemberActor } from '../../../../platform/access/actor.ts';
import { conflict } from '../../../../platform/errors.ts';
import { changeRental, type RentalServices } from '../../commands/change-rental.ts';
import type { RentalRow } from '../../queries/rental-rows.ts';

/**
 * Closes the settlement of an ended stay; again, nothing happens.
 * @throws ApiError 404, 403, 409 before the end, while a deposit is held or a refund is pending
 */
export function closeSettlement(
  services: RentalServices,
  actor: MemberActor,
  id: number,
): Promise<RentalRow> {
  return changeRental(services, actor, id, 'settle', async (_trx, rental, now) => {
    if (rental.settled_at !== null) return undefined;
    if (rental.deposit_money.held > 0) throw conflict('rentals:settle_deposit_first');
    if ((rental.settlement?.refunds_pending ?? 0) > 0) throw conflict('rentals:refund_on_its_way');
    return { set: { settled_at: now }, isPrivate: true };
  });
}
