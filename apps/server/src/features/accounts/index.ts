import type { OperationRegistry } from '../../http/operations.ts';
import type { Services } from '../../platform/services.ts';

export function addAccounts(_registry: OperationRegistry, _services: Services): void {}
