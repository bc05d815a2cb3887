import type { OperationRegistry } from '../../http/operations.ts';
import type { Services } from '../../platform/services.ts';
import { addListerSettings } from './lister-settings.ts';
import { addBillingRoutes } from './routes.ts';

export { removeCard } from './cards/remove-card.ts';
export { giveDemoCards } from './demo-cards.ts';
export { ProviderEvents } from './events/provider-events.ts';
export { registerWebhookEndpoint } from './events/register-endpoint.ts';
export { readWebhookSecret } from './events/webhook-secret.ts';
export { billingJobs } from './jobs.ts';
export { answeringProvider } from './provider-guard.ts';

/** Registers the operations on money. */
export function addBilling(registry: OperationRegistry, services: Services): void {
  addBillingRoutes(registry, services);
  addListerSettings(registry, services);
}
