import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import type { MemberActor } from '../../platform/access/actor.ts';
import type { Services } from '../../platform/services.ts';
import { editReview } from './commands/edit-review.ts';
import { findReview } from './commands/lock-review.ts';
import { respond } from './commands/respond.ts';
import { writeReview } from './commands/write-review.ts';
import { can } from './policy.ts';
import { presentReviewItem } from './present-review.ts';
import { getReviewRow } from './queries/get-review.ts';
import { listReviewsToWrite } from './queries/reviews-to-write.ts';

/** Registers the operations for writing reviews and responses. */
export function addOwnReviews(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;
  const writing = { limit: 'reviews', ownSessionOnly: true } as const;
  const present = async (id: number, actor: MemberActor) =>
    presentReviewItem(await getReviewRow(db, id), actor, clock.now());

  /** Before invalid input: the review is found, and the caller may change it at some time. */
  const partyOf = (action: 'edit' | 'respond') => async (actor: MemberActor, id: number) => {
    const review = await findReview(db, id);
    const decision = can(actor, action, { ...review, now: clock.now() });
    if (!decision.allowed && decision.refusal.status !== 409) throw decision.refusal;
  };

  registry.addForMembers(contract.reviews.getReviewsToWrite, async (_request, { actor }) => ({
    data: await listReviewsToWrite(db, actor.id),
  }));

  registry.addForMembers(
    contract.reviews.writeReview,
    async ({ body }, { actor, t }) => {
      const id = await writeReview(services, actor, body);
      return { data: await present(id, actor), message: t('reviews:thanks') };
    },
    writing,
  );

  registry.addForMembers(
    contract.reviews.editReview,
    async ({ params, body }, { actor, t }) => {
      await editReview(services, actor, params.id, body);
      return { data: await present(params.id, actor), message: t('reviews:changed') };
    },
    { ...writing, party: partyOf('edit') },
  );

  registry.addForMembers(
    contract.reviews.respondToReview,
    async ({ body }, { actor, t }) => {
      await respond(services, actor, body);
      return {
        data: await present(body.review_id, actor),
        message: t('reviews:response_published'),
      };
    },
    { ...writing, party: partyOf('respond'), idField: 'review_id' },
  );
}
