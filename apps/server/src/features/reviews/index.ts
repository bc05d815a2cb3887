export { hideReview, restoreReview } from './reviews.ts';
