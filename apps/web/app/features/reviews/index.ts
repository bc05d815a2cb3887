export { storeLastListing } from './last-listing.ts';
export { ListingReviewPage } from './listing-review-page.tsx';
export { loadListingReviews, loadProfile } from './load-reviews.ts';
export { ProfilePage } from './profile-page.tsx';
export { ReviewList } from './review-list.tsx';
export { ReviewPrompts } from './review-prompts.tsx';
export { ReviewStats } from './review-stats.tsx';
export { useReviewDialogs } from './use-review-dialogs.tsx';
