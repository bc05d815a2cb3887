import type { contract } from '@crewpad/contract';
import { toDollars } from '@crewpad/domain';
import { sql, type Updateable } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { invalidInput, notFound, Refusal } from '../../../platform/errors.ts';
import { findListingOfBed, type LockedListing } from '../listings.queries.ts';
import type { BedRow, CrashpadRow } from '../mine.queries.ts';
import { cents } from './form.ts';
import { nextUpdatedAt, resetReminders, type WriteServices, writeListing } from './listing.ts';

/**
 * Sets the price of one bed. A tenant keeps their rent.
 * @param rate null: the price of the crash pad
 * @throws ApiError 404 if the bed is not theirs or was removed
 */
export async function setBedPrice(
  services: WriteServices,
  actor: MemberActor,
  bedId: number,
  rate: number | null,
): Promise<BedRow> {
  const own = await findListingOfBed(services.db, actor.id, bedId);
  if (own === undefined) throw notFound();
  const row = await writeListing(services, actor, own.id, async (trx, listing, now) => {
    const { numUpdatedRows } = await trx
      .updateTable('beds')
      .set({ rental_amount: cents(rate) })
      .where('id', '=', bedId)
      .where('listing_id', '=', listing.id)
      .where('status', '=', 'ACTIVE')
      .where(sql<boolean>`rental_amount is distinct from ${cents(rate)}`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await touch(trx, listing, now);
    return true;
  });
  const bed = row.rooms.flatMap(({ beds }) => beds).find(({ id }) => id === bedId);
  // Removed since it was looked up.
  if (bed === undefined) throw notFound();
  return bed;
}

/**
 * Sets the price of a listing, or its range.
 * @throws ApiError 404 for listings of others; 409 with the stored price if it was saved in the
 * meantime; 422 for a range that ends below its start
 */
export function setCrashpadPrice(
  services: WriteServices,
  actor: MemberActor,
  id: number,
  { rate_per_from, rate_per_to, updated_at }: contract.listings.CrashpadPrice,
): Promise<CrashpadRow> {
  return writeListing(services, actor, id, async (trx, listing, now) => {
    const stored = await trx
      .selectFrom('listings')
      .select(['rate_per_from', 'rate_per_to', 'enable_price_range'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const storedTo = stored.enable_price_range ? stored.rate_per_to : null;
    if (updated_at !== undefined && new Date(updated_at) < listing.updated_at) {
      throw new Refusal(409, {
        text: 'listings:edited_meanwhile',
        error_code: 'EDITED_MEANWHILE',
        price: {
          rate_per_from: toDollars(stored.rate_per_from),
          rate_per_to: storedTo === null ? null : toDollars(storedTo),
          updated_at: listing.updated_at.toISOString(),
        },
      });
    }
    const from = cents(rate_per_from);
    const to = rate_per_to === undefined ? storedTo : cents(rate_per_to);
    if (to !== null && to < from) {
      throw invalidInput({ rate_per_to: ['rate_per_to_is_below_rate_per_from'] });
    }
    if (from === stored.rate_per_from && to === storedTo) return false;
    const set = { rate_per_from: from, rate_per_to: to, enable_price_range: to !== null };
    await touch(trx, listing, now, set);
    return true;
  });
}

async function touch(
  trx: Trx,
  listing: LockedListing,
  now: Date,
  set: Updateable<Database['listings']> = {},
): Promise<void> {
  await trx
    .updateTable('listings')
    .set({ ...set, ...resetReminders(now), updated_at: nextUpdatedAt(now, listing.updated_at) })
    .where('id', '=', listing.id)
    .execute();
}
