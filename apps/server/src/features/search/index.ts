import { getConfig, type PublicConfig } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/operations.ts';
import type { Services } from '../../platform/services.ts';

export function addSearch(
  registry: OperationRegistry,
  _services: Services,
  config: PublicConfig,
): void {
  registry.add(getConfig, async () => config);
}
