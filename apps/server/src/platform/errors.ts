import {
  ApiError,
  type ErrorAnswer,
  type ErrorCode,
  type PaymentErrorName,
} from '@crewpad/contract';
import { HOUR, MINUTE } from './limits/table.ts';
import { type Text, type Texts, textsIn, worded } from './texts.ts';

/**
 * The errors of the API, created only here. Each stores the key of its message, which is in English
 * until the answer is written in the language of the call.
 */
export class Refusal extends ApiError {
  readonly text: Text;

  constructor(
    status: number,
    { text, ...body }: Omit<ErrorAnswer, 'message'> & { text: Text },
    { retryAfter, texts = textsIn('en') }: { retryAfter?: number | undefined; texts?: Texts } = {},
  ) {
    super(status, { message: worded(text, texts), ...body }, retryAfter);
    this.text = text;
  }
}

/** An error in the language of the call. */
export function refusedIn(texts: Texts, error: ApiError): ApiError {
  if (!(error instanceof Refusal)) return error;
  const { status, text, retryAfter } = error;
  const { message, ...body } = error.body;
  if (worded(text, texts) === message) return error;
  return new Refusal(status, { ...body, text }, { retryAfter, texts });
}

export function unreadable(text: Text = 'platform:unreadable'): ApiError {
  return refusal(400, 'UNREADABLE_REQUEST', text);
}

export function notFound(text: Text = 'platform:not_found'): ApiError {
  return refusal(404, 'NOT_FOUND', text);
}

/**
 * `errors` maps each field to the stable keys of its errors; `values` contains numbers for the
 * texts of some keys.
 */
export function invalidInput(
  errors: Record<string, string[]>,
  values: Record<string, number> = {},
  text: Text = 'platform:check_what_you_entered',
): ApiError {
  return new Refusal(422, {
    text,
    errors,
    ...(Object.keys(values).length > 0 && { values }),
    error_code: 'INVALID_INPUT',
  });
}

export function tooManyRequests(
  retryAfter: number,
  text: Text = (texts) => waitWords(retryAfter, texts),
): ApiError {
  return new Refusal(
    429,
    {
      text,
      error_code: 'TOO_MANY_REQUESTS',
    },
    { retryAfter },
  );
}

/** Rounded up, so that retries are not too early. */
function waitWords(seconds: number, { t }: Texts): string {
  if (seconds < 2 * MINUTE) return t('platform:too_many_requests', { count: seconds });
  if (seconds < 2 * HOUR) {
    return t('platform:too_many_for_minutes', { count: Math.ceil(seconds / MINUTE) });
  }
  return t('platform:too_many_for_hours', { count: Math.ceil(seconds / HOUR) });
}

const UNAVAILABLE_RETRY_SECONDS = 5;

export function unavailable(): ApiError {
  return new Refusal(
    503,
    { text: 'platform:unavailable', error_code: 'UNAVAILABLE' },
    { retryAfter: UNAVAILABLE_RETRY_SECONDS },
  );
}

export function internal(): ApiError {
  return refusal(500, 'INTERNAL', 'platform:internal');
}

export function refusal(status: number, error_code: ErrorCode, text: Text): ApiError {
  return new Refusal(status, { text, error_code });
}

export function unauthenticated(): ApiError {
  return refusal(401, 'UNAUTHENTICATED', 'platform:login_expired');
}

/** The caller's role or session never allows this. */
export function forbidden(text: Text = 'platform:forbidden'): ApiError {
  return refusal(403, 'FORBIDDEN', text);
}

/** An admin must set up or pass the second step first. */
export function secondStepRequired(): ApiError {
  return refusal(403, 'SECOND_STEP_REQUIRED', 'platform:second_step_required');
}

/** A used link, or the token of an ended session where visitors get an answer. */
export function badToken(text: Text = 'platform:bad_link'): ApiError {
  return refusal(400, 'TOKEN_EXPIRED', text);
}

export function accountExpired(): ApiError {
  return refusal(403, 'ACCOUNT_EXPIRED', 'platform:account_expired');
}

/** An admin locked the account. */
export function accountLocked(): ApiError {
  return refusal(403, 'ACCOUNT_LOCKED', 'platform:account_locked');
}

export function accountInactive(): ApiError {
  return refusal(403, 'ACCOUNT_INACTIVE', 'platform:account_inactive');
}

/** The current state does not allow this. */
export function conflict(text: Text): ApiError {
  return refusal(409, 'CONFLICT', text);
}

export interface PaymentRefusal {
  status: number;
  error: PaymentErrorName;
  data?: NonNullable<ErrorAnswer['data']>;
  /** A message without the provider's ids. */
  text: Text;
  error_code?: ErrorCode;
  retryAfterSeconds?: number;
}

/** A failed payment, in the format of the payment error modal. */
export function paymentRefused(refused: PaymentRefusal): ApiError {
  const { status, retryAfterSeconds: retryAfter, ...body } = refused;
  return new Refusal(status, { data: {}, ...body }, { retryAfter });
}
