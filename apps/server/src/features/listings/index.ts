import type { OperationRegistry } from '../../http/operations.ts';
import type { Services } from '../../platform/services.ts';

export function addListings(_registry: OperationRegistry, _services: Services): void {}
