import { type Call, getPublicUser, getUserReviews, type ReviewItem } from '@crewpad/contract';

/** The public page of a lister: profile, and reviews with the responses to them. */
export async function loadProfile(call: Call, id: number) {
  const params = { id };
  const [profile, { reviews, response }] = await Promise.all([
    call(getPublicUser, { params }),
    call(getUserReviews, { params }),
  ]);
  const answers = new Map(response.map((answer) => [answer.review_id, answer]));
  const items = reviews.map(
    (review): ReviewItem => ({ ...review, response: answers.get(review.id) ?? null }),
  );
  return { ...profile, reviews: items };
}

export type Profile = Awaited<ReturnType<typeof loadProfile>>;
