import { rentPeriods } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { stayOf } from '../../present-rental.ts';
import type { RentalRow } from '../../queries/rental-rows.ts';
import { openPeriods, type RentOpening } from '../../rent/commands/open-periods.ts';
import type { OpenRent } from '../queries/open-rent.ts';

/** The next period without a rent row; undefined if no more rent will be due. */
export function nextPeriod(rental: RentalRow) {
  if (rental.status !== 'accepted' || rental.next_rent_on === null) return undefined;
  return rentPeriods(stayOf(rental), rental.next_rent_on).next().value ?? undefined;
}

/**
 * Creates the next rent row of a locked rental before it is due, so that it can be paid in advance.
 * @returns undefined if no more rent will be due
 */
export async function openNextPeriod(
  trx: Trx,
  rental: RentalRow,
  opening: RentOpening,
): Promise<OpenRent | undefined> {
  const period = nextPeriod(rental);
  const { user_id } = rental;
  if (period === undefined || user_id === null) return undefined;
  const rent = { rental: { ...rental, user_id }, periods: [period] };
  const [row] = await openPeriods(trx, [rent], opening);
  if (row === undefined) throw new Error(`the rental ${rental.id} has rent for ${period.from}`);
  return { id: row.id, period_from: period.from, left_cents: period.amount };
}
