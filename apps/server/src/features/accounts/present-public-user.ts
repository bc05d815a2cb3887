import type { Card, getPublicUser, OperationAnswer } from '@crewpad/contract';
import type { Actor } from '../../platform/actor.ts';
import { reviewStanding } from '../reviews/index.ts';
import { presentAverage } from '../search/index.ts';
import type { PublicUserRow } from './queries/get-public-user.ts';

/**
 * The public profile of a lister. Of anybody else, whom only his correspondents and those he rents
 * with find, it tells the name, the photo and since when he is here.
 */
export function presentPublicUser(
  row: PublicUserRow,
  items: Card[],
  actor: Actor,
): OperationAnswer<typeof getPublicUser> {
  const { id, display_name, photo, joined, review_count, review_sum } = row;
  const about = row.is_lister ? row.about : '';
  const airlines = row.is_lister ? row.airlines : null;
  return {
    user: { id, display_name, photo, about, joined: joined.toISOString(), airlines },
    items,
    review: { num_reviews: review_count },
    total_review: {
      avg_score: presentAverage(review_count, review_sum),
      distribution: row.distribution,
    },
    ...reviewStanding(actor, row),
    landlord_name: display_name,
    landlord_about: about,
  };
}
