export { withProvider } from './collection/provider-guard.ts';
export { type ConnectedEvent, type ConnectedEventHandler, connectedEvents } from './hooks.ts';
export type { Billing } from './ledger/billing.ts';
export { OPEN_STATUSES } from './ledger/statuses.ts';
export { payDemoTerms } from './plans/demo-terms.ts';
export { registerWebhookEndpoints } from './webhooks/endpoint.ts';
