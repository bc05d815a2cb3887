import type { contract } from '@crewpad/contract';
import { endpoint } from '../../lib/browser-call.ts';

export const writeReview = endpoint<typeof contract.reviews.writeReview>('POST', '/user/review');
export const editReview = endpoint<typeof contract.reviews.editReview>('PUT', '/user/review/{id}');
export const respondToReview = endpoint<typeof contract.reviews.respondToReview>(
  'POST',
  '/user/review-response',
);
