import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { type ReviewRow, reviewOf } from './review-rows.ts';

/** A public review. @throws ApiError 404 */
export async function getReviewRow(db: Db, id: number): Promise<ReviewRow> {
  const { rows } = await sql<{ reviews: ReviewRow[] }>`select ${reviewOf(id)} as reviews`.execute(
    db,
  );
  const review = rows[0]?.reviews[0];
  if (review === undefined) throw notFound();
  return review;
}
