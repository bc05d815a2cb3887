import { contract } from '@crewpad/contract';
import { LIST_LIMIT_MAX } from '@crewpad/domain';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import type { MemberActor } from '../../platform/access/actor.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findRelatedListings, listerTag, listingTag, presentCard } from '../search/index.ts';
import { can, reviewAbilities } from './policy.ts';
import { presentPublicUser, presentReviewItem, presentReviews } from './present.ts';
import {
  getListingReviewsRow,
  getPublicUserRow,
  getReviewRow,
  getUserReviewRows,
  listReviewsToWrite,
} from './reviews.queries.ts';
import { editReview, findReview, respond, writeReview } from './reviews.ts';

/** Registers the operations on reviews. */
export function addReviews(registry: OperationRegistry, { db, clock }: Services): void {
  registry.add(
    contract.reviews.getUserReviews,
    async ({ params }, { actor }) => {
      const rows = await getUserReviewRows(db, params.id);
      if (rows === undefined) throw notFound();
      return presentReviews(rows, actor, clock.now());
    },
    { tagsOf: (_answer, { params }) => [listerTag(params.id)] },
  );

  registry.add(
    contract.reviews.getListingReviews,
    async ({ params }, { actor }) => {
      const viewerId = actor.kind === 'visitor' ? null : actor.id;
      const row = await getListingReviewsRow(db, params.id, clock.now(), viewerId);
      if (row === undefined) throw notFound();
      const { id, user_id, title, images, thumbnail } = row;
      return {
        listing: { id, user_id, title, images, thumbnail },
        ...presentReviews(row.reviews, actor, clock.now()),
        ...reviewAbilities(actor, row),
        landlord_name: row.display_name,
        landlord_about: row.about,
      };
    },
    { tagsOf: ({ listing }) => [listingTag(listing.id), listerTag(listing.user_id)] },
  );

  registry.add(
    contract.reviews.getPublicUser,
    async ({ params: { id } }, { actor }) => {
      const viewerId = actor.kind === 'visitor' ? null : actor.id;
      const [row, related] = await Promise.all([
        getPublicUserRow(db, id, clock.now(), viewerId),
        findRelatedListings(db, { listerId: id, limit: LIST_LIMIT_MAX, offset: 0 }, clock.now()),
      ]);
      if (row === undefined) throw notFound();
      return presentPublicUser(
        row,
        (related?.listings ?? []).map((listing) => presentCard(listing, listing)),
        actor,
      );
    },
    { tagsOf: (_answer, { params }) => [listerTag(params.id)] },
  );
}

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
