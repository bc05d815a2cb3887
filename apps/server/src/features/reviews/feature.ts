import type { Feature } from '../feature.ts';
import { listingParts } from '../listings/index.ts';
import { reportSubjects } from '../messages/index.ts';
import { addReviews } from './index.ts';
import { presentReviewItem } from './present-review.ts';
import { findReportedMember, findReportedReview } from './queries/reported-things.ts';
import { type ReviewRow, reviewsOfListing, scoresOfListing } from './queries/review-rows.ts';
import { hasReviewedListing } from './queries/viewer-reviews.ts';

export const reviews: Feature = {
  name: 'reviews',
  routes: addReviews,
  hooks: [
    listingParts.fill({
      distribution: scoresOfListing,
      reviews: reviewsOfListing,
      presentReviews: (rows) => (rows as readonly ReviewRow[]).map(presentReviewItem),
      reviewed: hasReviewedListing,
    }),
    reportSubjects.fill({ user: findReportedMember, review: findReportedReview }),
  ],
};
