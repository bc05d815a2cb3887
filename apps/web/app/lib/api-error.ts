import type { ApiError } from '@crewpad/contract';

/** Checked by name, not by class: host and bundle may each have a copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}
