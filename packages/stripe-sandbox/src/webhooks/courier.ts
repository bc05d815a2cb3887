import type { Faults } from '../faults/faults.ts';
import { post } from '../platform/post.ts';
import type { Delivery } from '../store/deliveries.ts';
import type { Store } from '../store/store.ts';
import { signatureHeader } from './sign.ts';

const FIRST_RETRY = 500;
const LONGEST_WAIT = 60_000;
const MOST_TRIES = 20;
const AT_ONCE = 20;

/** Brings events to the webhooks, after the answers of the calls that caused them. */
export interface Courier {
  /** Looks for deliveries that are due. Never throws. */
  wake(): void;
  /** Sends what is due now and waits until it has been tried once. */
  flush(): Promise<void>;
  /** Lets go what the fault "hold" keeps back. */
  release(): void;
  stop(): Promise<void>;
}

export function startCourier(store: Store, faults: Faults): Courier {
  const held = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let stopped = false;

  /** One round at a time; whoever asks during a round waits for it and for the next one. */
  async function flush(): Promise<void> {
    await round;
    if (stopped) return;
    round ??= sendDue().finally(() => {
      round = undefined;
    });
    await round;
  }

  async function sendDue(): Promise<void> {
    clearTimeout(timer);
    const due = store.deliveries.due(Date.now(), AT_ONCE).filter(({ seq }) => !held.has(seq));
    await Promise.all(arranged(due).map(send));
    if (!stopped) schedule();
  }

  /** Two neighbours change places for each fault "reorder". */
  function arranged(deliveries: Delivery[]): Delivery[] {
    const types = deliveries.map(({ event }) => store.objects.find('event', event)?.type ?? '');
    const asked = types.some((type) => faults.takeForEvent('reorder', type));
    return asked ? deliveries.toReversed() : deliveries;
  }

  function schedule(): void {
    const next = store.deliveries.nextDue();
    if (next === undefined) return;
    const wait = Math.max(next - Date.now(), held.size > 0 ? FIRST_RETRY : 0);
    timer = setTimeout(() => void flush(), Math.min(wait, LONGEST_WAIT));
    timer.unref();
  }

  async function send({ seq, event: eventId, endpoint: endpointId, tries }: Delivery) {
    const event = store.objects.find('event', eventId);
    const endpoint = store.objects.find('webhook_endpoint', endpointId);
    const { secret } = store.objects.hidden(endpointId);
    const isLost = !event || !endpoint || !secret || faults.takeForEvent('drop', event.type);
    if (isLost) return finish(seq, eventId);
    if (faults.takeForEvent('hold', event.type)) return void held.add(seq);
    const body = JSON.stringify(event, null, 2);
    const forged = faults.takeForEvent('bad_signature', event.type);
    const signature = () =>
      signatureHeader(body, forged ? `${secret}x` : secret, Math.floor(Date.now() / 1000));
    const deliver = () =>
      post(endpoint.url, body, {
        'stripe-signature': signature(),
        'user-agent': 'Stripe/1.0 (crewpad-sandbox)',
      });
    const taken = await deliver();
    if (faults.takeForEvent('duplicate', event.type)) await deliver();
    if (stopped) return;
    if (taken || tries + 1 >= MOST_TRIES) return finish(seq, eventId);
    const wait = Math.min(FIRST_RETRY * 2 ** tries, LONGEST_WAIT);
    store.deliveries.retry(seq, tries + 1, Date.now() + wait);
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
      void flush();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
