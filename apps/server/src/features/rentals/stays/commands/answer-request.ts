import { localDate } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { conflict } from '../../../../platform/errors.ts';
import { changeRental, type RentalServices } from '../../commands/change-rental.ts';
import { requireFreeBed } from '../../commands/require-free-bed.ts';
import { requireOfferAtRest } from '../../hooks.ts';
import type { StoredRental } from '../../queries/rental-rows.ts';
import {
  answerTo,
  type CheckoutTime,
  NO_REQUEST,
  requireAfterCheckIn,
  requireFromToday,
  summarize,
} from '../checkout-time.ts';

/**
 * Confirms the check-out that the tenant requested. For an invitation it also changes the offered
 * end.
 * @throws ApiError 404, 403, 409 if nothing or something else was requested, or the bed is promised
 * to someone else; 422 if the requested day has passed
 */
export function confirmCheckout(
  services: RentalServices,
  actor: MemberActor,
  id: number,
  confirmed: CheckoutTime,
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'confirm_checkout', async (trx, rental, now) => {
    const { checkout_date, checkout_time } = confirmed;
    const isRequested =
      rental.checkout_requested_date === checkout_date &&
      rental.checkout_requested_time === checkout_time;
    if (!isRequested) throw conflict('rentals:checkout_requested_again');
    requireFromToday(confirmed, localDate(now, rental.time_zone));
    requireAfterCheckIn(confirmed, rental.start_date);
    if (rental.status === 'pending') await requireOfferAtRest(trx, id, now);
    await requireFreeBed(trx, { ...rental, ...confirmed }, rental.id);
    return {
      set: {
        ...confirmed,
        ...(rental.status === 'pending' && { end_date: checkout_date, end_time: checkout_time }),
        ...NO_REQUEST,
        checkout_answer: answerTo(rental, { state: 'confirmed', reason: null, now }),
      },
      summary: summarize(rental, confirmed),
      // The stay of an invitation has no money yet.
      notify: rental.status === 'pending' ? ['tenant'] : ['lister', 'tenant'],
    };
  });
}

/**
 * Declines the check-out that the tenant requested; the agreed one stays.
 * @throws ApiError 404, 403, 409 if nothing was requested
 */
export function declineCheckout(
  services: RentalServices,
  actor: MemberActor,
  id: number,
  reason: string | null,
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'decline_checkout', async (_trx, rental, now) => ({
    set: {
      ...NO_REQUEST,
      checkout_answer: answerTo(rental, { state: 'declined', reason, now }),
    },
    summary: {
      checkout_requested_date: { from: rental.checkout_requested_date, to: null },
      checkout_requested_time: { from: rental.checkout_requested_time, to: null },
    },
    reason,
    keepsVersion: true,
    notify: ['tenant'],
  }));
}
