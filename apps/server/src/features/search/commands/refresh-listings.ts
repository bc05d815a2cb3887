import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';

/**
 * Brings all that is derived from these listings up to date: counts, prepared search, facets, cities.
 * Whoever changes a listing, its rooms, beds, rentals or reviews, or its owner's plan or term, calls
 * it last in the same transaction.
 */
export async function refreshListings(
  trx: Trx,
  listingIds: readonly number[],
  now: Date,
): Promise<void> {
  if (listingIds.length === 0) return;
  await sql`select refresh_listings(${sql.val(listingIds)}::int[], ${now}::timestamptz)`.execute(
    trx,
  );
}
