import { createHmac } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Delivery, Store } from './store/store.ts';

/**
 * Posts a JSON body.
 * @param ending aborts the attempt early
 * @returns whether the receiver accepted it, with any 2xx, within ten seconds
 */
async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
  ending: AbortSignal,
): Promise<boolean> {
  const send = async () => {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(10_000), ending]),
    });
    await answer.body?.cancel();
    return answer.ok;
  };
  // A connection that the receiver has just closed fails at once; this is not its answer.
  // A delivery that fails twice is reported as failed, and sent again later.
  return send().catch(() => (ending.aborted ? false : send().catch(() => false)));
}

const MINUTE = 60_000;
const FIRST_RETRY = 5 * MINUTE;
const LONGEST_WAIT = 12 * 60 * MINUTE;
/** After this time, an event is only in the list of events. */
const GIVE_UP_AFTER = 3 * 24 * 60 * MINUTE;
/** How often the clock is read, which may be moved meanwhile. */
const CLOCK_CHECK = MINUTE;
/** How long a delivery that a fault holds back waits for another one. */
const HELD_CHECK = 500;
const AT_ONCE = 20;
const AGENT = { 'user-agent': 'Stripe/1.0 (crewpad-sandbox)' };

/**
 * Delivers events to the webhooks, after the answers of the calls that caused them, at once and in no
 * fixed order. A failed delivery is tried again for three days of the sandbox's clock.
 */
export interface WebhookDelivery {
  /** Sends deliveries that are due. Never throws. */
  wake(): void;
  /** Sends what is due now and waits until each delivery was attempted once. */
  flush(): Promise<void>;
  /** Releases the deliveries that the faults "hold" and "reorder" hold back. */
  release(): void;
  /** Makes the order of the next deliveries repeatable. */
  setOrder(seed: number): void;
  stop(): Promise<void>;
}

export function startWebhookDelivery(store: Store, faults: Faults, clock: Clock): WebhookDelivery {
  let order: Order = anyOrder(Date.now());
  const held = new Set<number>();
  /** Deliveries that wait until the next one was sent. */
  const overtaken = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  const ending = new AbortController();

  /** One round at a time. A caller during a round waits for it and for the next one. */
  async function flush(): Promise<void> {
    await round;
    if (ending.signal.aborted) return;
    round ??= sendDue().finally(() => {
      round = undefined;
    });
    await round;
  }

  async function sendDue(): Promise<void> {
    clearTimeout(timer);
    const waiting = new Set([...held, ...overtaken]);
    const due = store.deliveries
      .due(clock.now(), AT_ONCE + waiting.size)
      .filter(({ seq }) => !waiting.has(seq));
    const outcomes = await Promise.all(order(due).map(send));
    if (outcomes.includes(true)) overtaken.clear();
    if (!ending.signal.aborted) schedule();
  }

  function schedule(): void {
    const next = store.deliveries.nextDue();
    if (next === undefined) return;
    const waitingCount = held.size + overtaken.size;
    const wait = Math.max(next - clock.now(), waitingCount > 0 ? HELD_CHECK : 0);
    timer = setTimeout(() => void flush(), Math.min(wait, CLOCK_CHECK));
    timer.unref();
  }

  /** @returns whether something was sent */
  async function send({ seq, event: eventId, endpoint: endpointId, tries }: Delivery) {
    const event = store.objects.find('event', eventId);
    const endpoint = store.objects.find('webhook_endpoint', endpointId);
    const { secret } = store.objects.hidden(endpointId);
    if (!event || !endpoint || !secret) {
      finish(seq, eventId);
      return false;
    }
    if (faults.takeForEvent('hold', event.type)) return keepBack(held, seq);
    if (faults.takeForEvent('reorder', event.type)) return keepBack(overtaken, seq);
    const body = JSON.stringify(event, null, 2);
    const forged = faults.takeForEvent('bad_signature', event.type);
    const signature = () =>
      signatureHeader(body, forged ? `${secret}x` : secret, Math.floor(Date.now() / 1000));
    const deliver = () =>
      post(endpoint.url, body, { ...AGENT, 'stripe-signature': signature() }, ending.signal);
    const isLost = faults.takeForEvent('drop', event.type);
    const isDelivered = !isLost && (await deliver());
    if (faults.takeForEvent('duplicate', event.type)) await deliver();
    const again = clock.now() + Math.min(FIRST_RETRY * 2 ** tries, LONGEST_WAIT);
    if (isDelivered || again > event.created * 1000 + GIVE_UP_AFTER) finish(seq, eventId);
    else store.deliveries.retry(seq, tries + 1, again);
    return !isLost;
  }

  function keepBack(numbers: Set<number>, seq: number): false {
    numbers.add(seq);
    return false;
  }

  function finish(seq: number, eventId: string): void {
    store.transaction(() => {
      store.deliveries.finish(seq);
      const event = store.objects.find('event', eventId);
      const pending = store.deliveries.pending(eventId);
      if (event) store.objects.put('event', { ...event, pending_webhooks: pending });
    });
  }

  return {
    wake: () => void setImmediate(() => void flush()),
    flush,
    release() {
      held.clear();
      overtaken.clear();
      void flush();
    },
    setOrder(seed) {
      order = anyOrder(seed);
    },
    async stop() {
      ending.abort();
      clearTimeout(timer);
      await round;
    },
  };
}

/** Puts a list in another order. */
type Order = <Item>(items: readonly Item[]) => Item[];

/** An order that looks random, and is the same for the same seed. */
export function anyOrder(seed: number): Order {
  const random = randomOf(seed);
  return (items) => {
    const drawn = items.map((item) => ({ item, at: random() }));
    return drawn.sort((a, b) => a.at - b.at).map(({ item }) => item);
  };
}

/** Mulberry32: numbers from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The header Stripe-Signature for a body.
 * @param time wall time in unix seconds, because receivers compare it with their own clock
 */
function signatureHeader(body: string, secret: string, time: number): string {
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${digest}`;
}
