export { OPEN_STATUSES } from './ledger/statuses.ts';
export { payDemoTerms } from './plans/demo-terms.ts';
export { registerWebhookEndpoint } from './webhooks/endpoint.ts';
