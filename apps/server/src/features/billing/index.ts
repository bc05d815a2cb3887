export { payDemoTerms } from './plans/demo-terms.ts';
export { registerWebhookEndpoint } from './webhooks/endpoint.ts';
