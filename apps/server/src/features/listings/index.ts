import { getListing } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/operations.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { addCrashpadReads } from './crashpads/read-routes.ts';
import { addCrashpadWrites } from './crashpads/write-routes.ts';
import { listingAbilities, listingView, viewerOf } from './policy.ts';
import { presentListing } from './present-listing.ts';
import { getListingRow } from './queries/get-listing.ts';
import { addUploads } from './uploads/routes.ts';

export { ViewCounter } from './commands/count-views.ts';
export { tenantsInTheWay } from './crashpads/refusals.ts';
export { listingJobs } from './jobs.ts';
export { publicPoint } from './moved-point.ts';
export { settleUploads } from './uploads/commands/settle-uploads.ts';
export { documentName } from './uploads/document-name.ts';
export { removeUnusedUploads } from './uploads/remove-uploads.ts';
export { inOneBatch, pictureUrlOf, storePicture } from './uploads/uploads.ts';

/** Registers the operations on single listings. */
export function addListings(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;
  addUploads(registry, services);
  addCrashpadReads(registry, services);
  addCrashpadWrites(registry, services);
  registry.add(
    getListing,
    async ({ params, query }, { actor }) => {
      const withReviews = query.review === 'true' || query.review === '1';
      const viewerId = actor.kind === 'visitor' ? null : actor.id;
      const row = await getListingRow(db, params.id, clock.now(), viewerId, withReviews);
      if (row === undefined) throw notFound();
      const viewer = viewerOf(actor, row);
      const view = listingView(viewer, row);
      if (view === undefined) throw notFound();
      return presentListing(row, view, listingAbilities(actor, viewer, row));
    },
    { refusesBadToken: true },
  );
}
