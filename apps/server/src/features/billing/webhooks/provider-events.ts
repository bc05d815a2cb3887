import Stripe from 'stripe';
import { type ClaimedEvent, claimEvents, finishEvent, storeEvent } from './commands/events.ts';
import { type EventServices, handleEvent } from './handle-event.ts';

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
export function storedEvent(event: Stripe.Event) {
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
