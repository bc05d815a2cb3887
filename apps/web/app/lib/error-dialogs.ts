import type { ApiError } from '@crewpad/contract';
import { isConflictInPlace } from '@crewpad/domain';
import { isApiError } from './api-error.ts';
import { announceApiError } from './api-error-events.ts';

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

/**
 * Opens the shell's dialog for the error of a quiet call, if there is one.
 * @returns whether there is: the page shows nothing then
 */
export function openErrorDialog(error: unknown): boolean {
  if (!hasErrorDialog(error)) return false;
  announceApiError(error);
  return true;
}

/** Like openErrorDialog, for payments, which show server errors in their own dialog. */
export function openRefusalDialog(error: unknown): boolean {
  return isApiError(error) && error.status < 500 && openErrorDialog(error);
}
