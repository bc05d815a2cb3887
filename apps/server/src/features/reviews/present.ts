import type { contract, OperationAnswer } from '@crewpad/contract';
import { averageScore, daysBetween, isEmptyStay, localDate, responseHours } from '@crewpad/domain';
import type { Actor } from '../../platform/access/actor.ts';
import { can, reviewAbilities } from './policy.ts';
import type { PublicUserRow, ReviewRow, StayOfReview } from './reviews.queries.ts';

const instant = (text: string) => new Date(text).toISOString();

/** Reviews with responses in a parallel list, as the review pages expect them. */
export function presentReviews(rows: readonly ReviewRow[], actor: Actor, now: Date) {
  return {
    reviews: rows.map((row) => presentReview(row, actor, now)),
    response: rows.flatMap(presentResponse),
  };
}

/** A review with its response nested. */
export function presentReviewItem(
  row: ReviewRow,
  actor: Actor,
  now: Date,
): contract.reviews.ReviewItem {
  return { ...presentReview(row, actor, now), response: presentResponse(row)[0] ?? null };
}

function presentReview(row: ReviewRow, actor: Actor, now: Date): contract.reviews.Review {
  const written = {
    author_id: row.user_id,
    lister_id: row.lister_id,
    created_at: new Date(row.created_at),
    has_response: row.has_response,
  };
  return {
    id: row.id,
    user_id: row.user_id,
    listing_id: row.listing_id,
    listing_title: row.listing_title,
    score: row.score,
    message: row.message,
    createdAt: instant(row.created_at),
    display_name: row.display_name,
    photo: row.photo,
    joined: instant(row.joined),
    is_edited: row.is_edited,
    stay: row.stay && presentStay(row.stay, now),
    abilities: {
      edit: can(actor, 'edit', { ...written, now }).allowed,
      respond: can(actor, 'respond', written).allowed,
    },
  };
}

function presentStay(stay: StayOfReview, now: Date) {
  const { start_date, checkout_date, time_zone, ongoing } = stay;
  if (isEmptyStay(stay)) return { days: 0, ongoing };
  const today = localDate(now, time_zone);
  const until = checkout_date !== null && checkout_date < today ? checkout_date : today;
  return { days: Math.max(1, daysBetween(start_date, until)), ongoing };
}

function presentResponse({ id, response }: ReviewRow) {
  if (response === null) return [];
  const { message, created_at } = response;
  return [{ id: response.id, review_id: id, message, createdAt: instant(created_at) }];
}

/**
 * The public profile of a lister. Other members are visible only to those who share a thread or a
 * rental with them, with name, photo and joined.
 */
export function presentPublicUser(
  row: PublicUserRow,
  items: contract.search.Card[],
  actor: Actor,
): OperationAnswer<typeof contract.reviews.getPublicUser> {
  const { id, display_name, photo, joined, review_count, review_sum } = row;
  const about = row.is_lister ? row.about : '';
  const airlines = row.is_lister ? row.airlines : null;
  return {
    user: {
      email_verified: row.is_lister && row.email_verified,
      ...{ id, display_name, photo, about, airlines },
      joined: joined.toISOString(),
      response_hours: row.is_lister ? responseHours(row.response_seconds) : null,
    },
    items,
    review: { num_reviews: review_count },
    total_review: {
      avg_score: averageScore(review_count, review_sum),
      distribution: row.distribution,
    },
    ...reviewAbilities(actor, row),
    review_choices: row.review_choices,
    landlord_name: display_name,
    landlord_about: about,
  };
}
