import { instantAt } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { refreshListings } from '../../../search/index.ts';
import { writeChange } from '../../commands/change-rental.ts';
import { findStoredRentals, type StoredRental } from '../../queries/rental-rows.ts';
import { agreedCheckout, type CheckoutTime, endingOf } from '../checkout-time.ts';
import { type AgreedEnd, findAgreedEnds } from '../queries/due-stays.ts';

/** Batch size of rentals per transaction. */
const BATCH = 50;

/**
 * Ends the rentals whose agreed check-out has passed. Skips rows locked by others.
 * @returns how many ended
 */
export async function endDueStays(db: Db, now: Date): Promise<number> {
  const due = await findAgreedEnds(db, 'accepted', null, now);
  let ended = 0;
  for (let at = 0; at < due.length; at += BATCH) {
    const batch = due.slice(at, at + BATCH);
    ended += await transaction(db, (trx) => endBatch(trx, batch, now));
  }
  return ended;
}

async function endBatch(trx: Trx, batch: readonly AgreedEnd[], now: Date): Promise<number> {
  const rentals = await lockRentals(trx, batch);
  const over = rentals.flatMap((rental) => {
    const agreed = agreedCheckout(rental);
    // Read again under the lock: another check-out may have been agreed.
    if (rental.status !== 'accepted' || agreed === undefined) return [];
    const at = instantAt(agreed.checkout_date, agreed.checkout_time, rental.time_zone);
    return at <= now ? [{ rental, agreed, at }] : [];
  });
  for (const one of over) await endStay(trx, one, now);
  const listings = new Set(over.map(({ rental }) => rental.listing_id));
  await refreshListings(
    trx,
    [...listings].sort((one, other) => one - other),
    now,
  );
  return over.length;
}

async function endStay(
  trx: Trx,
  { rental, agreed, at }: { rental: StoredRental; agreed: CheckoutTime; at: Date },
  now: Date,
): Promise<void> {
  const change = endingOf(rental, agreed, { closedAs: 'checked_out', at });
  await writeChange(trx, rental, change, { action: 'end', actor: 'system', actorId: null, now });
}

/** Listings before rentals, the lock order of all commands. */
async function lockRentals(trx: Trx, batch: readonly AgreedEnd[]): Promise<StoredRental[]> {
  const { rows: listings } = await sql<{ id: number }>`
    select id from listings where id = any (${batch.map((one) => one.listing_id)}::integer[])
    order by id for no key update skip locked`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select id from rentals
    where id = any (${batch.map(({ id }) => id)}::integer[]) and status = 'accepted'
      and listing_id = any (${listings.map(({ id }) => id)}::integer[])
    order by id for update skip locked`.execute(trx);
  return findStoredRentals(
    trx,
    rows.map(({ id }) => id),
  );
}
