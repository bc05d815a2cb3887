import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import type { RouteServices } from '../feature.ts';
import { publicConfig } from './public-config.ts';
import { findNamed } from './queries/find-named.ts';
import { getEmailDays } from './queries/get-emails.ts';
import { findMetrics } from './queries/metrics.ts';

/** Registers the settings of the site, its counters and the lists that forms choose from. */
export function addSiteRoutes(registry: OperationRegistry, services: RouteServices): void {
  const { db, clock, countOnline } = services;

  registry.add(contract.content.getConfig, async (_request, { actor }) =>
    publicConfig(services, actor),
  );
  registry.add(contract.content.getMetrics, async () => ({
    ...(await findMetrics(db, clock.now())),
    online: countOnline(),
  }));
  registry.add(contract.content.getEmails, async () => ({
    data: await getEmailDays(db, clock.now()),
  }));

  registry.add(contract.content.getAmenities, async () => ({
    data: await findNamed(db, 'amenities'),
  }));
  registry.add(contract.content.getPlaces, async () => ({ data: await findNamed(db, 'places') }));
  registry.add(contract.content.getPreferences, async () => ({
    data: await findNamed(db, 'preferences'),
  }));
  registry.add(contract.content.getHouseRules, async () => ({
    rules: await findNamed(db, 'house_rules'),
  }));
}
