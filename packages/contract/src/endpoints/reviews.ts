// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
import type { EndpointOf } from '../endpoint.ts';
import type { reviews } from '../features.ts';

export const editReview = 'PUT /user/review/{id}' as EndpointOf<typeof reviews.editReview>;
export const getListingReviews = 'GET /reviews/listing/{id}' as EndpointOf<typeof reviews.getListingReviews>;
export const getPublicUser = 'GET /user/public/{id}' as EndpointOf<typeof reviews.getPublicUser>;
export const getReviewsToWrite = 'GET /user/reviews-to-write' as EndpointOf<typeof reviews.getReviewsToWrite>;
export const getUserReviews = 'GET /reviews/user/{id}' as EndpointOf<typeof reviews.getUserReviews>;
export const respondToReview = 'POST /user/review-response' as EndpointOf<typeof reviews.respondToReview>;
export const writeReview = 'POST /user/review' as EndpointOf<typeof reviews.writeReview>;
