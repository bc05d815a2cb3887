import { dueRent } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { stayOf } from '../../../rentals/index.ts';
import { type BilledRental, lockDueRentals } from '../queries/billed-rentals.ts';
import { leaveMissedRent } from './leave-missed-rent.ts';
import { openPeriods, type RentOpening } from './open-periods.ts';
import { type OpenedRent, openScheduledRent, tellOfOpenedRent } from './tell-of-rent.ts';

/**
 * Opens a rent row for each due period, until none is left, and tells who has to know.
 * @param batch rentals per transaction
 * @returns number of rentals
 */
export async function openDueRent(
  db: Db,
  { batch, ...opening }: RentOpening & { batch: number },
): Promise<number> {
  const { now } = opening;
  await leaveMissed(db, { batch, ...opening });
  await openScheduledRent(db, now);
  let opened = 0;
  for (;;) {
    const count = await transaction(db, async (trx) => {
      const rentals = await lockDueRentals(trx, { now, limit: batch });
      await tellOfOpenedRent(trx, await openRentOf(trx, rentals, opening), now);
      return rentals.length;
    });
    opened += count;
    if (count < batch) return opened;
  }
}

/** Opens rent of a rental that is due already, so that both sides see it without the next run. */
export function openRentNow(db: Db, rentalId: number, opening: RentOpening): Promise<void> {
  const { now } = opening;
  return transaction(db, async (trx) => {
    const rentals = await lockDueRentals(trx, { now, limit: 1, ids: [rentalId] });
    await tellOfOpenedRent(trx, await openRentOf(trx, rentals, opening), now);
  });
}

function openRentOf(
  trx: Trx,
  rentals: readonly BilledRental[],
  opening: RentOpening,
): Promise<OpenedRent[]> {
  const due = rentals.map((rental) => {
    const { next_rent_on: from } = rental;
    return { rental, periods: from === null ? [] : dueRent(stayOf(rental), from, opening.now) };
  });
  return openPeriods(trx, due, opening);
}

/** Leaves what an outage has missed to both sides, who are told of all of it together. */
async function leaveMissed(
  db: Db,
  { batch, ...opening }: RentOpening & { batch: number },
): Promise<void> {
  const { now } = opening;
  for (;;) {
    const count = await transaction(db, async (trx) => {
      const { ids, missed } = await leaveMissedRent(trx, { now, limit: batch });
      if (ids.length === 0) return 0;
      const rentals = await lockDueRentals(trx, { now, limit: batch, ids });
      const opened = await openRentOf(trx, rentals, opening);
      await tellOfOpenedRent(trx, [...missed, ...opened], now);
      return ids.length;
    });
    if (count < batch) return;
  }
}
