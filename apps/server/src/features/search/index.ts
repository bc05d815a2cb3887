import type { OperationRegistry } from '../../http/pipeline/operations.ts';

import type { Services } from '../../platform/services.ts';
import { addGeo } from './geo/routes.ts';
import { addSearchRoutes } from './routes.ts';
import { addSaved } from './saved/routes.ts';

export { rebuildSearch } from './commands/rebuild-search.ts';
export { refreshListings } from './commands/refresh-listings.ts';
export { listingsRefreshed } from './hooks.ts';
export { presentBedKinds, presentCard } from './presenters.ts';
export { freeFrom } from './queries/card-columns.ts';
export { findNearbyListings } from './queries/nearby-listings.ts';
export { findRelatedListings } from './queries/related-listings.ts';
export { listerTag, listingTag } from './tags.ts';

/** Registers search and all public lists. */
export function addSearch(registry: OperationRegistry, services: Services): void {
  addSearchRoutes(registry, services);
  addGeo(registry, services);
  addSaved(registry, services);
}
