import type { ApiError } from '@crewpad/contract';

/** Told by name, not by class: host and bundle may each hold a copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}
