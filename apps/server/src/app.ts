import { randomUUID } from 'node:crypto';
import type { ApiError } from '@crewpad/contract';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { authenticator, findLiveSessions, findShellMember } from './features/accounts/index.ts';
import { publicConfig } from './features/content/index.ts';
import { features } from './features/index.ts';
import type { App } from './http/app.ts';
import { API_POLICY, commonHeaders } from './http/pages/security-headers.ts';
import { isDecodable, pageAddress } from './http/pipeline/addresses.ts';
import { clientErrorHandler } from './http/pipeline/client-errors.ts';
import { type CallContext, noFiles, ReplyExtras } from './http/pipeline/context.ts';
import { readCookies } from './http/pipeline/cookies.ts';
import {
  localeOf,
  namedLocale,
  registerErrors,
  sendError,
  toApiError,
} from './http/pipeline/errors.ts';
import { readJsonOnly } from './http/pipeline/json-bodies.ts';
import { OperationRegistry } from './http/pipeline/operations.ts';
import { watchBodies } from './http/pipeline/pace.ts';
import { registerRequestLog, registerTraces } from './http/pipeline/request-log.ts';
import { addDevClock } from './http/system/clock.ts';
import { registerDocumentation } from './http/system/documentation.ts';
import { addHealth, HEALTH_PATH, Health } from './http/system/health.ts';
import { isLocalCall } from './http/system/local-call.ts';
import { addDevMailbox, registerMailboxPage } from './http/system/mailbox.ts';
import { registerSandboxProxy } from './http/system/sandbox-proxy.ts';

import { type Authenticate, visitor } from './platform/access/actor.ts';
import type { Clock } from './platform/clock.ts';
import { notFound, refusal, unreadable } from './platform/errors.ts';
import { Presence } from './platform/realtime/presence.ts';
import type { Services } from './platform/services.ts';
import { setSiteBrand, textsIn } from './platform/texts.ts';

const JSON_BODY_BYTES = 256 * 1024;
const URL_BYTES = 8 * 1024;
const HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
/** How often Node checks connections for that limit. Its default is 30 seconds. */
const CONNECTIONS_CHECK_MS = 1000;
/** Longer than the usual idle timeout of proxies, so that the proxy closes the connection first. */
const KEEP_ALIVE_MS = 75_000;

/** Builds the HTTP server with the API under /api. `main.ts` registers the pages beside it. */
export async function buildApp(services: Services, among = features): Promise<App> {
  const { config, db, clock, payments } = services;
  const health = new Health({ db, log: services.log, folder: config.dataDir });
  const answersCalls = config.roles.some((role) => role !== 'worker');
  setSiteBrand(config.brand);
  const loggerInstance: FastifyBaseLogger = services.log;
  const headers = commonHeaders(config.publicUrl, config.hstsSubdomains);
  const fastify = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: JSON_BODY_BYTES,
    trustProxy: config.trustProxy,
    http: {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
    },
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    rewriteUrl: (request) => pageAddress(request.url ?? '/'),
    clientErrorHandler: clientErrorHandler(headers),
    frameworkErrors: (error, request, reply) =>
      sendError(toApiError(error), reply.headers(headers).header('x-request-id', request.id)),
  });
  // Otherwise the connection of a request in flight stays open for all that time, and so does close().
  fastify.addHook('preClose', (done) => {
    fastify.server.keepAliveTimeout = 1;
    done();
  });
  fastify.setSerializerCompiler(serializerCompiler);
  registerErrors(fastify);
  readJsonOnly(fastify);
  watchBodies(fastify);
  registerTraces(fastify);
  registerRequestLog(fastify, services.metrics);
  // The framework's default handler logs the whole URL.
  fastify.setNotFoundHandler((_request, reply) => sendError(notFound(), reply));
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    const isHealth = request.url.split('?', 1)[0] === HEALTH_PATH;
    done(answersCalls || isHealth ? faultOfAddress(request.raw.url ?? '') : notFound());
  });

  const operations = new OperationRegistry({ ...services, publicUrl: config.publicUrl });
  const authenticate = authenticator(services);
  addHealth(operations, health);
  const presence = new Presence(db, services.log);
  const routeServices = { ...services, countOnline: presence.online };
  for (const { routes, hooks = [] } of among) {
    for (const filling of hooks) filling.connect();
    routes?.(operations, routeServices);
  }
  addDevClock(operations, services);
  addDevMailbox(operations, services);
  registerMailboxPage(fastify, services);

  const { sandboxUrl } = payments;
  if (sandboxUrl !== undefined) await registerSandboxProxy(fastify, sandboxUrl);

  await fastify.register(
    async (api) => {
      api.addHook('onRequest', (_request, reply, done) => {
        reply.header('content-security-policy', API_POLICY);
        done();
      });
      await api.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
      await registerDocumentation(api, config.publicUrl);
      await operations.register(api, (request) => contextOf(request, authenticate, clock));
      for (const { plugin } of among) await plugin?.(api, services);
      // Registered before the pages, which handle every other address.
      api.all('/*', { schema: { hide: true } }, async (request) => {
        const methods = [...operations.routes()]
          .filter(({ operation }) => matches(operation.path, request.url))
          .map(({ operation }) => operation.method);
        const method = request.method === 'HEAD' ? 'GET' : request.method;
        // Falls back here if the method matches but a path segment exceeds the router's limit.
        if (methods.length === 0 || methods.some((item) => item === method)) throw notFound();
        throw refusal(405, 'METHOD_NOT_ALLOWED', 'http:method_not_allowed');
      });
    },
    { prefix: '/api' },
  );
  return {
    fastify,
    operations,
    configFor: (actor) => publicConfig(services, actor),
    authenticate,
    findShellMember: (actor) =>
      findShellMember(db, actor, payments.mode, config.legal, config.adminSecondStep),
    findLiveSessions: (ids) => findLiveSessions(db, ids, clock.now()),
    presence,
    clientEvents: among.flatMap((feature) => feature.clientEvents?.(services) ?? []),
    lossNotices: among.flatMap((feature) => feature.lossNotices ?? []),
    drain: () => health.drain(),
  };
}

const BEARER = /^Bearer +(\S+)$/i;

/** The caller over HTTP: only the bearer header counts, never a cookie. */
async function contextOf(
  request: FastifyRequest,
  authenticate: Authenticate,
  clock: Clock,
): Promise<CallContext> {
  const arrivedAt = clock.now();
  const { authorization, 'user-agent': device = '' } = request.headers;
  const named = namedLocale(request);
  const locale = localeOf(request);
  const [, token] = BEARER.exec(authorization ?? '') ?? [];
  const member = token === undefined ? undefined : await authenticate(token);
  request.memberId = member?.id ?? null;
  request.adminId = member?.session.adminId ?? null;
  const key = request.headers['idempotency-key'];
  return {
    actor: member === undefined ? visitor : { ...member, locale: named ?? member.locale },
    hasBadToken: authorization !== undefined && member === undefined,
    locale,
    t: textsIn(locale).t,
    address: request.ip,
    device,
    cookies: readCookies(request.headers.cookie),
    arrivedAt,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    files: noFiles,
    reply: new ReplyExtras(),
    isLocal: isLocalCall(request),
    dependencies: undefined,
  };
}

/** Refuses an address before any other processing. */
function faultOfAddress(url: string): ApiError | undefined {
  if (url.length > URL_BYTES) return refusal(414, 'TOO_LARGE', 'http:address_too_long');
  return isDecodable(url) ? undefined : unreadable();
}

function matches(path: string, url: string): boolean {
  const pattern = new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  return pattern.test(url);
}
