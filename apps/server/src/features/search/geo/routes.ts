import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { Services } from '../../../platform/services.ts';
import { namesIn } from './map-names.ts';

/** Registers address completion and map names. */
export function addGeo(registry: OperationRegistry, { geocoder }: Services): void {
  registry.add(
    contract.search.geoAutocomplete,
    async ({ query }) => ({ data: await geocoder.autocomplete(query.q) }),
    { limit: 'search' },
  );
  registry.add(contract.search.getMapNames, async ({ query }) => namesIn(query), {
    limit: 'search',
    tagsOf: () => [],
  });
}
