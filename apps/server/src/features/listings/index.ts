import { getListing } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/operations.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { listingView } from './policy.ts';
import { presentListing } from './present-listing.ts';
import { getListingRow } from './queries/get-listing.ts';

export { ViewCounter } from './commands/count-views.ts';
export { publicPoint } from './moved-point.ts';

/** Registers the operations on single listings. */
export function addListings(registry: OperationRegistry, { db, clock }: Services): void {
  registry.add(
    getListing,
    async ({ params, query }) => {
      const withReviews = query.review === 'true' || query.review === '1';
      const row = await getListingRow(db, params.id, clock.now(), withReviews);
      const view = row && listingView('visitor', row);
      if (row === undefined || view === undefined) throw notFound();
      return presentListing(row, view);
    },
    { refusesBadToken: true },
  );
}
