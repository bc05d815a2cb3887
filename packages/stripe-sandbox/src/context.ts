import type Stripe from 'stripe';
import { newId } from './ids.ts';
import type { Stored } from './store/kinds.ts';
import type { Objects } from './store/objects.ts';
import type { Store } from './store/store.ts';

/** What code needs to create and change objects inside one transaction. */
export interface Context {
  objects: Objects;
  /** Unix seconds of the sandbox's clock. */
  now: number;
  /** Records an event, for the list of events and for the webhooks. */
  emit(
    type: Stripe.Event['type'],
    object: Exclude<Stored[keyof Stored], Stripe.Event | Stripe.WebhookEndpoint>,
    previous?: object,
  ): void;
  /** The address of an intent's 3-D Secure step in the browser. */
  challengePath(intentId: string, token: string): string;
}

/** The API version of the sandbox. */
export const API_VERSION = '2026-10-28.endive';

interface Origin {
  store: Store;
  now: number;
  publicBase: string;
  /** The call that caused the events; null for events "in the dashboard". */
  request: Stripe.Event.Request | null;
}

/** Creates the context of one transaction. */
export function contextOf({ store, now, publicBase, request }: Origin): Context {
  const { objects, deliveries } = store;
  return {
    objects,
    now,
    challengePath: (intentId, token) => `${publicBase}/challenge/${intentId}/${token}`,
    emit(type, object, previous) {
      const listening = objects
        .list('webhook_endpoint', { where: { status: 'enabled' }, limit: 100 })
        .data.filter(({ enabled_events: wanted }) => wanted.includes('*') || wanted.includes(type));
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: now,
        data: { object, ...(previous && { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: listening.length,
        request,
        type,
        // In the SDK each event type has its object type; here both come from the same call of emit.
      } as Stripe.Event;
      objects.put('event', event);
      for (const { id } of listening) deliveries.add(event.id, id, Date.now());
    },
  };
}
