import type { contract } from '@crewpad/contract';
import type { ReviewRow } from './queries/review-rows.ts';

const instant = (text: string) => new Date(text).toISOString();

/** Reviews and, beside them, the responses, as the review pages take them. */
export function presentReviews(rows: readonly ReviewRow[]) {
  return { reviews: rows.map(presentReview), response: rows.flatMap(presentResponse) };
}

/** A review with its response inside. */
export function presentReviewItem(row: ReviewRow): contract.reviews.ReviewItem {
  return { ...presentReview(row), response: presentResponse(row)[0] ?? null };
}

function presentReview(row: ReviewRow): contract.reviews.Review {
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
  };
}

function presentResponse({ id, response }: ReviewRow) {
  if (response === null) return [];
  const { message, created_at } = response;
  return [{ id: response.id, review_id: id, message, createdAt: instant(created_at) }];
}
