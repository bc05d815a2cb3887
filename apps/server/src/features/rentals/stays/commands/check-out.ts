import { instantAt, localDate, needsCheckoutReason, type PresetReason } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { conflict } from '../../../../platform/errors.ts';
import { changeRental, type RentalServices } from '../../commands/change-rental.ts';
import type { StoredRental } from '../../queries/rental-rows.ts';
import {
  agreedCheckout,
  answerTo,
  type CheckoutTime,
  endingOf,
  isLater,
  isSame,
  NO_REQUEST,
  requireAfterCheckIn,
  requireFromToday,
  summarize,
} from '../checkout-time.ts';

/**
 * Checks a tenant out as the lister: immediately, or at a later hour, which becomes the agreed end.
 * The tenant reads the reason; a stay that ends early without one says that there is none.
 * @throws ApiError 404, 403, 409 for the wrong state or later than agreed; 422 before today
 */
export function checkOut(
  services: RentalServices,
  actor: MemberActor,
  id: number,
  { reason: given, ...requested }: CheckoutTime & { reason?: string | null | undefined },
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'check_out', async (_trx, rental, now) => {
    requireFromToday(requested, localDate(now, rental.time_zone));
    const agreed = agreedCheckout(rental);
    if (agreed !== undefined && isLater(requested, agreed)) {
      throw conflict('rentals:later_by_tenant');
    }
    const reason = given || (isOwedReason(rental, requested, now) ? NO_REASON : null);
    const at = instantAt(requested.checkout_date, requested.checkout_time, rental.time_zone);
    if (at <= now) {
      return { ...endingOf(rental, requested, { closedAs: 'checked_out', at: now }), reason };
    }
    requireAfterCheckIn(requested, rental.start_date);
    if (isSame(requested, agreed)) return undefined;
    return {
      set: { ...requested, ...NO_REQUEST, ...answered(rental, requested, { reason, now }) },
      summary: summarize(rental, requested),
      reason,
      action: 'schedule_checkout',
      notify: ['lister', 'tenant'],
    };
  });
}

/** Another date than the tenant asked for declines their request. */
function answered(rental: StoredRental, set: CheckoutTime, { reason, now }: Answering) {
  const { checkout_requested_date: date, checkout_requested_time: time } = rental;
  const isAgreed = date === set.checkout_date && time === set.checkout_time;
  const answer = isAgreed
    ? answerTo(rental, { state: 'confirmed', reason: null, now })
    : answerTo(rental, { state: 'declined', reason, now });
  return answer === null ? {} : { checkout_answer: answer };
}

type Answering = { reason: string | null; now: Date };

const isOwedReason = (rental: StoredRental, { checkout_date: day }: CheckoutTime, now: Date) =>
  needsCheckoutReason({
    agreed: rental.checkout_date,
    requested: rental.checkout_requested_date,
    today: localDate(now, rental.time_zone),
    day,
  });

const NO_REASON: PresetReason = 'no_reason';
