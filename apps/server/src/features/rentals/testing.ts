import type { Db } from '../../platform/database/database.ts';
import { nextNumber, type Row, TEST_NOW } from '../../testing/data.ts';
import { type OwnedListing, refresh } from '../listings/testing.ts';

/** Creates a rental of a bed, accepted by default, and updates the listing's counters. */
export async function addRental(
  db: Db,
  listing: OwnedListing,
  bed_id: number,
  row: Row<'rentals'> = {},
  now: Date = TEST_NOW,
): Promise<number> {
  const id = await insertRental(db, listing, bed_id, row);
  await refresh(db, [listing.id], now);
  return id;
}

/** Only the rental's own row; the caller's transaction refreshes the listing. */
export async function insertRental(
  db: Db,
  listing: OwnedListing,
  bed_id: number,
  row: Row<'rentals'> = {},
): Promise<number> {
  const what = { rental_amount: 30_000, payment_date: 1, start_date: '2026-01-01', ...row };
  const where = { listing_id: listing.id, lister_id: listing.user_id, bed_id };
  const { id } = await db
    .insertInto('rentals')
    .values({ email: `tenant-${nextNumber()}@crewpad.test`, status: 'accepted', ...what, ...where })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The payout account of a lister with AutoPay on: ready by default. */
export async function addPayoutAccount(
  db: Db,
  member_id: number,
  row: Row<'payout_accounts'> = {},
): Promise<string> {
  const account_id = `acct_test${nextNumber()}`;
  const state = row.state ?? 'ready';
  const isReady = state === 'ready';
  const facts = { details_submitted: isReady, payouts_enabled: isReady };
  const times = { created_at: TEST_NOW, updated_at: TEST_NOW };
  await db
    .insertInto('payout_accounts')
    .values({ member_id, provider_mode: 'sandbox', account_id, state, ...facts, ...times, ...row })
    .execute();
  await db
    .updateTable('members')
    .set({ automatic_payment: 1, acc_stripe: row.account_id ?? account_id })
    .where('id', '=', member_id)
    .execute();
  return row.account_id ?? account_id;
}
