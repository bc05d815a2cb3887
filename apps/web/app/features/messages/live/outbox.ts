import { messages } from '@crewpad/contract/endpoints';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { announceApiError } from '../../../lib/api-error-events.ts';
import { call } from '../../../lib/browser-call.ts';
import { storedToken } from '../../../lib/session-store.ts';
import { memberOfToken } from '../../../lib/session-token.ts';
import { whenMemberLeaves } from '../../../lib/tab-member.ts';
import { type Phase, type Sent, sendWaiting } from './send-queue.ts';
import { openTabChannel, type TabMessage } from './tabs.ts';
import { openUnsentStore, type Unsent } from './unsent-store.ts';

interface OutboxState {
  unsent: readonly Unsent[];
  /** The message being sent, and what it waits for. */
  head: { key: string; phase: Phase } | null;
}

type Message = Pick<Unsent, 'to' | 'listing_id' | 'message'>;

/** A member's unsent messages, shared by all tabs of this browser. */
export interface Outbox {
  /** Loads and sends messages left by an earlier page. */
  start(): Promise<void>;
  add(message: Message): Promise<void>;
  retry(unsent: Unsent): Promise<void>;
  remove(unsent: Unsent): Promise<void>;
  subscribe(listener: () => void): () => void;
  read(): OutboxState;
  /** Called with every sent message, from any tab. */
  onSent(listener: (unsent: Unsent, message: Sent) => void): () => void;
  /** Stops it and clears what it holds; the store keeps its messages. */
  close(): void;
}

let current: { memberId: number; outbox: Outbox } | null = null;

/** The outbox of the member, one per page. */
export function openOutbox(memberId: number): Outbox {
  if (current?.memberId !== memberId) {
    current?.outbox.close();
    current = { memberId, outbox: createOutbox(memberId) };
  }
  return current.outbox;
}

whenMemberLeaves((memberId) => {
  if (current?.memberId !== memberId) return;
  current.outbox.close();
  current = null;
});

function createOutbox(memberId: number): Outbox {
  const store = openUnsentStore(memberId);
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(unsent: Unsent, message: Sent) => void>();
  let state: OutboxState = { unsent: [], head: null };
  /** Messages that the store does not list yet. */
  const storing = new Set<Unsent>();
  let wake: () => void = () => undefined;
  let lastOrder = 0;
  let isQueued = false;

  const set = (change: Partial<OutboxState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const refresh = async () => {
    const recent = [...storing];
    const storedMessages = await store.list();
    const isStored = ({ key }: Unsent) => storedMessages.some((message) => message.key === key);
    set({ unsent: [...storedMessages, ...recent.filter((message) => !isStored(message))] });
  };
  const finishSent = (unsent: Unsent, message: Sent) => {
    for (const listener of sentListeners) listener(unsent, message);
    set({ unsent: state.unsent.filter(({ key }) => key !== unsent.key) });
  };
  const publishChange = async () => {
    if (closing.signal.aborted) return;
    tabs.post({ is: 'unsent' });
    await refresh();
  };

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const work = () => {
    isQueued = false;
    return sendWaiting({
      store,
      send: ({ key, to, listing_id, message }) =>
        call(
          messages.sendMessage,
          { body: { to, listing_id, message } },
          { quiet: true, idempotencyKey: key },
        ),
      refusalOf: (error) => {
        // Held back, because the session belongs to another member: no answer.
        if (!isApiError(error) || error.status === 0) return null;
        if (error.status === 401) announceApiError(error);
        return error;
      },
      wait,
      onPhase: (head) => set({ head }),
      onSent: (unsent, message) => {
        tabs.post({ is: 'sent', unsent, sent: message });
        finishSent(unsent, message);
      },
      onRefused: () => void publishChange(),
      isOver: () => {
        const token = storedToken();
        if (token === null || closing.signal.aborted) return true;
        return (memberOfToken(token) ?? memberId) !== memberId;
      },
    });
  };
  /** One tab of the browser sends; the others wait for the lock and then find an empty queue. */
  const send = () => {
    wake();
    if (isQueued) return;
    isQueued = true;
    if (navigator.locks) void navigator.locks.request(`unsent-${memberId}`, work);
    else void work();
  };

  const tabs = openTabChannel(memberId, (message: TabMessage) => {
    if (message.is === 'sent') finishSent(message.unsent, message.sent);
    else if (message.is === 'unsent') void refresh();
    else return;
    wake();
  });
  window.addEventListener('online', () => wake(), { signal: closing.signal });

  return {
    async start() {
      await refresh();
      if (state.unsent.length > 0) send();
    },
    async add(message) {
      // Increases with every message, across pages.
      lastOrder = Math.max(lastOrder + 1, Date.now());
      const key = crypto.randomUUID?.() ?? `${memberId}-${lastOrder}-${Math.random()}`;
      const createdAt = new Date().toISOString();
      const unsent = {
        ...message,
        order: lastOrder,
        key,
        memberId,
        created: createdAt,
        refusal: null,
      };
      storing.add(unsent);
      set({ unsent: [...state.unsent, unsent] });
      await store.put(unsent).finally(() => storing.delete(unsent));
      await publishChange();
      send();
    },
    async retry(unsent) {
      await store.put({ ...unsent, refusal: null });
      await publishChange();
      send();
    },
    async remove(unsent) {
      await store.remove(unsent.order);
      await publishChange();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    onSent(listener) {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    close() {
      closing.abort();
      tabs.close();
      storing.clear();
      state = { unsent: [], head: null };
      wake();
    },
  };
}

const NOTHING = { unsent: [], head: null };

/** The unsent messages to this member, and a function to send more. */
export function useOutbox(memberId: number, to: number) {
  const open = useCallback(() => openOutbox(memberId), [memberId]);
  const { unsent, head } = useSyncExternalStore(
    useCallback((listener) => open().subscribe(listener), [open]),
    () => open().read(),
    () => NOTHING,
  );
  const own = useMemo(() => unsent.filter((message) => message.to === to), [unsent, to]);
  return {
    unsent: own,
    head,
    add: (message: string, listing_id: number) => open().add({ to, listing_id, message }),
    retry: (unsent: Unsent) => open().retry(unsent),
    remove: (unsent: Unsent) => open().remove(unsent),
  };
}

export type OutboxView = ReturnType<typeof useOutbox>;
