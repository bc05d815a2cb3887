import { dueRent } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { stayOf } from '../../present-rental.ts';
import { lockDueRentals } from '../queries/billed-rentals.ts';
import { openPeriods, type RentOpening } from './open-periods.ts';
import { openScheduledRent, tellOfOpenedRent } from './tell-of-rent.ts';

/**
 * Opens a rent row for each due period, until none is left, and tells who has to know.
 * @param batch rentals per transaction
 * @returns number of rentals
 */
export async function openDueRent(
  db: Db,
  { payments, now, batch }: RentOpening & { batch: number },
): Promise<number> {
  await openScheduledRent(db, now);
  let opened = 0;
  for (;;) {
    const count = await transaction(db, async (trx) => {
      const rentals = await lockDueRentals(trx, now, batch);
      const due = rentals.map((rental) => {
        const { next_rent_on: from } = rental;
        return { rental, periods: from === null ? [] : dueRent(stayOf(rental), from, now) };
      });
      const opened = await openPeriods(trx, due, { payments, now });
      await tellOfOpenedRent(trx, opened, now);
      return rentals.length;
    });
    opened += count;
    if (count < batch) return opened;
  }
}
