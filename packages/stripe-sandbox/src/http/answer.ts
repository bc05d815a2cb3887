import { StripeSandboxError } from '../errors.ts';

/** The response to a call. */
export interface Answer {
  status: number;
  /** JSON. */
  body: string;
  requestId: string;
  /** The original request, if this is its saved answer. */
  replayOf?: string;
  /** The connection is closed instead of answering. */
  dropped?: boolean;
}

export function success(body: object, requestId: string): Answer {
  return { status: 200, body: JSON.stringify(body, null, 2), requestId };
}

/** The answer for an error; an unexpected error is a 500. */
export function failure(error: unknown, requestId: string): Answer {
  const known =
    error instanceof StripeSandboxError
      ? error
      : new StripeSandboxError(500, {
          type: 'api_error',
          message: `The sandbox failed: ${error instanceof Error ? error.message : String(error)}`,
        });
  return {
    status: known.status,
    body: JSON.stringify({ error: known.body }, null, 2),
    requestId,
  };
}

/** The headers of an answer. */
export function answerHeaders(
  { status, requestId, replayOf }: Answer,
  asked: { idempotencyKey: string | undefined; version: string },
): Record<string, string> {
  const mayRetry = status === 409 || status === 429 || (status >= 500 && replayOf === undefined);
  return {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'request-id': requestId,
    'stripe-version': asked.version,
    ...(asked.idempotencyKey !== undefined && { 'idempotency-key': asked.idempotencyKey }),
    ...(replayOf && { 'original-request': replayOf, 'idempotent-replayed': 'true' }),
    ...(status >= 400 && { 'stripe-should-retry': String(mayRetry) }),
  };
}
