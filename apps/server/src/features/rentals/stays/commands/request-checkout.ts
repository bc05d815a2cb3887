import { localDate } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { changeRental, type RentalServices } from '../../commands/change-rental.ts';
import type { RentalRow } from '../../queries/rental-rows.ts';
import { type CheckoutTime, requireAfterCheckIn, requireFromToday } from '../checkout-time.ts';

/**
 * Requests another check-out as the tenant; the agreed one stays until the lister confirms. A newer
 * request replaces an older one.
 * @throws ApiError 404, 403, 409, 422 before today or not after check-in
 */
export function requestCheckout(
  services: RentalServices,
  actor: MemberActor,
  id: number,
  requested: CheckoutTime,
): Promise<RentalRow> {
  return changeRental(services, actor, id, 'request_checkout', async (_trx, rental, now) => {
    requireFromToday(requested, localDate(now, rental.time_zone));
    requireAfterCheckIn(requested, rental.start_date);
    const { checkout_date, checkout_time } = requested;
    const { checkout_requested_date: date, checkout_requested_time: time } = rental;
    if (date === checkout_date && time === checkout_time) return undefined;
    return {
      set: {
        checkout_requested_at: now,
        checkout_requested_date: checkout_date,
        checkout_requested_time: checkout_time,
      },
      summary: {
        checkout_requested_date: { from: date, to: checkout_date },
        checkout_requested_time: { from: time, to: checkout_time },
      },
      keepsVersion: true,
      notify: ['lister'],
    };
  });
}
