import {
  ApiError,
  type ErrorAnswer,
  type ErrorCode,
  type PaymentErrorName,
} from '@crewpad/contract';

/** The refusals of the API, made here and nowhere else. */

export function unreadable(message = 'The request could not be read.'): ApiError {
  return new ApiError(400, { message, error_code: 'UNREADABLE_REQUEST' });
}

export function notFound(message = 'Not found.'): ApiError {
  return new ApiError(404, { message, error_code: 'NOT_FOUND' });
}

/**
 * `errors` maps each field to the stable keys of what is wrong with it; `values` holds the computed
 * numbers that the texts of some keys need.
 */
export function invalidInput(
  errors: Record<string, string[]>,
  values: Record<string, number> = {},
): ApiError {
  return new ApiError(422, {
    message: 'Please check what you entered.',
    errors,
    ...(Object.keys(values).length > 0 && { values }),
    error_code: 'INVALID_INPUT',
  });
}

export function tooManyRequests(retryAfterSeconds: number): ApiError {
  return new ApiError(
    429,
    {
      message: `Too many requests. Please try again in ${retryAfterSeconds} seconds.`,
      error_code: 'TOO_MANY_REQUESTS',
    },
    retryAfterSeconds,
  );
}

const UNAVAILABLE_RETRY_SECONDS = 5;

export function unavailable(): ApiError {
  return new ApiError(
    503,
    {
      message: 'This part of the site is not available right now. Please try again in a moment.',
      error_code: 'UNAVAILABLE',
    },
    UNAVAILABLE_RETRY_SECONDS,
  );
}

export function internal(): ApiError {
  return new ApiError(500, {
    message: 'A server error occurred. Please try again later.',
    error_code: 'INTERNAL',
  });
}

export function refusal(status: number, error_code: ErrorCode, message: string): ApiError {
  return new ApiError(status, { message, error_code });
}

export function unauthenticated(): ApiError {
  return refusal(401, 'UNAUTHENTICATED', 'Login has expired... Please logout and login again.');
}

/** The caller's role or session can never do this. */
export function forbidden(message = 'You are not allowed to do this.'): ApiError {
  return refusal(403, 'FORBIDDEN', message);
}

/** The token of a session that has ended, where visitors get an answer, or a link that is used up. */
export function badToken(message = 'This link has expired or is invalid.'): ApiError {
  return refusal(400, 'TOKEN_EXPIRED', message);
}

export function accountExpired(): ApiError {
  return refusal(
    403,
    'ACCOUNT_EXPIRED',
    'Your account has expired. Please renew your subscription to continue.',
  );
}

export function accountInactive(): ApiError {
  return refusal(403, 'ACCOUNT_INACTIVE', 'Your account is not active.');
}

/** The state of things does not allow it (any more). */
export function conflict(message: string): ApiError {
  return refusal(409, 'CONFLICT', message);
}

export interface PaymentRefusal {
  status: number;
  error: PaymentErrorName;
  data?: NonNullable<ErrorAnswer['data']>;
  /** A sentence without the provider's ids. */
  message: string;
  error_code?: ErrorCode;
  retryAfterSeconds?: number;
}

/** A payment that was not made, in the body that the payment error modal reads. */
export function paymentRefused(refused: PaymentRefusal): ApiError {
  const { status, retryAfterSeconds, ...body } = refused;
  return new ApiError(status, { data: {}, ...body }, retryAfterSeconds);
}
