import type { contract, EventPayload } from '@crewpad/contract';
import { useSyncExternalStore } from 'react';

/** A socket event, or an action of this tab. */
export type LiveEvent = EventPayload<typeof contract.messages.messageChanged>;

const listeners = new Set<(event: LiveEvent) => void>();
const connectionListeners = new Set<() => void>();
let isUp = true;
let tellTyping: (threadId: number) => void = () => undefined;

/** Forwards an event to all message components on this page. */
export function publish(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

/** Returns an unsubscribe function. */
export function onLive(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setConnected(next: boolean): void {
  if (next === isUp) return;
  isUp = next;
  for (const listener of connectionListeners) listener();
}

export function isConnected(): boolean {
  return isUp;
}

function onConnection(listener: () => void): () => void {
  connectionListeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    connectionListeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether changes are pushed. Assumed until the first attempt has failed. */
export function useConnected(): boolean {
  return useSyncExternalStore(
    onConnection,
    () => isUp && navigator.onLine,
    () => true,
  );
}

export function setTypingSender(send: (threadId: number) => void): void {
  tellTyping = send;
}

/** Sends a typing event to the other member of a thread. */
export function sendTyping(threadId: number): void {
  tellTyping(threadId);
}
