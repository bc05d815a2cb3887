import { contract } from '@crewpad/contract';
import { LIST_LIMIT_MAX } from '@crewpad/domain';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findRelatedListings, listerTag, listingTag, presentCard } from '../search/index.ts';
import { reviewAbilities } from './policy.ts';
import { presentPublicUser } from './present-public-user.ts';
import { presentReviews } from './present-review.ts';
import { getListingReviewsRow } from './queries/get-listing-reviews.ts';
import { getPublicUserRow } from './queries/get-public-user.ts';
import { getUserReviewRows } from './queries/get-user-reviews.ts';

export { hideReview, restoreReview } from './commands/hide-review.ts';

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
