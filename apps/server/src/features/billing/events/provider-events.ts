import Stripe from 'stripe';
import type { Billing } from '../billing.ts';
import { type ClaimedEvent, claimEvents, settleEvent } from '../commands/claim-events.ts';
import { keepEvent } from '../commands/keep-event.ts';
import { handleEvent } from './handle-event.ts';

const BATCH = 20;
/** While an event is worked on nobody else takes it up. */
const CLAIM_MS = 60_000;
/** After this time an event about something unknown is given up, loudly. */
const UNKNOWN_LIMIT_MS = 60 * 60 * 1000;
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 10 * 60 * 1000;

/** Takes the provider's events in, and works on them after they were acknowledged. */
export class ProviderEvents {
  readonly #billing: Billing;
  #running: Promise<void> | undefined;
  #isAskedAgain = false;

  constructor(billing: Billing) {
    this.#billing = billing;
  }

  /** Keeps an event; the work on it begins at once, but nobody waits for it. */
  async take(event: Stripe.Event): Promise<void> {
    const { db, clock } = this.#billing;
    await keepEvent(db, keptEvent(event), clock.now());
    this.wake();
  }

  /** Begins to work on what waits, or goes on once more when that is under way. */
  wake(): void {
    if (this.#running !== undefined) {
      this.#isAskedAgain = true;
      return;
    }
    this.#running = this.work()
      .catch((error: unknown) => this.#billing.log.error({ err: error }, 'provider events'))
      .finally(() => {
        this.#running = undefined;
        if (!this.#isAskedAgain) return;
        this.#isAskedAgain = false;
        this.wake();
      });
  }

  /** Resolves when what was begun has ended. */
  async settled(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  /** Works on everything that is due. */
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
        return await settleEvent(db, event_id, { status: 'done' });
      }
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      log.warn({ err: error, event: event_id, type }, 'a provider event is tried again');
    }
    const age = clock.now().getTime() - event.received_at.getTime();
    if (age >= UNKNOWN_LIMIT_MS) {
      log.error({ event: event_id, type }, 'a provider event could not be worked on: look into it');
      return settleEvent(db, event_id, { status: 'failed' });
    }
    const wait = Math.min(FIRST_RETRY_MS * 2 ** event.tries, LONGEST_RETRY_MS);
    await settleEvent(db, event_id, { nextTryAt: new Date(clock.now().getTime() + wait) });
  }
}

/** What of an event is kept. */
export function keptEvent(event: Stripe.Event) {
  const object = event.data.object as { id?: string };
  return {
    id: event.id,
    type: event.type,
    objectId: object.id ?? '',
    account: event.account ?? null,
    created: new Date(event.created * 1000),
    // Only what it is about: how it stands is asked anew, and a payload may hold personal data.
    payload: { object: event.data.object.object },
  };
}
