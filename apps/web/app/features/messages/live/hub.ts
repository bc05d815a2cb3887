import type { contract, EventPayload } from '@crewpad/contract';
import { useSyncExternalStore } from 'react';

/** What a socket says, or what this tab did itself. */
export type LiveEvent = EventPayload<typeof contract.messages.messageChanged>;

const listeners = new Set<(event: LiveEvent) => void>();
const connectionListeners = new Set<() => void>();
let isUp = true;
let tellTyping: (threadId: number) => void = () => undefined;

/** Passes an event on to everything on this page that shows messages. */
export function publish(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

/** Returns a function that stops listening. */
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

/** Whether changes arrive by themselves. Until the first attempt has failed they are expected to. */
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

/** Tells the other member of a thread that this one types. */
export function sendTyping(threadId: number): void {
  tellTyping(threadId);
}
