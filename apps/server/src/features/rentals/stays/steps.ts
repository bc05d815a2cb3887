import { localDate } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { conflict } from '../../../platform/errors.ts';
import { notify } from '../../notifications/index.ts';
import {
  changeRental,
  type RentalChange,
  type RentalServices,
  requireFreeBed,
} from '../change-rental.ts';
import { requireOfferAtRest } from '../hooks.ts';
import type { StoredRental } from '../rentals.queries.ts';
import {
  answerTo,
  type CheckoutTime,
  currentCheckout,
  endingOf,
  NO_REQUEST,
  requireAfterCheckIn,
  requireFromToday,
  summarize,
} from './check-out.ts';

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

/**
 * Saves the lister's private note on a tenant. Not in the history, because tenants read it.
 * @throws ApiError 404, 403
 */
export function updateNote(
  services: RentalServices,
  actor: MemberActor,
  id: number,
  note_agreement: string,
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'edit_note', async () => ({
    set: { note_agreement },
    isPrivate: true,
  }));
}

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
    const { lister_id: memberId, listing_id, checkout_requested_at: requestedAt } = rental;
    const { checkout_requested_date: date, checkout_date: agreed } = rental;
    const data = {
      ...{ rental_id: id, listing_id, person_id: actor.id },
      ...(date !== null && { date }),
      ...(agreed !== null && { agreed }),
    };
    const subjectKey = `checkout_withdrawn:${id}:${requestedAt?.toISOString()}`;
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
    const seenAnswer = { ...answer, seen_at: now.toISOString() };
    return { set: { checkout_answer: JSON.stringify(seenAnswer) }, isPrivate: true };
  });
}

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
