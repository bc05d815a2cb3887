import { type Call, contract } from '@crewpad/contract';
import { withResponses } from '../with-responses.ts';

/** The reviews of a crash pad, and other crash pads of its lister. */
export async function loadListingReviews(call: Call, id: number) {
  const found = await call(contract.reviews.getListingReviews, { params: { id } });
  const { user_id } = found.listing;
  const { data: others } = await call(contract.listings.getRelatedListings, {
    params: { id: user_id },
    query: { listing_id: id },
  });
  return { ...found, others, reviews: withResponses(found) };
}

export type ListingReviews = Awaited<ReturnType<typeof loadListingReviews>>;
