import { dueRent, type RentPeriod, unbilledRent } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { stayOf } from '../../present-rental.ts';
import { type BilledRental, lockDueRentals } from '../queries/billed-rentals.ts';
import { insertRent, type RentOpening } from './insert-rent.ts';

/**
 * Opens a rent row for each due period, until none is left.
 * @param batch rentals per transaction
 * @returns number of rentals
 */
export async function openDueRent(
  db: Db,
  { payments, now, batch }: RentOpening & { batch: number },
): Promise<number> {
  let opened = 0;
  for (;;) {
    const count = await transaction(db, async (trx) => {
      const rentals = await lockDueRentals(trx, now, batch);
      await openRent(trx, rentals, { payments, now });
      return rentals.length;
    });
    opened += count;
    if (count < batch) return opened;
  }
}

/** Opens due periods of locked rentals, and schedules the next. */
async function openRent(
  trx: Trx,
  rentals: readonly BilledRental[],
  opening: RentOpening,
): Promise<void> {
  if (rentals.length === 0) return;
  const { now } = opening;
  const due = rentals.flatMap((rental) =>
    periodsOf(rental, now).map((period) => ({ rental, period })),
  );
  await insertRent(trx, due, opening);
  const next = rentals.map((rental) => ({ id: rental.id, ...nextOf(rental, now) }));
  await sql`
    update rentals r set next_rent_on = n.next_rent_on, next_due_at = n.next_due_at
    from json_to_recordset(${JSON.stringify(next)}::json)
      as n (id integer, next_rent_on date, next_due_at timestamptz)
    where r.id = n.id`.execute(trx);
}

const periodsOf = (rental: BilledRental, now: Date): RentPeriod[] =>
  rental.next_rent_on === null ? [] : dueRent(stayOf(rental), rental.next_rent_on, now);

function nextOf(rental: BilledRental, now: Date) {
  const from = periodsOf(rental, now).at(-1)?.to ?? rental.next_rent_on;
  return from === null
    ? { next_rent_on: null, next_due_at: null }
    : unbilledRent(stayOf(rental), from);
}
