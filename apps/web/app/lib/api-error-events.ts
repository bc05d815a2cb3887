import type { ApiError } from '@crewpad/contract';

type Listener = (error: ApiError) => void;

const listeners = new Set<Listener>();

/** Notifies the shell of an API error, which shows the dialog if there is one. */
export function announceApiError(error: ApiError): void {
  for (const listener of listeners) listener(error);
}

/** Returns an unsubscribe function. */
export function onApiError(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
