import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { browserRoutes } from '../browser/routes.ts';
import { API_VERSION } from '../context.ts';
import { controlRoutes } from '../control.ts';
import { StripeSandboxError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Operation } from '../operation.ts';
import { operations } from '../operations.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { type Answer, answerHeaders, callAnswerer, failure } from './answer-call.ts';

const LARGEST_BODY = 256 * 1024;

/** Creates the server with all its routes. @param control whether `/_sandbox` is open */
export function makeApp(parts: SandboxParts, control: boolean): FastifyInstance {
  const app = Fastify({ bodyLimit: LARGEST_BODY, forceCloseConnections: true });
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'text/plain'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  const answerCall = callAnswerer(parts);

  function open(prefix: '' | '/browser', operation: Operation, headers: Record<string, string>) {
    app.route<{ Params: { id?: string; child?: string } }>({
      method: operation.method,
      url: prefix + operation.path,
      // A HEAD request would be executed like the GET.
      exposeHeadRoute: false,
      async handler(request, reply) {
        const [path = '', query = ''] = request.url.slice(prefix.length).split('?', 2);
        const answer = await answerCall({
          operation,
          path,
          isFromBrowser: prefix === '/browser',
          id: request.params.id ?? '',
          child: request.params.child ?? '',
          account: headerText(request, 'stripe-account') ?? '',
          text: operation.method === 'POST' ? textOf(request.body) : query,
          authorization: request.headers.authorization,
          idempotencyKey: headerText(request, 'idempotency-key'),
        });
        return give(request, reply.headers(headers), answer);
      },
    });
  }

  for (const operation of operations) {
    open('', operation, {});
    // The callers are frames with an opaque origin; no cookie or header identifies them.
    if (operation.publishable) open('/browser', operation, { 'access-control-allow-origin': '*' });
  }
  browserRoutes(app, parts);
  if (control) controlRoutes(app, parts);
  app.setErrorHandler((error: FastifyError, request, reply) =>
    give(request, reply, failure(badRequest(error), newId('req'))),
  );
  app.setNotFoundHandler((request, reply) =>
    give(request, reply, failure(noSuchRoute(request), newId('req'))),
  );
  return app;
}

function give(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.dropped) {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  const idempotencyKey = headerText(request, 'idempotency-key');
  const version = headerText(request, 'stripe-version') ?? API_VERSION;
  return reply
    .code(answer.status)
    .headers(answerHeaders(answer, { idempotencyKey, version }))
    .send(answer.body);
}

const textOf = (body: unknown) => (typeof body === 'string' ? body : '');

function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Fastify's own errors, such as a body that is too large. */
function badRequest({ statusCode = 500, message }: FastifyError): StripeSandboxError {
  const type = statusCode < 500 ? 'invalid_request_error' : 'api_error';
  return new StripeSandboxError(statusCode, { type, message });
}

function noSuchRoute({ method, url }: FastifyRequest): StripeSandboxError {
  return new StripeSandboxError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${url.split('?')[0]}).`,
  });
}
