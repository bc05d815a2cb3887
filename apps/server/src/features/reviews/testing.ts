import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { type Row, TEST_NOW } from '../../testing/data.ts';
import { addMember } from '../../testing/test-app.ts';
import { type OwnedListing, refresh } from '../listings/testing.ts';

/**
 * Creates a review of a listing by a new member, and updates the counters of listing and lister.
 */
export async function addReview(
  db: Db,
  listing: OwnedListing,
  score: number,
  row: Row<'reviews'> = {},
  now: Date = TEST_NOW,
): Promise<number> {
  const author = row.author_id ?? (await addMember(db, { user_plan: null }));
  const id = await insertReview(db, listing, author, score, row);
  await sql`select recount_members(${[listing.user_id]}::int[])`.execute(db);
  await refresh(db, [listing.id], now);
  return id;
}

/** Only the review's own row; the caller's transaction refreshes lister and listing. */
export async function insertReview(
  db: Db,
  listing: OwnedListing,
  author_id: number,
  score: number,
  row: Row<'reviews'> = {},
): Promise<number> {
  const whose = { author_id, lister_id: listing.user_id };
  const { id } = await db
    .insertInto('reviews')
    .values({ message: 'Clean and quiet.', listing_id: listing.id, ...row, ...whose, score })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
