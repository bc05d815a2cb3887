import type { ApiError } from '@crewpad/contract';

type Listener = (error: ApiError) => void;

const listeners = new Set<Listener>();

/** Tells the shell of a refused call, which shows the dialogs for 409 and 500 or above. */
export function announceApiError(error: ApiError): void {
  for (const listener of listeners) listener(error);
}

/** Returns the way to stop listening. */
export function onApiError(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
