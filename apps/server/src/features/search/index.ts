import { getConfig, type PublicConfig } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/operations.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Services } from '../../platform/services.ts';
import { addFeed } from './feed/index.ts';
import { addGeo } from './geo.ts';
import { addSearchRoutes } from './routes.ts';

export { expireListings } from './commands/expire-listings.ts';
export { rebuildSearch } from './commands/rebuild-search.ts';
export { refreshListings } from './commands/refresh-listings.ts';
export { refreshSiteMetrics } from './commands/refresh-site-metrics.ts';
export {
  presentAverage,
  presentBedKinds,
  presentCard,
  presentDollars,
} from './presenters.ts';

export { findRelatedListings } from './queries/related-listings.ts';

/** Nobody connects before there are sessions and sockets; real time hands in its own count. */
const nobodyOnline = () => 0;

/** Search and everything a visitor lists. `countOnline`: members connected right now. */
export function addSearch(
  registry: OperationRegistry,
  services: Services,
  configFor: (actor: Actor) => PublicConfig,
  countOnline: () => number = nobodyOnline,
): void {
  registry.add(getConfig, async (_request, { actor }) => configFor(actor));
  addSearchRoutes(registry, services, countOnline);
  addGeo(registry, services);
  addFeed(registry, services);
}
