import type { getListing, OperationAnswer } from '@crewpad/contract';
import { presentReviewItem } from '../reviews/index.ts';
import { presentAverage, presentBedKinds, presentDollars } from '../search/index.ts';
import type { ListingView } from './policy.ts';
import type { ListingRow } from './queries/get-listing.ts';

type Answer = OperationAnswer<typeof getListing>;
type Abilities = Pick<Answer['data']['abilities'], 'message' | 'review' | 'edit'>;

const dollarsOrNull = (cents: number | null) => (cents === null ? null : presentDollars(cents));

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
  const [first, second] = row.airports;
  return {
    id: row.id,
    user_id: row.user_id,
    title: row.title,
    rental_type: row.rental_type,
    gender: row.gender,
    status: row.status,
    city: row.city,
    state: row.state,
    country: row.country,
    neighborhood: row.neighborhood,
    latitude: view.point ? row.latitude : row.public_latitude,
    longitude: view.point ? row.longitude : row.public_longitude,
    airport: row.airports.map(({ id }) => id),
    airport_name: first?.name ?? '',
    airport_distance: first?.distance ?? 1,
    other_airport_distance: second?.distance ?? null,
    ...presentBeds(row),
    bathrooms: row.bathrooms,
    number_of_shower: row.number_of_shower,
    max_nights: row.max_nights,
    ...presentRates(row),
    description: row.description,
    rules_policies_des: row.rules_policies_des,
    rules_policies_doc: row.rules_policies_doc,
    images: row.images,
    thumbnail: row.thumbnail,
    feature_listing: row.feature_listing,
    feature_ongoing: row.feature_ongoing,
    views: row.views,
    created_at: row.created_at.toISOString(),
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

/** The specification names the same counts in several ways. */
export function presentBeds(
  row: Pick<ListingRow, 'num_beds' | 'num_occupied_beds' | 'total_rooms' | 'bed_kinds'>,
) {
  return {
    beds: row.num_beds,
    total_beds: row.num_beds,
    num_beds: row.num_beds,
    total_rooms: row.total_rooms,
    total_room: row.total_rooms,
    num_occupied_beds: row.num_occupied_beds,
    num_vacant_beds: row.num_beds - row.num_occupied_beds,
    bed_occupancy_rate: row.num_beds === 0 ? 0 : row.num_occupied_beds / row.num_beds,
    bed_kinds: presentBedKinds(row.bed_kinds),
  };
}

type RateColumn = `rate_per_${'from' | 'to' | 'day_from' | 'day_to'}` | 'deposit_required';

export function presentRates(row: Pick<ListingRow, RateColumn | 'enable_price_range'>) {
  return {
    enable_price_range: row.enable_price_range,
    rate_per_from: presentDollars(row.rate_per_from),
    rate_per_to: dollarsOrNull(row.rate_per_to),
    rate_per_day_from: dollarsOrNull(row.rate_per_day_from),
    rate_per_day_to: dollarsOrNull(row.rate_per_day_to),
    deposit_required: presentDollars(row.deposit_required),
  };
}
