import { DAY, type LimitDefinition } from '../../platform/limits/table.ts';
import type { Feature } from '../feature.ts';
import { listingParts } from '../listings/index.ts';
import { reportSubjects } from '../messages/index.ts';
import { mailedNotifications } from '../notifications/index.ts';
import { reviewMails, reviewNotifications } from './emails.ts';
import { presentReviewItem } from './present.ts';
import { type ReviewRow, reviewsOfListing, scoresOfListing } from './reviews.queries.ts';
import { addOwnReviews, addReviews } from './routes.ts';
import { findReportedMember, findReportedReview } from './told.queries.ts';
import { hasReviewedListing } from './viewers.queries.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    reviews: typeof import('./texts/en.ts').default;
    'reviews/emails': typeof import('./emails/texts/en.ts').default;
  }
}

declare module '../../platform/limits/table.ts' {
  interface LimitClasses {
    /** Reviews, their changes, and responses. */
    reviews: LimitDefinition;
  }
}

export const reviews: Feature = {
  name: 'reviews',
  routes(registry, services) {
    addReviews(registry, services);
    addOwnReviews(registry, services);
  },
  mails: reviewMails,
  limits: {
    reviews: {
      rules: { member_day: { per: 'member', points: 10, seconds: DAY } },
      countsOnly: [200, 201],
    },
  },
  hooks: [
    mailedNotifications.extend(reviewNotifications),
    listingParts.extend({
      distribution: scoresOfListing,
      reviews: reviewsOfListing,
      presentReviews: (rows, actor, now) =>
        (rows as readonly ReviewRow[]).map((row) => presentReviewItem(row, actor, now)),
      reviewed: hasReviewedListing,
    }),
    reportSubjects.extend({ user: findReportedMember, review: findReportedReview }),
  ],
};
