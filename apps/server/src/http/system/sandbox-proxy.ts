import { request as callSandbox, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, unavailable } from '../../platform/errors.ts';
import { SANDBOX_PATH } from '../../platform/payments/provider.ts';

/** Hop-by-hop headers, and those that would reveal our sessions to the sandbox. */
const NOT_PASSED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'cookie',
  'set-cookie',
]);
const TIMEOUT_MS = 20_000;
/** The same limit as the sandbox's own. */
const BODY_BYTES = 256 * 1024;
const PUBLIC_BEARER = /^Bearer pk_/;

/**
 * Serves the browser side of the payment sandbox under this site's own address: its script, the
 * card field frames, the 3-D Secure page and calls with the publishable key. Nothing else.
 */
export async function registerSandboxProxy(app: FastifyInstance, target: string): Promise<void> {
  await app.register(async (proxy) => {
    proxy.removeAllContentTypeParsers();
    // Read completely before it is forwarded, so that a body that is too large is refused here.
    proxy.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES },
      (_request, body, done) => done(null, body),
    );
    proxy.route<{ Params: { '*': string } }>({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${SANDBOX_PATH}/*`,
      schema: { hide: true },
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        // An unreachable sandbox is a 503, whatever the reason.
        const answer = await forward(request, target).catch(() => undefined);
        if (answer === undefined) throw unavailable();
        // These documents are shown in frames of our pages and have their own policy.
        for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
        return reply
          .code(answer.statusCode ?? 502)
          .headers(passed(answer.headers))
          .send(answer);
      },
    });
  });
}

function forward(request: FastifyRequest, target: string): Promise<IncomingMessage> {
  const { pathname, search } = new URL(request.url, target);
  if (!pathname.startsWith(`${SANDBOX_PATH}/`)) throw notFound();
  return new Promise((resolve, reject) => {
    const call = callSandbox(
      `${target}/browser${pathname.slice(SANDBOX_PATH.length)}${search}`,
      { method: request.method, headers: passed(publicHeaders(request)), timeout: TIMEOUT_MS },
      resolve,
    );
    call.on('error', reject);
    call.once('timeout', () => call.destroy(new Error('the sandbox did not answer in time')));
    call.end(Buffer.isBuffer(request.body) ? request.body : undefined);
  });
}

/** Passes the publishable key, and no secret key. */
function publicHeaders({ headers, body }: FastifyRequest): IncomingHttpHeaders {
  const { authorization, 'content-length': _length, ...rest } = headers;
  return {
    ...rest,
    ...(authorization !== undefined && PUBLIC_BEARER.test(authorization) && { authorization }),
    ...(Buffer.isBuffer(body) && { 'content-length': String(body.byteLength) }),
  };
}

function passed<Value>(headers: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED.has(name)));
}
