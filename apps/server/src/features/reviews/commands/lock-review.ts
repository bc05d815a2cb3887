import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import type { WrittenReview } from '../policy.ts';

interface LockedReview extends WrittenReview {
  id: number;
  listing_id: number | null;
}

/**
 * Locks a public review; its response is read after the lock, which responses take too.
 * @throws ApiError 404
 */
export async function lockReview(trx: Trx, id: number): Promise<LockedReview> {
  await sql`select from reviews where id = ${id} for update`.execute(trx);
  return findReview(trx, id);
}

/**
 * A public review, as it is now.
 * @throws ApiError 404
 */
export async function findReview(db: Db, id: number): Promise<LockedReview> {
  const { rows } = await sql<LockedReview>`
    select r.id, r.author_id, r.lister_id, r.listing_id, r.created_at,
      exists (select from review_responses p where p.review_id = r.id) as has_response
    from reviews r where r.id = ${id} and r.hidden_at is null`.execute(db);
  const [review] = rows;
  if (review === undefined) throw notFound();
  return review;
}
