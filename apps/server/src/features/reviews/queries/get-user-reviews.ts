import { LIST_LIMIT_MAX } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isReviewable, type ReviewRow, reviewsOfLister } from './review-rows.ts';

/** The newest reviews of a lister; undefined without a public profile. */
export async function getUserReviewRows(db: Db, id: number): Promise<ReviewRow[] | undefined> {
  const { rows } = await sql<{ reviews: ReviewRow[] }>`
    select ${reviewsOfLister(sql`m.id`, LIST_LIMIT_MAX)} as reviews
    from members m where m.id = ${id} and ${isReviewable}
  `.execute(db);
  return rows[0]?.reviews;
}
