import type { ApiError } from '@crewpad/contract';
import { isConflictInPlace } from '@crewpad/domain';
import { isApiError } from './api-error.ts';

// Apart from the events, because visitors' first pages need no list of conflicts.

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
