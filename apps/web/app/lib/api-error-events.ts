import type { ApiError } from '@crewpad/contract';
import { isConflictInPlace } from '@crewpad/domain';
import { isApiError } from './api-error.ts';

type Listener = (error: ApiError) => void;

const listeners = new Set<Listener>();

/**
 * Whether the shell has a dialog for it: an ended login, a server error, or a conflict that no page
 * shows in place.
 */
export function hasErrorDialog(error: unknown): error is ApiError {
  if (!isApiError(error)) return false;
  return error.status === 401 || error.status >= 500 || isOtherConflict(error);
}

/** A conflict that opens the dialog. */
export const isOtherConflict = (error: unknown): boolean =>
  isApiError(error) && error.status === 409 && !isConflictInPlace(error.body.error_code);

/** Notifies the shell of an API error, which shows the dialog if there is one. */
export function announceApiError(error: ApiError): void {
  for (const listener of listeners) listener(error);
}

/** Returns an unsubscribe function. */
export function onApiError(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
