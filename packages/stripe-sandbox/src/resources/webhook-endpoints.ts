import type Stripe from 'stripe';
import { API_VERSION, type Context } from '../context.ts';
import { invalidRequest, resourceMissing } from '../errors.ts';
import { newId, randomText } from '../ids.ts';
import { operation } from '../operation.ts';
import { listPage, mergedMetadata, pick } from './fields.ts';

function findEndpoint({ objects }: Context, id: string): Stripe.WebhookEndpoint {
  const endpoint = objects.find('webhook_endpoint', id);
  if (!endpoint) throw resourceMissing('webhook endpoint', id, 'webhook_endpoint');
  return endpoint;
}

function checkedUrl(url: string | null): string {
  if (url && /^https?:$/.test(URL.parse(url)?.protocol ?? '')) return url;
  throw invalidRequest('Invalid URL: a webhook goes to an http or https address.', {
    code: 'url_invalid',
    param: 'url',
  });
}

export const webhookEndpointOperations = [
  operation<Stripe.WebhookEndpointCreateParams>({
    method: 'POST',
    path: '/v1/webhook_endpoints',
    params: 'WebhookEndpointCreateParams',
    supports: ['connect', 'description', 'enabled_events', 'expand', 'metadata', 'url'],
    run(call) {
      const { params, objects, now } = call;
      const endpoint: Stripe.WebhookEndpoint = {
        id: newId('we'),
        object: 'webhook_endpoint',
        api_version: API_VERSION,
        application: null,
        created: now,
        description: params.description || null,
        enabled_events: params.enabled_events ?? [],
        livemode: false,
        metadata: mergedMetadata(null, params.metadata),
        status: 'enabled',
        url: checkedUrl(params.url),
      };
      const secret = `whsec_${randomText(32)}`;
      objects.put('webhook_endpoint', endpoint);
      objects.setHidden(endpoint.id, { secret, isConnect: params.connect ?? false });
      // Stripe shows the secret only this once.
      return { ...endpoint, secret };
    },
  }),
  operation<Stripe.WebhookEndpointListParams>({
    method: 'GET',
    path: '/v1/webhook_endpoints',
    params: 'WebhookEndpointListParams',
    supports: ['ending_before', 'expand', 'limit', 'starting_after'],
    run: (call) => listPage(call, 'webhook_endpoint', '/v1/webhook_endpoints'),
  }),
  operation<Stripe.WebhookEndpointRetrieveParams>({
    method: 'GET',
    path: '/v1/webhook_endpoints/:id',
    params: 'WebhookEndpointRetrieveParams',
    supports: ['expand'],
    run: (call) => findEndpoint(call, call.id),
  }),
  operation<Stripe.WebhookEndpointUpdateParams>({
    method: 'POST',
    path: '/v1/webhook_endpoints/:id',
    params: 'WebhookEndpointUpdateParams',
    supports: ['description', 'disabled', 'enabled_events', 'expand', 'metadata', 'url'],
    run(call) {
      const { params, objects } = call;
      const before = findEndpoint(call, call.id);
      const changed: Stripe.WebhookEndpoint = {
        ...before,
        ...(pick(params, ['description']) as { description?: string | null }),
        enabled_events: params.enabled_events ?? before.enabled_events,
        metadata: mergedMetadata(before.metadata, params.metadata),
        status: statusOf(params.disabled) ?? before.status,
        url: params.url ? checkedUrl(params.url) : before.url,
      };
      objects.put('webhook_endpoint', changed);
      return changed;
    },
  }),
  operation<Stripe.WebhookEndpointDeleteParams>({
    method: 'DELETE',
    path: '/v1/webhook_endpoints/:id',
    params: 'WebhookEndpointDeleteParams',
    supports: [],
    run(call) {
      findEndpoint(call, call.id);
      call.objects.remove(call.id);
      return { id: call.id, object: 'webhook_endpoint', deleted: true };
    },
  }),
];

function statusOf(disabled: boolean | null | undefined): string | undefined {
  if (disabled === undefined || disabled === null) return undefined;
  return disabled ? 'disabled' : 'enabled';
}
