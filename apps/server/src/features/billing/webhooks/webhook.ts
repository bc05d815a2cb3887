import { ApiError, contract } from '@crewpad/contract';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { unreadable } from '../../../platform/errors.ts';
import { countWebhook } from '../../../platform/event-counts.ts';
import type { Services } from '../../../platform/services.ts';
import { readWebhookSecrets } from './endpoint.ts';
import { ProviderEvents } from './provider-events.ts';

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
