import { localDate } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { notify } from '../../../notifications/index.ts';
import { changeRental, type RentalServices } from '../../commands/change-rental.ts';
import type { StoredRental } from '../../queries/rental-rows.ts';
import {
  type CheckoutTime,
  NO_REQUEST,
  requireAfterCheckIn,
  requireFromToday,
} from '../checkout-time.ts';

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
): Promise<StoredRental> {
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
        checkout_answer: null,
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

/**
 * Withdraws the tenant's open request; the lister gets a notice only.
 * @throws ApiError 404, 403, 409 if none is open
 */
export function withdrawCheckout(
  services: RentalServices,
  actor: MemberActor,
  id: number,
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'withdraw_checkout', async (trx, rental, now) => {
    const { lister_id: memberId, listing_id, checkout_requested_at: asked } = rental;
    const { checkout_requested_date: date, checkout_date: agreed } = rental;
    const data = {
      ...{ rental_id: id, listing_id, person_id: actor.id },
      ...(date !== null && { date }),
      ...(agreed !== null && { agreed }),
    };
    const subjectKey = `checkout_withdrawn:${id}:${asked?.toISOString()}`;
    await notify(trx, { memberId, kind: 'checkout_withdrawn', subjectKey, data }, now);
    return {
      set: NO_REQUEST,
      summary: {
        checkout_requested_date: { from: rental.checkout_requested_date, to: null },
        checkout_requested_time: { from: rental.checkout_requested_time, to: null },
      },
      keepsVersion: true,
    };
  });
}

/**
 * Dismisses the lister's answer to a request; again, or without one, nothing happens.
 * @throws ApiError 404, 403
 */
export function dismissAnswer(
  services: RentalServices,
  actor: MemberActor,
  id: number,
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'dismiss_answer', async (_trx, rental, now) => {
    const { checkout_answer: answer } = rental;
    if (answer === null || answer.seen_at !== undefined) return undefined;
    const seen = { ...answer, seen_at: now.toISOString() };
    return { set: { checkout_answer: JSON.stringify(seen) }, isPrivate: true };
  });
}
