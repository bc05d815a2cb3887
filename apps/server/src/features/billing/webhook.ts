import { ApiError, contract } from '@crewpad/contract';
import type { ProviderMode } from '@crewpad/domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import Stripe from 'stripe';
import type { Db } from '../../platform/database/database.ts';
import { unreadable } from '../../platform/errors.ts';
import { countWebhook } from '../../platform/event-counts.ts';
import { faultOf } from '../../platform/payments/provider-fault.ts';
import type { Services } from '../../platform/services.ts';
import { EVENT_TYPES, type EventServices, handleEvent } from './handle-event.ts';
import { connectedEventTypes } from './hooks.ts';
import type { Billing } from './provider.ts';

/** A provider event with a verified signature, or from the provider's list. */
interface ProviderEvent {
  id: string;
  type: string;
  objectId: string;
  account: string | null;
  created: Date;
  payload: object;
}

/** Stores an event to be handled. Known events are ignored. */
async function storeEvent(db: Db, event: ProviderEvent, now: Date): Promise<void> {
  await db
    .insertInto('provider_events')
    .values({
      event_id: event.id,
      type: event.type,
      object_id: event.objectId,
      account: event.account,
      created: event.created,
      payload: JSON.stringify(event.payload),
      next_try_at: now,
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
}

interface ClaimedEvent {
  event_id: string;
  type: string;
  object_id: string;
  account: string | null;
  tries: number;
  received_at: Date;
}

/** Claims the events that are due, so that no other process handles them. */
async function claimEvents(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ClaimedEvent[]> {
  const { rows } = await sql<ClaimedEvent>`
    update provider_events set tries = tries + 1, next_try_at = ${until}::timestamptz
    where event_id = any(array(
      select event_id from provider_events
      where status = 'received' and next_try_at <= ${now}::timestamptz
      order by next_try_at, created limit ${limit} for update skip locked))
    returning event_id, type, object_id, account, tries, received_at`.execute(db);
  return rows;
}

/** Records that an event was handled, or when to retry it. */
async function finishEvent(
  db: Db,
  eventId: string,
  end: { status: 'done' | 'failed' } | { nextTryAt: Date },
): Promise<void> {
  await db
    .updateTable('provider_events')
    .set('status' in end ? { status: end.status } : { next_try_at: end.nextTryAt })
    .where('event_id', '=', eventId)
    .execute();
}

/** The position in the provider's event list; undefined before the first read. */
async function findEventsReadUntil(db: Db, mode: ProviderMode): Promise<Date | undefined> {
  const row = await db
    .selectFrom('provider_state')
    .select('events_read_until')
    .where('provider_mode', '=', mode)
    .executeTakeFirst();
  return row?.events_read_until ?? undefined;
}

async function recordEventsRead(db: Db, mode: ProviderMode, until: Date): Promise<void> {
  await db
    .insertInto('provider_state')
    .values({ provider_mode: mode, events_read_until: until })
    .onConflict((conflict) =>
      conflict.column('provider_mode').doUpdateSet({ events_read_until: until }),
    )
    .execute();
}

export interface WebhookEndpoint {
  id: string;
  secret: string;
}
/** For events of the product's own account, or of connected accounts. */
type WebhookEndpointKind = 'own' | 'connected';

/** The endpoints registered at the sandbox by this installation. */
async function findWebhookEndpoints(
  db: Db,
  mode: ProviderMode,
): Promise<Record<WebhookEndpointKind, WebhookEndpoint | undefined>> {
  const row = await db
    .selectFrom('provider_state')
    .select(['webhook_endpoint', 'webhook_secret', 'connect_endpoint', 'connect_secret'])
    .where('provider_mode', '=', mode)
    .executeTakeFirst();
  const endpoint = (id: string | null | undefined, secret: string | null | undefined) =>
    id && secret ? { id, secret } : undefined;
  return {
    own: endpoint(row?.webhook_endpoint, row?.webhook_secret),
    connected: endpoint(row?.connect_endpoint, row?.connect_secret),
  };
}

export async function storeWebhookEndpoint(
  db: Db,
  mode: ProviderMode,
  kind: WebhookEndpointKind,
  { id, secret }: WebhookEndpoint,
): Promise<void> {
  const stored =
    kind === 'own'
      ? { webhook_endpoint: id, webhook_secret: secret }
      : { connect_endpoint: id, connect_secret: secret };
  await db
    .insertInto('provider_state')
    .values({ provider_mode: mode, ...stored })
    .onConflict((conflict) => conflict.column('provider_mode').doUpdateSet(stored))
    .execute();
}

const BATCH = 20;
/** How long a process holds an event. */
const CLAIM_MS = 60_000;
/** After this time, an event about an unknown object fails with an error in the log. */
const UNKNOWN_LIMIT_MS = 60 * 60 * 1000;
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 10 * 60 * 1000;

/** Stores the provider's events, and handles them after acknowledging them. */
export class ProviderEvents {
  readonly #billing: EventServices;
  #running: Promise<void> | undefined;
  #isRequestedAgain = false;

  constructor(billing: EventServices) {
    this.#billing = billing;
  }

  /** Stores an event. Handling starts in the background. */
  async take(event: Stripe.Event): Promise<void> {
    const { db, clock } = this.#billing;
    await storeEvent(db, storedEvent(event), clock.now());
    this.wake();
  }

  /** Starts handling waiting events, or repeats if already running. */
  wake(): void {
    if (this.#running !== undefined) {
      this.#isRequestedAgain = true;
      return;
    }
    this.#running = this.work()
      .catch((error: unknown) => this.#billing.log.error({ err: error }, 'provider events'))
      .finally(() => {
        this.#running = undefined;
        if (!this.#isRequestedAgain) return;
        this.#isRequestedAgain = false;
        this.wake();
      });
  }

  /** Resolves when idle. */
  async settled(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  /** Handles everything that is due. */
  async work(): Promise<void> {
    const { db, clock } = this.#billing;
    for (;;) {
      const now = clock.now();
      const until = new Date(now.getTime() + CLAIM_MS);
      const events = await claimEvents(db, { now, until, limit: BATCH });
      if (events.length === 0) return;
      for (const event of events) await this.#handle(event);
    }
  }

  async #handle(event: ClaimedEvent): Promise<void> {
    const { db, clock, log } = this.#billing;
    const { event_id, type } = event;
    try {
      if ((await handleEvent(this.#billing, event)) === 'done') {
        return await finishEvent(db, event_id, { status: 'done' });
      }
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      log.warn(
        { err: error, event: event_id, type },
        'could not handle a provider event; will retry',
      );
    }
    const age = clock.now().getTime() - event.received_at.getTime();
    if (age >= UNKNOWN_LIMIT_MS) {
      log.error({ event: event_id, type }, 'could not handle a provider event');
      return finishEvent(db, event_id, { status: 'failed' });
    }
    const wait = Math.min(FIRST_RETRY_MS * 2 ** event.tries, LONGEST_RETRY_MS);
    await finishEvent(db, event_id, { nextTryAt: new Date(clock.now().getTime() + wait) });
  }
}

/** The stored part of an event. */
function storedEvent(event: Stripe.Event) {
  const object = event.data.object as { id?: string };
  return {
    id: event.id,
    type: event.type,
    objectId: object.id ?? '',
    account: event.account ?? null,
    created: new Date(event.created * 1000),
    // Only the object type: its state is read again, and a payload may contain personal data.
    payload: { object: event.data.object.object },
  };
}

/** Reads a little further back than the last time, because events can appear late. */
const OVERLAP_MS = 10 * 60 * 1000;
/** How far back the first read goes: as long as Stripe lists events. */
const FIRST_READING_MS = 30 * 24 * 60 * 60 * 1000;

/** Reads the provider's event list for events whose delivery never arrived. */
export async function catchUpEvents(billing: Billing): Promise<void> {
  const { db, clock, payments } = billing;
  const now = clock.now();
  const before = await findEventsReadUntil(db, payments.mode);
  const from = before?.getTime() ?? now.getTime() - FIRST_READING_MS;
  const gte = Math.floor((from - OVERLAP_MS) / 1000);
  const list = payments.stripe.events.list({
    created: { gte },
    types: [...EVENT_TYPES],
    limit: 100,
  });
  for await (const event of list) await storeEvent(db, storedEvent(event), now);
  await recordEventsRead(db, payments.mode, now);
}

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
  const endpoint = (await findWebhookEndpoints(db, payments.mode))[kind];
  const settings = { url, enabled_events: enabled_events as Create['enabled_events'] };
  if (endpoint !== undefined) {
    try {
      await webhookEndpoints.update(endpoint.id, settings);
      return;
    } catch (error) {
      // A new sandbox does not have it.
      if (faultOf(error).kind === 'unknown') throw error;
    }
  }
  const created = await webhookEndpoints.create({ ...settings, connect: kind === 'connected' });
  if (created.secret === undefined) throw new Error('the sandbox returned no webhook secret');
  await storeWebhookEndpoint(db, payments.mode, kind, { id: created.id, secret: created.secret });
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
