import type { Card, getPublicUser, OperationAnswer } from '@crewpad/contract';
import { presentAverage } from '../search/index.ts';
import type { PublicUserRow } from './queries/get-public-user.ts';

/** The public profile of a lister, as a visitor sees it. */
export function presentPublicUser(
  row: PublicUserRow,
  items: Card[],
): OperationAnswer<typeof getPublicUser> {
  const { id, display_name, photo, about, airlines, joined, review_count, review_sum } = row;
  return {
    user: { id, display_name, photo, about, joined: joined.toISOString(), airlines },
    items,
    review: { num_reviews: review_count },
    total_review: {
      avg_score: presentAverage(review_count, review_sum),
      distribution: row.distribution,
    },
    able_to_review: false,
    already_review: false,
    landlord_name: display_name,
    landlord_about: about,
  };
}
