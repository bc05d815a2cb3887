import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../platform/metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The member with a valid token; null for visitors. */
    memberId: number | null;
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
  // Callbacks instead of promises, because they run for every request.
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
