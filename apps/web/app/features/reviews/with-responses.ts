import type { contract } from '@crewpad/contract';

interface Lists {
  reviews: readonly contract.reviews.Review[];
  response: readonly NonNullable<contract.reviews.ReviewItem['response']>[];
}

/** Each review with its response nested. */
export function withResponses({ reviews, response }: Lists): contract.reviews.ReviewItem[] {
  const responses = new Map(response.map((one) => [one.review_id, one]));
  return reviews.map((review) => ({ ...review, response: responses.get(review.id) ?? null }));
}
