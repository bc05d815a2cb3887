import type Stripe from 'stripe';
import { newId } from './ids.ts';
import type { Objects, Stored } from './store/objects.ts';
import type { Agenda, Settings, Store } from './store/store.ts';

/** What code needs to create and change objects inside one transaction. */
export interface Context {
  objects: Objects;
  /** What happens later. */
  agenda: Agenda;
  settings: Settings;
  /** Unix seconds of the sandbox's clock. */
  now: number;
  /**
   * Records an event, for the list of events and for the webhooks.
   * @param account the connected account that it is about; it goes to the endpoints for those
   */
  emit(
    type: Stripe.Event['type'],
    object:
      | Exclude<Stored[keyof Stored], Stripe.Event | Stripe.WebhookEndpoint>
      | Stripe.Application
      | Stripe.Balance
      | Stripe.Capability,
    previous?: object,
    account?: string,
  ): void;
  /** The full address of a page of a connected account. @param path after `/browser/connect/` */
  pageAddress(path: string): string;
  /** The address of an intent's 3-D Secure step in the browser. */
  challengePath(intentId: string, token: string): string;
}

/** The API version of the sandbox. */
export const API_VERSION = '2026-10-28.endive';

/** The platform, as its connected accounts see it. */
export const APPLICATION = {
  id: 'ca_crewpad_sandbox',
  object: 'application',
  name: 'Crewpad',
} as const satisfies Stripe.Application;

interface Origin {
  store: Store;
  now: number;
  publicBase: string;
  pagesBase: string;
  /** The call that caused the events; null for events "in the dashboard". */
  request: Stripe.Event.Request | null;
}

/** Creates the context of one transaction. */
export function contextOf({ store, now, publicBase, pagesBase, request }: Origin): Context {
  const { objects, deliveries, agenda, settings } = store;
  return {
    objects,
    agenda,
    settings,
    now,
    pageAddress: (path) => `${pagesBase}/connect/${path}`,
    challengePath: (intentId, token) => `${publicBase}/challenge/${intentId}/${token}`,
    emit(type, object, previous, account = '') {
      const listening = objects
        .list('webhook_endpoint', { where: { status: 'enabled' }, limit: 100 })
        .data.filter(({ id, enabled_events: wanted }) => {
          const isConnect = objects.hidden(id).isConnect ?? false;
          return isConnect === (account !== '') && (wanted.includes('*') || wanted.includes(type));
        });
      const event = {
        id: newId('evt'),
        object: 'event',
        ...(account && { account }),
        api_version: API_VERSION,
        created: now,
        data: { object, ...(previous && { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: listening.length,
        request,
        type,
        // In the SDK each event type has its object type; here both come from the same call of emit.
      } as Stripe.Event;
      objects.put('event', event, account);
      for (const { id } of listening) deliveries.add(event.id, id);
    },
  };
}
