export { keepLastListing } from './last-listing.ts';
export { loadProfile } from './profile/load-profile.ts';
export { ProfilePage } from './profile/profile-page.tsx';
export { ReviewList } from './review-list.tsx';
export { ReviewStats } from './review-stats.tsx';
export { useReviewDialogs } from './use-review-dialogs.tsx';
