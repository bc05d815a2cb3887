import type { ApiError } from '@crewpad/contract';
import { isApiError } from './api-error.ts';

type Listener = (error: ApiError) => void;

const listeners = new Set<Listener>();

/** Whether the shell has a dialog for it: an ended login, a conflict, or a server error. */
export function hasErrorDialog(error: unknown): error is ApiError {
  return isApiError(error) && (error.status === 401 || error.status === 409 || error.status >= 500);
}

/** Notifies the shell of an API error, which shows the dialog if there is one. */
export function announceApiError(error: ApiError): void {
  for (const listener of listeners) listener(error);
}

/** Returns an unsubscribe function. */
export function onApiError(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
