import type { contract } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { responseSeconds } from '../../messages/index.ts';
import type { ViewerFacts } from '../policy.ts';
import { isKnownTo, isReviewable, scoresOfLister } from './review-rows.ts';
import {
  firstCheckIn,
  fromLister,
  hasReviewedLister,
  hasStayed,
  reviewChoices,
} from './viewer-reviews.ts';

export interface PublicUserRow extends ViewerFacts {
  id: number;
  display_name: string;
  photo: string | null;
  about: string;
  airlines: string | null;
  joined: Date;
  email_verified: boolean;
  review_count: number;
  review_sum: number;
  /** Reviews with 1, 2, 3, 4 and 5 stars. */
  distribution: number[];
  response_seconds: number | null;
  /**
   * A lister or former lister. Other members are visible only to those they message or rent with.
   */
  is_lister: boolean;
  /** What the caller can review. */
  review_choices: contract.reviews.ReviewChoice[];
}

/** The visible data of a member; undefined if the caller cannot see them. */
export async function getPublicUserRow(
  db: Db,
  id: number,
  now: Date,
  viewerId: number | null,
): Promise<PublicUserRow | undefined> {
  const { rows } = await sql<PublicUserRow>`
    select m.id, m.display_name, m.photo, m.about, m.airlines, m.created_at as joined,
      m.email_verified_at is not null as email_verified,
      m.review_count, m.review_sum, ${scoresOfLister(sql`m.id`)} as distribution,
      coalesce(${isReviewable}, false) as is_lister,
      ${responseSeconds(sql`m.id`, sql`${now}`)} as response_seconds,
      ${hasStayed(viewerId, fromLister(sql`m.id`), now)} as has_stayed,
      ${firstCheckIn(viewerId, fromLister(sql`m.id`), now)} as review_from,
      ${hasReviewedLister(viewerId, sql`m.id`)} as has_reviewed,
      ${reviewChoices(viewerId, sql`m.id`, now)} as review_choices
    from members m
    where m.id = ${id} and m.status <> 'CLOSED' and (${isReviewable} or ${isKnownTo(viewerId)})
  `.execute(db);
  return rows[0];
}
