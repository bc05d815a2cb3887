import type { MemberActor } from '../../../../platform/access/actor.ts';
import {
  changeRental,
  type RentalChange,
  type RentalServices,
} from '../../commands/change-rental.ts';
import type { StoredRental } from '../../queries/rental-rows.ts';
import { currentCheckout, endingOf } from '../checkout-time.ts';

/**
 * Ends a rental now as its tenant. Before check-in the stay is removed.
 * @throws ApiError 404, 403, 409 if the rental is not accepted, or has ended
 */
export function leave(
  services: RentalServices,
  actor: MemberActor,
  id: number,
  reason: string | null,
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'leave', async (_trx, rental, now) => ({
    ...leaving(rental, now),
    reason,
  }));
}

/** The changes when a tenant leaves at an instant. */
export function leaving(rental: StoredRental, now: Date): RentalChange {
  return endingOf(rental, currentCheckout(rental, now), { closedAs: 'left', at: now });
}
