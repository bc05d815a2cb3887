import type { getListing, OperationAnswer } from '@crewpad/contract';
import { presentReviewItem } from '../reviews/index.ts';
import { presentAverage } from '../search/index.ts';
import type { ListingView } from './policy.ts';
import { presentColumns } from './present-columns.ts';
import type { ListingRow } from './queries/get-listing.ts';

type Answer = OperationAnswer<typeof getListing>;
type Abilities = Pick<Answer['data']['abilities'], 'message' | 'review' | 'edit'>;

/** The answer of `GET /listing/{id}`, with only what the view allows. */
export function presentListing(row: ListingRow, view: ListingView, abilities: Abilities): Answer {
  return {
    data: presentData(row, view, abilities),
    show_phone: row.rents_from_lister ? 1 : 0,
    amenities: row.amenities,
    preferences: row.preferences,
    places: row.places,
    airports: row.airports,
    review: { num_reviews: row.review_count },
    total_review: {
      avg_score: presentAverage(row.review_count, row.review_sum),
      distribution: row.distribution,
    },
    ...(row.reviews !== null && { reviews: row.reviews.map(presentReviewItem) }),
    lister: {
      about: row.about,
      joined: row.joined.toISOString(),
      review: row.lister_review_count,
      review_avg: presentAverage(row.lister_review_count, row.lister_review_sum),
      airlines: row.airlines,
    },
  };
}

function presentData(row: ListingRow, view: ListingView, abilities: Abilities): Answer['data'] {
  return {
    ...presentColumns(row),
    latitude: view.point ? row.latitude : row.public_latitude,
    longitude: view.point ? row.longitude : row.public_longitude,
    display_name: row.display_name,
    photo: row.photo,
    // Keys that the caller may not see are absent, not null.
    ...(view.address && {
      street1: row.street1,
      street2: row.street2,
      postal_code: row.postal_code,
    }),
    ...(view.phone && row.phone_number !== null && { phone_number: row.phone_number }),
    abilities: {
      ...abilities,
      see_address: view.address,
      see_phone: view.phone,
    },
  };
}
