import { LIST_LIMIT_MAX } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ViewerFacts } from '../policy.ts';
import { type ReviewRow, reviewsOfListing } from './review-rows.ts';
import {
  atListing,
  firstCheckIn,
  hasRented,
  hasReviewedListing,
  hasStayed,
} from './viewer-reviews.ts';

interface ListingReviewsRow extends ViewerFacts {
  id: number;
  user_id: number;
  title: string;
  images: string[];
  thumbnail: string | null;
  display_name: string;
  about: string;
  reviews: ReviewRow[];
}

/**
 * A listing with its newest reviews, if it is public or the viewer stayed there; undefined for any
 * other.
 */
export async function getListingReviewsRow(
  db: Db,
  id: number,
  now: Date,
  viewerId: number | null,
): Promise<ListingReviewsRow | undefined> {
  const { rows } = await sql<ListingReviewsRow>`
    select l.id, l.user_id, l.title, l.images, l.thumbnail, m.display_name, m.about,
      ${reviewsOfListing(sql`l.id`, LIST_LIMIT_MAX)} as reviews,
      ${hasStayed(viewerId, atListing(sql`l.id`), now)} as has_stayed,
      ${firstCheckIn(viewerId, atListing(sql`l.id`), now)} as review_from,
      ${hasReviewedListing(viewerId, sql`l.id`)} as has_reviewed
    from listings l
    join members m on m.id = l.user_id
    where l.id = ${id} and m.status <> 'CLOSED' and (
      l.status = 2 and l.removed_at is null and coalesce(m.expire_at, 'infinity') > ${now}
      or ${hasRented(viewerId, atListing(sql`l.id`))}
    )
  `.execute(db);
  return rows[0];
}
