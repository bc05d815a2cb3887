import { ApiError, contract } from '@crewpad/contract';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { unreadable } from '../../../platform/errors.ts';
import { countWebhook } from '../../../platform/event-counts.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import type { Services } from '../../../platform/services.ts';
import { connectedEventTypes } from '../hooks.ts';
import type { Billing } from '../provider.ts';
import {
  findWebhookEndpoints,
  ProviderEvents,
  storeWebhookEndpoint,
  type WebhookEndpointKind,
} from './events.ts';
import { EVENT_TYPES } from './handle-event.ts';

/**
 * Registers this server's webhooks at the sandbox: for the product's own account and for connected
 * accounts. With Stripe, the operator registers both and sets their secrets.
 */
export async function registerWebhookEndpoints(billing: Billing, url: string): Promise<void> {
  await register(billing, 'own', { url, enabled_events: [...EVENT_TYPES] });
  const types = connectedEventTypes();
  if (types.length > 0) await register(billing, 'connected', { url, enabled_events: types });
}

type Create = Parameters<Billing['payments']['stripe']['webhookEndpoints']['create']>[0];
interface EndpointSettings {
  url: string;
  enabled_events: string[];
}

async function register(
  { db, payments }: Billing,
  kind: WebhookEndpointKind,
  { url, enabled_events }: EndpointSettings,
): Promise<void> {
  const { webhookEndpoints } = payments.stripe;
  const known = (await findWebhookEndpoints(db, payments.mode))[kind];
  const settings = { url, enabled_events: enabled_events as Create['enabled_events'] };
  if (known !== undefined) {
    try {
      await webhookEndpoints.update(known.id, settings);
      return;
    } catch (error) {
      // A new sandbox does not have it.
      if (faultOf(error).kind === 'unknown') throw error;
    }
  }
  const made = await webhookEndpoints.create({ ...settings, connect: kind === 'connected' });
  if (made.secret === undefined) throw new Error('the sandbox returned no webhook secret');
  await storeWebhookEndpoint(db, payments.mode, kind, { id: made.id, secret: made.secret });
}

/**
 * The webhook signing secrets: from the settings with Stripe, from the endpoints with the sandbox.
 */
async function readWebhookSecrets({
  config,
  db,
  payments,
}: Pick<Services, 'config' | 'db' | 'payments'>): Promise<string[]> {
  if (config.payments.mode !== 'sandbox') {
    const { webhookSecret, connectWebhookSecret } = config.payments;
    return [webhookSecret, connectWebhookSecret].filter((secret) => secret !== undefined);
  }
  const { own, connected } = await findWebhookEndpoints(db, payments.mode);
  return [own, connected].flatMap((endpoint) => endpoint?.secret ?? []);
}

const BODY_BYTES = 1024 * 1024;

/**
 * Receives the provider's webhooks. Only the signature over the exact bytes is trusted; the event
 * is stored, acknowledged, and handled afterward.
 */
export async function registerWebhook(api: FastifyInstance, services: Services): Promise<void> {
  const events = new ProviderEvents(services);
  api.addHook('onClose', () => events.settled());
  await api.register(async (webhook) => {
    webhook.removeAllContentTypeParsers();
    webhook.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    webhook.route({
      method: 'POST',
      url: contract.billing.receiveWebhook.path,
      bodyLimit: BODY_BYTES,
      schema: {
        tags: [contract.billing.receiveWebhook.feature],
        summary: contract.billing.receiveWebhook.summary,
      },
      handler: async (request) => {
        const signature = request.headers['stripe-signature'];
        const event = await signedEvent(services, request.body, signature).catch(
          (error: unknown) => {
            if (error instanceof ApiError) countWebhook('refused');
            throw error;
          },
        );
        await events.take(event);
        countWebhook('accepted');
        return { received: true };
      },
    });
  });
}

/** Whether the event has every field that is read. A signature does not prove that. */
function isEvent(value: unknown): value is Stripe.Event {
  if (!isRecord(value) || !isRecord(value.data) || !isRecord(value.data.object)) return false;
  const { id, type, created } = value;
  return typeof id === 'string' && typeof type === 'string' && isInstant(created);
}

/** Seconds within the range of a date. */
function isInstant(value: unknown): boolean {
  return Number.isSafeInteger(value) && Math.abs(Number(value)) < 1e11;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * @throws ApiError 400 for a body that is not an event, and for a missing, wrong or old signature.
 */
async function signedEvent(
  services: Services,
  body: unknown,
  signature: string | string[] | undefined,
): Promise<Stripe.Event> {
  const secrets = await readWebhookSecrets(services);
  if (secrets.length === 0 || typeof signature !== 'string' || !Buffer.isBuffer(body)) {
    throw unreadable('billing:signature_missing');
  }
  for (const secret of secrets) {
    try {
      const { webhooks } = services.payments.stripe;
      const event: unknown = webhooks.constructEvent(body, signature, secret);
      if (!isEvent(event)) throw unreadable('billing:not_an_event');
      return event;
    } catch (error) {
      if (error instanceof SyntaxError) throw unreadable();
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  throw unreadable('billing:signature_wrong');
}
