import type { contract } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isReviewable } from './review-rows.ts';
import { hasReviewedListing } from './viewer-reviews.ts';

/** Enough for a page; the profile of each lister has the rest. */
const SHOWN = 10;

/** The crash pads where a member has stayed and not reviewed, latest stay first. */
export async function listReviewsToWrite(
  db: Db,
  memberId: number,
): Promise<contract.reviews.ReviewToWrite[]> {
  const { rows } = await sql<contract.reviews.ReviewToWrite>`
    select * from (
      select distinct on (l.id) r.id as rental_id, l.id as listing_id, l.title as listing_title,
        l.thumbnail, m.id as lister_id, m.display_name as lister_name
      from rentals r
      join listings l on l.id = r.listing_id
      join members m on m.id = r.lister_id
      where r.user_id = ${memberId} and r.status = 'ended' and ${isReviewable}
        and (r.checkout_date is null or r.checkout_date >= r.start_date)
        and not ${hasReviewedListing(memberId, sql`l.id`)}
      order by l.id, r.id desc
    ) x order by rental_id desc limit ${sql.lit(SHOWN)}`.execute(db);
  return rows;
}
