import { receiveWebhook } from '@crewpad/contract';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { unreadable } from '../platform/errors.ts';

const BODY_BYTES = 1024 * 1024;

export interface WebhookDoor {
  stripe: Stripe;
  /** The secret that the provider signs with; undefined: no endpoint is registered. */
  secret(): Promise<string | undefined>;
  take(event: Stripe.Event): Promise<void>;
}

/**
 * Where the provider tells what happened. The signature over the very bytes that came is all that is
 * believed; the event is kept, acknowledged, and worked on afterwards.
 */
export async function registerWebhook(api: FastifyInstance, door: WebhookDoor): Promise<void> {
  await api.register(async (webhook) => {
    webhook.removeAllContentTypeParsers();
    webhook.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    webhook.route({
      method: 'POST',
      url: receiveWebhook.path,
      bodyLimit: BODY_BYTES,
      schema: { tags: [receiveWebhook.feature], summary: receiveWebhook.summary },
      handler: async (request) => {
        const event = await signedEvent(door, request.body, request.headers['stripe-signature']);
        await door.take(event);
        return { received: true };
      },
    });
  });
}

/** @throws ApiError 400 for a signature that is missing, wrong or old. */
async function signedEvent(
  { stripe, secret }: WebhookDoor,
  body: unknown,
  signature: string | string[] | undefined,
): Promise<Stripe.Event> {
  const key = await secret();
  if (key === undefined || typeof signature !== 'string' || !Buffer.isBuffer(body)) {
    throw unreadable('The signature is missing.');
  }
  try {
    return stripe.webhooks.constructEvent(body, signature, key);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw unreadable('The signature is not valid.');
    }
    if (error instanceof SyntaxError) throw unreadable();
    throw error;
  }
}
