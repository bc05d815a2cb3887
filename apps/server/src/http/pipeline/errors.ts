import { ApiError, contract, type ErrorAnswer } from '@crewpad/contract';
import { LOCALES, type Locale } from '@crewpad/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseGone, sqlState } from '../../platform/database/faults.ts';

import {
  internal,
  invalidInput,
  notFound,
  refusal,
  refusedIn,
  unavailable,
  unreadable,
} from '../../platform/errors.ts';
import { textsIn } from '../../platform/texts.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    http: typeof import('../texts/en.ts').default;
  }
}

/**
 * SQLSTATEs of text that PostgreSQL cannot store (NUL, a lone surrogate) and that no schema
 * refused.
 */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);

/** Maps any error to an API error; the only such table. */
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
      return refusal(413, 'TOO_LARGE', 'http:too_large');
    case 414:
      return refusal(414, 'TOO_LARGE', 'http:address_too_long');
    case 415:
      return refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'http:media_type');
    case 412:
      return refusal(412, 'CONFLICT', 'http:other_version');
    case 416:
      return refusal(416, 'UNREADABLE_REQUEST', 'http:outside_of_file');
    default:
      return code === 'FST_ERR_BAD_URL' ? unreadable() : internal();
  }
}

type Headers = Pick<FastifyRequest, 'headers'>;

/** The language that a call names; undefined if it names none of ours. */
export const namedLocale = ({ headers }: Headers): Locale | undefined =>
  LOCALES.find((locale) => locale === headers['x-locale']);

/** The language of the caller. */
export const localeOf = (request: Headers): Locale => namedLocale(request) ?? 'en';

/** Answers an error in the language of the request. */
export function sendError(error: ApiError, reply: FastifyReply): FastifyReply {
  const { body } = refusedIn(textsIn(localeOf(reply.request)), error);
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(error.status)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: ErrorAnswer) => JSON.stringify(body))
    .send(body);
}

const HEALTH_ROUTE = `/api${contract.system.getHealth.path}`;

const isAborted = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

const A_SECOND_MS = 1000;

/**
 * Answers every error of the API, and logs unexpected ones with their stack. Of answers that say on
 * purpose that something is unavailable, it logs one a second.
 */
export function registerErrors(app: FastifyInstance): void {
  let saidAt = Number.NEGATIVE_INFINITY;
  const sayUnavailable = (request: FastifyRequest) => {
    const now = performance.now();
    if (now - saidAt < A_SECOND_MS) return;
    saidAt = now;
    request.log.warn({ route: request.routeOptions.url }, 'unavailable');
  };
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    // The caller is gone before the end of the body: nothing failed, and nobody reads the answer.
    if (isAborted(request)) return sendError(unreadable(), reply);
    const refused = toApiError(error);
    if (error instanceof ApiError && error.status === 503) {
      // Health logs its own reasons.
      if (request.routeOptions.url !== HEALTH_ROUTE) sayUnavailable(request);
    } else if (refused.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(refused, reply);
  });
}
