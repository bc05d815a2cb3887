import type { contract, OperationAnswer } from '@crewpad/contract';
import { averageScore, responseHours } from '@crewpad/domain';
import type { Actor } from '../../../platform/access/actor.ts';
import { abilitiesOf } from '../../../platform/access/decision.ts';
import { allListingParts } from '../hooks.ts';
import { can } from '../policy.ts';

import { presentColumns } from './present-columns.ts';
import type { ListingRow } from './queries/get-listing.ts';

type Answer = OperationAnswer<typeof contract.listings.getListing>;

const ABILITIES = ['message', 'review', 'edit', 'see_address', 'see_phone'] as const;

/** The answer of `GET /listing/{id}`, with only what the caller can see. */
export function presentListing(row: ListingRow, actor: Actor, now: Date): Answer {
  return {
    data: presentData(row, actor),
    show_phone: row.rents_from_lister ? 1 : 0,
    hidden: row.hidden,
    amenities: row.amenities,
    preferences: row.preferences,
    places: row.places,
    airports: row.airports,
    review: { num_reviews: row.review_count },
    review_from: row.stayed_here ? null : row.review_from,
    total_review: {
      avg_score: averageScore(row.review_count, row.review_sum),
      distribution: row.distribution,
    },
    ...(row.reviews !== null && {
      reviews: allListingParts().presentReviews(row.reviews, actor, now),
    }),
    lister: {
      about: row.about,
      joined: row.joined.toISOString(),
      review: row.lister_review_count,
      review_avg: averageScore(row.lister_review_count, row.lister_review_sum),
      airlines: row.airlines,
      response_hours: responseHours(row.response_seconds),
    },
  };
}

function presentData(row: ListingRow, actor: Actor): Answer['data'] {
  const abilities = abilitiesOf(ABILITIES, (action) => can(actor, action, row));
  const seesPoint = can(actor, 'see_point', row).allowed;
  return {
    ...presentColumns(row),
    free_from: row.free_from,
    num_free_from: row.num_free_from,
    latitude: seesPoint ? row.latitude : row.public_latitude,
    longitude: seesPoint ? row.longitude : row.public_longitude,
    display_name: row.display_name,
    photo: row.photo,
    // Keys that the caller cannot see are absent, not null.
    ...(abilities.see_address && {
      street1: row.street1,
      street2: row.street2,
      postal_code: row.postal_code,
    }),
    ...(abilities.see_phone && row.phone_number !== null && { phone_number: row.phone_number }),
    abilities,
  };
}
