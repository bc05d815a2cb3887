import type { contract, OperationAnswer } from '@crewpad/contract';
import { cardPictures } from '@crewpad/domain';

type Card = contract.search.Card;

/** The fields of a card with one picture: a page sends the browser no others. */
export function cardFields(card: Card) {
  return {
    id: card.id,
    title: card.title,
    thumbnail: card.thumbnail,
    rate_per_from: card.rate_per_from,
    rate_per_to: card.rate_per_to,
    deposit_required: card.deposit_required,
    bathrooms: card.bathrooms,
    review: card.review,
    review_avg: card.review_avg,
    num_beds: card.num_beds,
    num_vacant_beds: card.num_vacant_beds,
    free_from: card.free_from,
    num_free_from: card.num_free_from,
    airport_distance: card.airport_distance,
    prefix: card.prefix,
    gender: card.gender,
    bed_kinds: card.bed_kinds,
    featured: card.featured,
    boosted: card.boosted,
  };
}

/** What a crash pad card shows; `images` if it shows more than one picture. */
export type CardFields = ReturnType<typeof cardFields> & Partial<Pick<Card, 'images'>>;

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
