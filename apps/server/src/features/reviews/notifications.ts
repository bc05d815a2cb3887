import type { contract } from '@crewpad/contract';
import type { Trx } from '../../platform/database/transaction.ts';
import type { NotificationsOf } from '../notifications/index.ts';
import { findNotifiedReview } from './queries/notified-review.ts';

/** The emails about reviews that are also notifications. */
export const reviewNotifications = {
  review_received: (trx, { reviewId }) =>
    notificationOf(trx, reviewId, 'lister', 'review_received'),
  review_response: (trx, { reviewId }) =>
    notificationOf(trx, reviewId, 'author', 'review_response'),
  review_hidden: (trx, { reviewId, part }) =>
    part === 'response'
      ? notificationOf(trx, reviewId, 'lister', 'response_hidden')
      : notificationOf(trx, reviewId, 'author', 'review_hidden'),
} satisfies NotificationsOf;

async function notificationOf(
  trx: Trx,
  reviewId: number | undefined,
  to: 'author' | 'lister',
  kind: contract.notifications.NotificationKind,
) {
  const review = await findNotifiedReview(trx, reviewId);
  if (review === undefined) return undefined;
  const isModeration = kind === 'review_hidden' || kind === 'response_hidden';
  if (review.is_blocked && !isModeration) return undefined;
  const { author_id, lister_id, listing_id } = review;
  const [memberId, person_id] = to === 'lister' ? [lister_id, author_id] : [author_id, lister_id];
  return { memberId, kind, data: { person_id, ...(listing_id !== null && { listing_id }) } };
}
