import type { contract } from '@crewpad/contract';

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
