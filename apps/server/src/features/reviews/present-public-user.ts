import type { contract, OperationAnswer } from '@crewpad/contract';
import { averageScore, responseHours } from '@crewpad/domain';
import type { Actor } from '../../platform/access/actor.ts';
import { reviewAbilities } from './policy.ts';
import type { PublicUserRow } from './queries/get-public-user.ts';

/**
 * The public profile of a lister. Other members are visible only to those who share a thread or a
 * rental with them, with name, photo and joined.
 */
export function presentPublicUser(
  row: PublicUserRow,
  items: contract.search.Card[],
  actor: Actor,
): OperationAnswer<typeof contract.reviews.getPublicUser> {
  const { id, display_name, photo, joined, review_count, review_sum } = row;
  const about = row.is_lister ? row.about : '';
  const airlines = row.is_lister ? row.airlines : null;
  return {
    user: {
      email_verified: row.is_lister && row.email_verified,
      ...{ id, display_name, photo, about, airlines },
      joined: joined.toISOString(),
      response_hours: row.is_lister ? responseHours(row.response_seconds) : null,
    },
    items,
    review: { num_reviews: review_count },
    total_review: {
      avg_score: averageScore(review_count, review_sum),
      distribution: row.distribution,
    },
    ...reviewAbilities(actor, row),
    review_choices: row.review_choices,
    landlord_name: display_name,
    landlord_about: about,
  };
}
