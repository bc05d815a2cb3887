import { type Call, contract } from '@crewpad/contract';
import { OFFSET_MAX, RELATED_LISTINGS_LIMIT } from '@crewpad/domain';
import { cardFields } from '../search/index.ts';

interface Lists {
  reviews: readonly contract.reviews.Review[];
  response: readonly NonNullable<contract.reviews.ReviewItem['response']>[];
}

/** Each review with its response nested. */
function withResponses({ reviews, response }: Lists): contract.reviews.ReviewItem[] {
  const responses = new Map(response.map((reply) => [reply.review_id, reply]));
  return reviews.map((review) => ({ ...review, response: responses.get(review.id) ?? null }));
}

/** The reviews of a crash pad, and other crash pads of its lister. */
export async function loadListingReviews(call: Call, id: number) {
  const answer = await call(contract.reviews.getListingReviews, { params: { id } });
  const { user_id } = answer.listing;
  const { data: others } = await call(contract.listings.getRelatedListings, {
    params: { id: user_id },
    query: { listing_id: id },
  });
  return { ...answer, others, reviews: withResponses(answer) };
}

export type ListingReviews = Awaited<ReturnType<typeof loadListingReviews>>;

/** The public page of a lister: profile, crash pads, and reviews with responses. */
export async function loadProfile(call: Call, id: number, search: URLSearchParams) {
  const params = { id };
  const offset = offsetOf(search);
  const query = { limit: RELATED_LISTINGS_LIMIT, offset };
  const [{ items, ...profile }, { reviews, response }] = await Promise.all([
    call(contract.reviews.getPublicUser, { params }),
    call(contract.reviews.getUserReviews, { params }),
  ]);
  // The API has no list for a member who never had a crash pad.
  const { data, total } =
    items.length === 0
      ? { data: [], total: 0 }
      : await call(contract.listings.getRelatedListings, { params, query });
  const crashPads = { data: data.map(cardFields), total };
  return { ...profile, crashPads, offset, reviews: withResponses({ reviews, response }) };
}

/** The offset of the crash pad page; invalid values mean the first page. */
function offsetOf(search: URLSearchParams): number {
  const offset = search.get('offset') ?? '';
  return /^\d{1,5}$/.test(offset) && Number(offset) <= OFFSET_MAX ? Number(offset) : 0;
}

export type Profile = Awaited<ReturnType<typeof loadProfile>>;
