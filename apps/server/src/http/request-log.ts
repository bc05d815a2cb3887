import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../platform/metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who called with a valid token; null: a visitor. */
    memberId: number | null;
  }
}

/** Answers that no route gave: addresses that are not served. */
const NO_ROUTE = 'none';

/**
 * One line per answer and one count in the figures, and the number of the request in `X-Request-Id`.
 * The line has the route's pattern and not the address, the query, headers or bodies: none of them is
 * sure to be free of secrets.
 */
export function registerRequestLog(app: FastifyInstance, metrics?: Metrics): void {
  app.decorateRequest('memberId', null);
  // Called back, not awaited: they run with every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? NO_ROUTE;
    metrics?.countRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    request.log.info(
      {
        member: request.memberId,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
