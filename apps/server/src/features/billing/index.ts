export { closeLeased, closeObligation } from './collection/cancel.ts';
export { collect, collectLeased } from './collection/collect.ts';
export { type Begun, type MoneyAnswer, MoneyCalls } from './collection/money-calls.ts';
export { payNow } from './collection/pay-now.ts';
export { OPEN_STATUSES } from './ledger/statuses.ts';
export { payDemoTerms } from './plans/demo-terms.ts';
export { registerWebhookEndpoint } from './webhooks/endpoint.ts';
