import type { contract, OperationAnswer } from '@crewpad/contract';
import { cardPictures } from '@crewpad/domain';

/** The card of a loaded listing. */
export function cardOfListing(
  answer: OperationAnswer<typeof contract.listings.getListing>,
): contract.search.Card {
  const { data, review, total_review, airports, lister } = answer;
  return {
    ...data,
    listing_id: data.id,
    images: cardPictures(data.images, data.thumbnail),
    review: review.num_reviews,
    review_avg: total_review.avg_score,
    airlines: lister.airlines,
    prefix: airports[0]?.prefix ?? null,
    featured: data.feature_listing === 1 && data.feature_ongoing === 1,
    boosted: data.feature_listing === 1 && data.feature_ongoing === 0,
  };
}
