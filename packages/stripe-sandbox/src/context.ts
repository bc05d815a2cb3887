import type Stripe from 'stripe';
import { newId } from './ids.ts';
import type { Stored } from './store/kinds.ts';
import type { Objects } from './store/objects.ts';
import type { Store } from './store/store.ts';

/** What is known where objects are made and changed: inside one transaction. */
export interface Context {
  objects: Objects;
  /** Unix seconds of the sandbox's clock. */
  now: number;
  /** Records that something happened, for the list of events and for the webhooks. */
  emit(
    type: Stripe.Event['type'],
    object: Exclude<Stored[keyof Stored], Stripe.Event | Stripe.WebhookEndpoint>,
    previous?: object,
  ): void;
  /** Where the browser finds the 3-D Secure step of an intent. */
  challengePath(intentId: string, token: string): string;
}

/** The API version that the sandbox speaks. */
export const API_VERSION = '2026-10-28.endive';

interface Origin {
  store: Store;
  now: number;
  publicBase: string;
  /** The call that events are ascribed to; null for what happens "in the dashboard". */
  request: Stripe.Event.Request | null;
}

/** Makes the context of one transaction. */
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
        // The SDK ties each type to its object; here both come from the same call of emit.
      } as Stripe.Event;
      objects.put('event', event);
      for (const { id } of listening) deliveries.add(event.id, id, Date.now());
    },
  };
}
