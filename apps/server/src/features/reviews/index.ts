import { getListingReviews, getUserReviews } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/operations.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { reviewStanding } from './policy.ts';
import { presentReviews } from './present-review.ts';
import { getListingReviewsRow } from './queries/get-listing-reviews.ts';
import { getUserReviewRows } from './queries/get-user-reviews.ts';

export { type ReviewFacts, reviewStanding } from './policy.ts';
export { presentReviewItem } from './present-review.ts';
export {
  isReviewable,
  type ReviewRow,
  reviewsOfListing,
  scoresOfLister,
  scoresOfListing,
} from './queries/review-rows.ts';
export {
  hasRentedFrom,
  hasReviewedLister,
  hasReviewedListing,
} from './queries/viewer-reviews.ts';

/** Registers the operations on reviews. */
export function addReviews(registry: OperationRegistry, { db, clock }: Services): void {
  registry.add(getUserReviews, async ({ params }) => {
    const rows = await getUserReviewRows(db, params.id);
    if (rows === undefined) throw notFound();
    return presentReviews(rows);
  });

  registry.add(getListingReviews, async ({ params }, { actor }) => {
    const viewerId = actor.kind === 'visitor' ? null : actor.id;
    const row = await getListingReviewsRow(db, params.id, clock.now(), viewerId);
    if (row === undefined) throw notFound();
    const { id, user_id, title, images, thumbnail } = row;
    return {
      listing: { id, user_id, title, images, thumbnail },
      ...presentReviews(row.reviews),
      ...reviewStanding(actor, row),
      landlord_name: row.display_name,
      landlord_about: row.about,
    };
  });
}
