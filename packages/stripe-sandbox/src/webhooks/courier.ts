import type { Faults } from '../faults/faults.ts';
import { post } from '../platform/post.ts';
import type { Delivery } from '../store/deliveries.ts';
import type { Store } from '../store/store.ts';
import { signatureHeader } from './sign.ts';

const FIRST_RETRY = 500;
const LONGEST_WAIT = 60_000;
const MOST_TRIES = 20;
const AT_ONCE = 20;
const AGENT = { 'user-agent': 'Stripe/1.0 (crewpad-sandbox)' };

/** Delivers events to the webhooks, after the answers of the calls that caused them. */
export interface Courier {
  /** Sends deliveries that are due. Never throws. */
  wake(): void;
  /** Sends what is due now and waits until each delivery was attempted once. */
  flush(): Promise<void>;
  /** Releases the deliveries that the faults "hold" and "reorder" hold back. */
  release(): void;
  stop(): Promise<void>;
}

export function startCourier(store: Store, faults: Faults): Courier {
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
      .due(Date.now(), AT_ONCE + waiting.size)
      .filter(({ seq }) => !waiting.has(seq));
    const sent = await Promise.all(due.map(send));
    if (sent.includes(true)) overtaken.clear();
    if (!ending.signal.aborted) schedule();
  }

  function schedule(): void {
    const next = store.deliveries.nextDue();
    if (next === undefined) return;
    const kept = held.size + overtaken.size;
    const wait = Math.max(next - Date.now(), kept > 0 ? FIRST_RETRY : 0);
    timer = setTimeout(() => void flush(), Math.min(wait, LONGEST_WAIT));
    timer.unref();
  }

  /** @returns whether something was sent */
  async function send({ seq, event: eventId, endpoint: endpointId, tries }: Delivery) {
    const event = store.objects.find('event', eventId);
    const endpoint = store.objects.find('webhook_endpoint', endpointId);
    const { secret } = store.objects.hidden(endpointId);
    const isLost = !event || !endpoint || !secret || faults.takeForEvent('drop', event.type);
    if (isLost) {
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
    const taken = await deliver();
    if (faults.takeForEvent('duplicate', event.type)) await deliver();
    const wait = Math.min(FIRST_RETRY * 2 ** tries, LONGEST_WAIT);
    if (taken || tries + 1 >= MOST_TRIES) finish(seq, eventId);
    else store.deliveries.retry(seq, tries + 1, Date.now() + wait);
    return true;
  }

  function keepBack(kept: Set<number>, seq: number): false {
    kept.add(seq);
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
    async stop() {
      ending.abort();
      clearTimeout(timer);
      await round;
    },
  };
}
