import { getListingReviews, getUserReviews } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/operations.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { presentReviews } from './present-review.ts';
import { getListingReviewsRow } from './queries/get-listing-reviews.ts';
import { getUserReviewRows } from './queries/get-user-reviews.ts';

export { presentReviewItem } from './present-review.ts';
export {
  isReviewable,
  type ReviewRow,
  reviewsOfListing,
  scoresOfLister,
  scoresOfListing,
} from './queries/review-rows.ts';

/** Registers the operations on reviews. */
export function addReviews(registry: OperationRegistry, { db, clock }: Services): void {
  registry.add(getUserReviews, async ({ params }) => {
    const rows = await getUserReviewRows(db, params.id);
    if (rows === undefined) throw notFound();
    return presentReviews(rows);
  });

  registry.add(getListingReviews, async ({ params }) => {
    const row = await getListingReviewsRow(db, params.id, clock.now());
    if (row === undefined) throw notFound();
    const { id, user_id, title, images, thumbnail } = row;
    return {
      listing: { id, user_id, title, images, thumbnail },
      ...presentReviews(row.reviews),
      able_to_review: false,
      already_review: false,
      landlord_name: row.display_name,
      landlord_about: row.about,
    };
  });
}
