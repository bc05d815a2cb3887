import type { ApiError, contract, OperationAnswer } from '@crewpad/contract';
import type { Unsent, UnsentStore } from './unsent-store.ts';

export type Sent = OperationAnswer<typeof contract.messages.sendMessage>;

const RETRY_MIN_MS = 1000;
const RETRY_MAX_MS = 30_000;
const LIMITED_MS = 5000;

/** What the first message in the queue waits for. */
export type Phase = 'sending' | 'network' | 'server' | 'limit';

interface QueueOptions {
  store: UnsentStore;
  send: (unsent: Unsent) => Promise<Sent>;
  /** The error of a call; null if there was no answer. */
  refusalOf: (error: unknown) => ApiError | null;
  /** Resolves after this time, or earlier when another attempt may succeed. */
  wait: (ms: number) => Promise<void>;
  onPhase: (head: { key: string; phase: Phase } | null) => void;
  onSent: (unsent: Unsent, message: Sent) => void;
  onRefused: (unsent: Unsent) => void;
  /** Whether this browser's session is no longer the member's. */
  isOver: () => boolean;
}

/**
 * Sends queued messages in order, one at a time, until the queue is empty. An error affects only
 * its own message; without an answer the same message is sent again with the same key.
 */
export async function sendWaiting(options: QueueOptions): Promise<void> {
  const { store, send, refusalOf, wait, onPhase, onSent, onRefused, isOver } = options;
  let failures = 0;
  try {
    while (!isOver()) {
      const head = (await store.list()).find(({ refusal }) => refusal === null);
      if (head === undefined) return;
      if (failures === 0) onPhase({ key: head.key, phase: 'sending' });
      try {
        const message = await send(head);
        failures = 0;
        onSent(head, message);
        await store.remove(head.order);
      } catch (error) {
        const refusal = refusalOf(error);
        // The shell shows that the login has ended; the message waits for the next one.
        if (refusal?.status === 401) return;
        if (refusal?.status === 429) {
          onPhase({ key: head.key, phase: 'limit' });
          await wait(refusal.retryAfter === undefined ? LIMITED_MS : refusal.retryAfter * 1000);
        } else if (refusal === null || refusal.status >= 500 || refusal.status === 408) {
          failures += 1;
          onPhase({ key: head.key, phase: refusal === null ? 'network' : 'server' });
          const most = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** failures);
          await wait(most / 2 + (Math.random() * most) / 2);
        } else {
          const refusedMessage = { ...head, refusal: reasonOf(refusal) };
          await store.put(refusedMessage);
          onRefused(refusedMessage);
        }
      }
    }
  } finally {
    onPhase(null);
  }
}

/** The key of a field error, otherwise the server's message. */
function reasonOf({ body }: ApiError): string {
  return Object.values(body.errors ?? {})[0]?.[0] ?? body.message;
}
