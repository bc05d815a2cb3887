import type { contract } from '@crewpad/contract';
import {
  AUTOPAY,
  instantAt,
  localDate,
  localTime,
  needsCheckoutReason,
  type PresetReason,
  type RentalClosing,
} from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { conflict, invalidInput } from '../../../platform/errors.ts';
import { changeRental, type RentalChange, type RentalServices } from '../change-rental.ts';
import type { StoredAnswer } from '../facts.queries.ts';
import { getSettlementFacts } from '../money.queries.ts';
import { presentSettlement } from '../present-money.ts';
import { stayOf } from '../present-rental.ts';
import type { RentalRow, StoredRental } from '../rentals.queries.ts';

/** A check-out as local date and hour. */
export interface CheckoutTime {
  checkout_date: string;
  checkout_time: string;
}

/** The requested check-out of a rental without a request. */
export const NO_REQUEST = {
  checkout_requested_at: null,
  checkout_requested_date: null,
  checkout_requested_time: null,
} as const;

/** The answer to the open request of a rental, for its tenant to read. */
export function answerTo(
  { checkout_requested_date: date, checkout_requested_time: time }: StoredRental,
  { now, ...answer }: Pick<StoredAnswer, 'state' | 'reason'> & { now: Date },
): string | null {
  if (date === null || time === null) return null;
  return JSON.stringify({ ...answer, date, time, at: now.toISOString() } satisfies StoredAnswer);
}

/** The agreed check-out of a rental; undefined if none. */
export function agreedCheckout({
  checkout_date,
  checkout_time,
}: Pick<StoredRental, 'checkout_date' | 'checkout_time'>): CheckoutTime | undefined {
  if (checkout_date === null) return undefined;
  return { checkout_date, checkout_time: checkout_time ?? '00:00' };
}

const asText = ({ checkout_date, checkout_time }: CheckoutTime) =>
  `${checkout_date} ${checkout_time}`;

const isLater = (a: CheckoutTime, b: CheckoutTime): boolean => asText(a) > asText(b);

const isSame = (a: CheckoutTime, b: CheckoutTime | undefined): boolean =>
  b !== undefined && asText(a) === asText(b);

/** @throws ApiError 422 for a past date (local time) */
export function requireFromToday(
  { checkout_date }: Pick<CheckoutTime, 'checkout_date'>,
  today: string,
): void {
  if (checkout_date < today) throw invalidInput({ checkout_date: ['date_is_before_today'] });
}

/** @throws ApiError 422 for less than one night */
export function requireAfterCheckIn({ checkout_date }: CheckoutTime, startDate: string): void {
  if (checkout_date <= startDate) {
    throw invalidInput({ checkout_date: ['check_out_is_before_check_in'] });
  }
}

/** The current local hour, the precision of check-outs. */
function currentHour(now: Date, timeZone: string): CheckoutTime {
  const { date, time } = localTime(now, timeZone);
  return { checkout_date: date, checkout_time: `${time.slice(0, 2)}:00` };
}

/** The check-out of a stay that ends now: an agreed end that has just passed stays the last day. */
export function currentCheckout(rental: StoredRental, now: Date): CheckoutTime {
  const hour = currentHour(now, rental.time_zone);
  const agreed = agreedCheckout(rental);
  return agreed !== undefined && isLater(hour, agreed) ? agreed : hour;
}

/** The history entry of a check-out change. */
export function summarize(before: StoredRental, after: CheckoutTime): RentalChange['summary'] {
  const fields = ['checkout_date', 'checkout_time'] as const;
  return Object.fromEntries(
    fields
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, { from: before[field], to: after[field] }]),
  );
}

/** The end of a rental: days from check-out on are not charged. */
export function endingOf(
  rental: StoredRental,
  checkout: CheckoutTime,
  { closedAs, at }: { closedAs: RentalClosing; at: Date },
): RentalChange {
  return {
    set: {
      status: 'ended',
      closed_as: closedAs,
      ended_at: at,
      auto_pay: AUTOPAY.off,
      ...checkout,
      ...NO_REQUEST,
    },
    summary: summarize(rental, checkout),
    notify: ['lister', 'tenant'],
  };
}

/** What a stay leaves to settle that ends on a day: its check-out day unless another is given. */
export async function settlementOf(
  db: Db,
  row: RentalRow,
  checkout_date = row.checkout_date,
): Promise<contract.rentals.Settlement> {
  const facts = row.settlement ?? (await getSettlementFacts(db, row.id));
  return presentSettlement(row, { ...stayOf(row), checkout_date }, facts);
}

/**
 * Checks a tenant out as the lister: immediately, or at a later hour, which becomes the agreed end.
 * The tenant reads the reason; a stay that ends early without one says that there is none.
 * @throws ApiError 404, 403, 409 for the wrong state or later than agreed; 422 before today
 */
export function checkOut(
  services: RentalServices,
  actor: MemberActor,
  id: number,
  { reason: ownReason, ...requested }: CheckoutTime & { reason?: string | null | undefined },
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'check_out', async (_trx, rental, now) => {
    requireFromToday(requested, localDate(now, rental.time_zone));
    const agreed = agreedCheckout(rental);
    if (agreed !== undefined && isLater(requested, agreed)) {
      throw conflict('rentals:later_by_tenant');
    }
    const reason = ownReason || (isOwedReason(rental, requested, now) ? NO_REASON : null);
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
