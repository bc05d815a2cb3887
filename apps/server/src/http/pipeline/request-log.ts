import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../../platform/metrics.ts';
import { isTracing, type OpenSpan, openTrace } from '../../platform/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The member with a valid token; null for visitors. */
    memberId: number | null;
    /** The admin who views as that member; null in the member's own session. */
    adminId: number | null;
  }
}

/** The label of responses without a route. */
const NO_ROUTE = 'none';

/**
 * Logs one line per response, counts it in the metrics, and sends the request's id as
 * `X-Request-Id`. The line has the route pattern but no address, query, headers or bodies: any of
 * them may contain secrets.
 */
export function registerRequestLog(app: FastifyInstance, metrics?: Metrics): void {
  app.decorateRequest('memberId', null);
  app.decorateRequest('adminId', null);
  // Callbacks instead of promises, because they run for every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    recordAnswer(request.log, metrics, {
      member: request.memberId,
      ...(request.adminId !== null && { admin: request.adminId }),
      method: request.method,
      route: request.routeOptions.url ?? NO_ROUTE,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
    done();
  });
}

/**
 * Traces each request that reaches a route, from its first hook to its answer; cached answers are
 * not worth a trace. Does nothing while traces are off.
 */
export function registerTraces(app: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = openTrace();
    if (span === undefined) return done();
    spans.set(request, span);
    span.run(done);
  });
  // The body arrives in callbacks of the connection, which know of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) return done();
    span.run(done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const route = request.routeOptions.url ?? NO_ROUTE;
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': statusCode,
    };
    spans.get(request)?.end(`${request.method} ${route}`, attributes, statusCode >= 500);
    done();
  });
}

interface Answer {
  member: number | null;
  admin?: number;
  method: string;
  route: string;
  status: number;
  /** Milliseconds from request to answer. */
  ms: number;
}

/** Writes the log line of a response, and counts it. `reqId` is for logs that don't name it. */
export function recordAnswer(
  log: FastifyBaseLogger,
  metrics: Metrics | undefined,
  { ms, ...answer }: Answer,
  reqId?: string,
): void {
  metrics?.countRequest(answer.method, answer.route, answer.status, ms / 1000);
  const line = { ...answer, ms: Math.round(ms * 10) / 10 };
  log.info(reqId === undefined ? line : { reqId, ...line }, 'answered');
}
