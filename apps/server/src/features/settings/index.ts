import type { OperationRegistry } from '../../http/operations.ts';
import type { Services } from '../../platform/services.ts';
import { addClosing } from './closing/routes.ts';
import { addProfile } from './profile/routes.ts';

/** Registers what a member changes of himself that reaches beyond his account: files, listings, money. */
export function addSettings(registry: OperationRegistry, services: Services): void {
  addProfile(registry, services);
  addClosing(registry, services);
}
