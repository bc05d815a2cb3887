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

/** Whether all is there that is read of an event: a signature says nothing about that. */
function isEvent(value: unknown): value is Stripe.Event {
  if (!isRecord(value) || !isRecord(value.data) || !isRecord(value.data.object)) return false;
  const { id, type, created } = value;
  return typeof id === 'string' && typeof type === 'string' && isInstant(created);
}

/** Seconds that a date can be made of. */
function isInstant(value: unknown): boolean {
  return Number.isSafeInteger(value) && Math.abs(Number(value)) < 1e11;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws ApiError 400 for what is no event, and for a signature that is missing, wrong or old. */
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
    const event: unknown = stripe.webhooks.constructEvent(body, signature, key);
    if (!isEvent(event)) throw unreadable('This is no event.');
    return event;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw unreadable('The signature is not valid.');
    }
    if (error instanceof SyntaxError) throw unreadable();
    throw error;
  }
}
