import type Stripe from 'stripe';
import type { Clock } from './clock.ts';
import { type Context, contextOf } from './context.ts';
import { type Alarm, runDue } from './due.ts';
import type { Faults } from './faults.ts';
import type { Store } from './store/store.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

/** The parts that the sandbox's APIs share. */
export interface SandboxParts {
  store: Store;
  clock: Clock;
  faults: Faults;
  webhooks: WebhookDelivery;
  alarm: Alarm;
  secretKey: string;
  publishableKey: string;
  /** Path under which the browser reaches `/browser`, such as "/sandbox". */
  publicBase: string;
  /** The full address of `/browser` for links that are opened on their own. */
  pagesBase: string;
}

/** Does what is due, and then the work, in one transaction. Sends the events. */
export function change<Result>(
  parts: SandboxParts,
  work: (context: Context) => Result,
  request: Stripe.Event.Request | null = null,
): Result {
  const { store, clock, webhooks, alarm, publicBase, pagesBase } = parts;
  const now = Math.floor(clock.now() / 1000);
  const origin = { store, now, publicBase, pagesBase };
  const result = store.transaction(() => {
    runDue(contextOf({ ...origin, request: null }));
    return work(contextOf({ ...origin, request }));
  });
  webhooks.wake();
  alarm.set();
  return result;
}
