import type { contract, OperationRequest } from '@crewpad/contract';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { can } from '../policy.ts';
import { publicText } from '../public-text.ts';
import { lockReview } from './lock-review.ts';
import { recountReviewed } from './refresh-reviewed.ts';

/**
 * Edits a review of the caller.
 * @throws ApiError 404, 403 for reviews of others, 409 if too late or answered, 422
 */
export function editReview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
  id: number,
  { score, ...form }: OperationRequest<typeof contract.reviews.editReview>['body'],
): Promise<void> {
  const now = clock.now();
  const message = publicText(form.message);
  return transaction(db, async (trx) => {
    const review = await lockReview(trx, id);
    enforce(can(actor, 'edit', { ...review, now }));
    await trx
      .updateTable('reviews')
      .set({ score, message, edited_at: now })
      .where('id', '=', id)
      .execute();
    await recountReviewed(trx, review, now);
  });
}
