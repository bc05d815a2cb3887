import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isReviewable, scoresOfLister } from '../../reviews/index.ts';

export interface PublicUserRow {
  id: number;
  display_name: string;
  photo: string | null;
  about: string;
  airlines: string | null;
  joined: Date;
  review_count: number;
  review_sum: number;
  /** Reviews with 1, 2, 3, 4 and 5 stars. */
  distribution: number[];
}

/** What everyone may know of a lister or former lister; undefined for all others. */
export async function getPublicUserRow(db: Db, id: number): Promise<PublicUserRow | undefined> {
  const { rows } = await sql<PublicUserRow>`
    select m.id, m.display_name, m.photo, m.about, m.airlines, m.created_at as joined,
      m.review_count, m.review_sum, ${scoresOfLister(sql`m.id`)} as distribution
    from members m where m.id = ${id} and ${isReviewable}
  `.execute(db);
  return rows[0];
}
