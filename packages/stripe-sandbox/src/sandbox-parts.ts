import type Stripe from 'stripe';
import type { Clock } from './clock.ts';
import { type Context, contextOf } from './context.ts';
import type { Faults } from './faults/faults.ts';
import type { Store } from './store/store.ts';
import type { Courier } from './webhooks/courier.ts';

/** The parts that the sandbox's APIs share. */
export interface SandboxParts {
  store: Store;
  clock: Clock;
  faults: Faults;
  courier: Courier;
  secretKey: string;
  publishableKey: string;
  /** Path under which the browser reaches `/browser`, such as "/sandbox". */
  publicBase: string;
  /** The full address of `/browser` for links that are opened on their own. */
  pagesBase: string;
}

/** Changes objects in one transaction, and sends its events. */
export function change<Result>(
  parts: SandboxParts,
  work: (context: Context) => Result,
  request: Stripe.Event.Request | null = null,
): Result {
  const { store, clock, courier, publicBase, pagesBase } = parts;
  const now = Math.floor(clock.now() / 1000);
  const result = store.transaction(() =>
    work(contextOf({ store, now, publicBase, pagesBase, request })),
  );
  courier.wake();
  return result;
}
