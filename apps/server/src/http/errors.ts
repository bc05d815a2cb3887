import { ApiError, type ErrorAnswer } from '@crewpad/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseGone } from '../platform/database/faults.ts';
import { sqlState } from '../platform/database/transaction.ts';
import {
  internal,
  invalidInput,
  notFound,
  refusal,
  unavailable,
  unreadable,
} from '../platform/errors.ts';

/** Text that the database cannot keep (NUL, a lone surrogate) where no schema stood before it. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);

/** Turns whatever was thrown into the refusal that the caller gets; the one table of errors. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseGone(error)) return unavailable();
  if (UNSTORABLE_TEXT.has(sqlState(error) ?? ''))
    return invalidInput({ text: ['text_is_not_valid'] });
  const { statusCode, code } = error as FastifyError;
  switch (statusCode) {
    case 400:
      return unreadable();
    case 404:
      return notFound();
    case 413:
      return refusal(413, 'TOO_LARGE', 'That is too large.');
    case 414:
      return refusal(414, 'TOO_LARGE', 'The address is too long.');
    case 415:
      return refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'This media type is not supported.');
    default:
      return code === 'FST_ERR_BAD_URL' ? unreadable() : internal();
  }
}

export function sendError(error: ApiError, reply: FastifyReply): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: ErrorAnswer) => JSON.stringify(body))
    .send(error.body);
}

/** Answers every error of the API; what was not expected is logged with its stack. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refused = toApiError(error);
    if (refused.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(refused, reply);
  });
}
