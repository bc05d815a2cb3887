import type { contract } from '@crewpad/contract';
import { localTime, type RentalClosing } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { invalidInput } from '../../../platform/errors.ts';
import type { RentalChange } from '../commands/change-rental.ts';
import { stayOf } from '../present-rental.ts';
import { presentSettlement } from '../present-settlement.ts';
import type { StoredAnswer } from '../queries/checkout-reason.ts';
import type { RentalRow, StoredRental } from '../queries/rental-rows.ts';
import { getSettlementFacts } from '../queries/settled-rent.ts';

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

export const isLater = (one: CheckoutTime, other: CheckoutTime): boolean =>
  asText(one) > asText(other);

export const isSame = (one: CheckoutTime, other: CheckoutTime | undefined): boolean =>
  other !== undefined && asText(one) === asText(other);

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
      auto_pay: 0,
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
