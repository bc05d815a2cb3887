import type { contract, OperationRequest } from '@crewpad/contract';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { invalidInput } from '../../../platform/errors.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { can } from '../policy.ts';
import { publicText } from '../public-text.ts';
import { lockReview } from './lock-review.ts';
import { announceText } from './refresh-reviewed.ts';

/**
 * Stores the lister's response to a review.
 * @throws ApiError 404, 403 for others than the reviewed lister, 409 if a response exists, 422
 */
export function respond(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
  {
    review_id,
    listing_id,
    ...form
  }: OperationRequest<typeof contract.reviews.respondToReview>['body'],
): Promise<void> {
  const now = clock.now();
  const message = publicText(form.message, { required: true });
  return transaction(db, async (trx) => {
    const review = await lockReview(trx, review_id);
    enforce(can(actor, 'respond', review));
    if ((listing_id ?? review.listing_id) !== review.listing_id) {
      throw invalidInput({ listing_id: ['is_not_an_option'] });
    }
    await trx
      .insertInto('review_responses')
      .values({ review_id, message, created_at: now })
      .execute();
    await announceText(trx, review);
    await orderMail(trx, { mail: 'review_response', reviewId: review_id }, { now });
  });
}
