import { randomUUID } from 'node:crypto';
import { type ApiError, LOCALES, type PublicConfig } from '@crewpad/contract';
import compress from '@fastify/compress';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { type Authenticate, addAccounts, authenticator } from './features/accounts/index.ts';
import { addAdmin } from './features/admin/index.ts';
import { addBilling, ProviderEvents, readWebhookSecret } from './features/billing/index.ts';
import { addListings } from './features/listings/index.ts';
import { addReviews } from './features/reviews/index.ts';
import { addSearch } from './features/search/index.ts';
import { addSettings } from './features/settings/index.ts';
import { isDecodable, pageAddress } from './http/addresses.ts';

import { answerClientError } from './http/client-errors.ts';
import { type CallContext, noFiles, ReplyExtras } from './http/context.ts';
import { addDevClock } from './http/dev-clock.ts';
import { addDevMailbox, registerMailboxPage } from './http/dev-mailbox.ts';
import { registerDocumentation } from './http/documentation.ts';
import { registerErrors, sendError, toApiError } from './http/errors.ts';
import { addHealth } from './http/health.ts';
import { readJsonOnly } from './http/json-bodies.ts';
import { OperationRegistry } from './http/operations.ts';
import { watchBodies } from './http/pace.ts';
import { registerRequestLog } from './http/request-log.ts';
import { registerSandboxProxy } from './http/sandbox-proxy.ts';
import { commonHeaders } from './http/security-headers.ts';
import { registerWebhook } from './http/webhook.ts';
import { type Actor, visitor } from './platform/actor.ts';
import type { Clock } from './platform/clock.ts';
import { notFound, refusal, unreadable } from './platform/errors.ts';
import { flagsOf } from './platform/flags/flags-of.ts';
import { Presence } from './platform/realtime/presence.ts';
import type { Services } from './platform/services.ts';

const JSON_BODY_BYTES = 256 * 1024;
const URL_BYTES = 8 * 1024;
const HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
/** Longer than the usual proxy keeps an idle connection, so that the proxy is the one to close it. */
const KEEP_ALIVE_MS = 75_000;

export interface App {
  fastify: FastifyInstance;
  /** Carries out operations in process, for the pages while they are rendered. */
  operations: OperationRegistry;
  /** What the browser of whoever looks may know of the settings. */
  configFor(actor: Actor): PublicConfig;
  authenticate: Authenticate;
  /** Who is connected in real time; counts once it is started. */
  presence: Presence;
  /** From now on `GET /health` says that this node wants no new requests. */
  drain(): void;
}

/** Builds the whole HTTP side: the API under /api; the web host is registered beside it by main. */
export async function buildApp(services: Services): Promise<App> {
  const { config } = services;
  let draining = false;
  const loggerInstance: FastifyBaseLogger = services.log;
  const fastify = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: JSON_BODY_BYTES,
    trustProxy: config.trustProxy,
    http: { maxHeaderSize: HEADER_BYTES, headersTimeout: HEADERS_TIMEOUT_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    rewriteUrl: (request) => pageAddress(request.url ?? '/'),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) =>
      sendError(toApiError(error), reply.headers(commonHeaders).header('x-request-id', request.id)),
  });
  fastify.setSerializerCompiler(serializerCompiler);
  registerErrors(fastify);
  readJsonOnly(fastify);
  watchBodies(fastify);
  registerRequestLog(fastify, services.metrics);
  // The framework's own answer would log the whole address.
  fastify.setNotFoundHandler((_request, reply) => sendError(notFound(), reply));
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders);
    done(faultOfAddress(request.raw.url ?? ''));
  });

  const publicConfig: PublicConfig = {
    brand: config.brand,
    flags: config.flags,
    locales: [...LOCALES],
    card: services.payments.card,
    oauth: config.oauth.map(({ name }) => name),
    contact_email: config.contactEmail,
    demo: config.allowDemo,
    map_style: config.mapStyleUrl ?? null,
  };
  const configFor = (actor: Actor) => ({ ...publicConfig, flags: flagsOf(config, actor) });
  const operations = new OperationRegistry(services.limits, config.publicUrl);
  const authenticate = authenticator(services);
  addHealth(operations, services.db, () => draining);
  const presence = new Presence(services.db, services.log);
  addSearch(operations, services, configFor, presence.online);
  addListings(operations, services);
  addAccounts(operations, services);
  addBilling(operations, services);
  addSettings(operations, services);
  addReviews(operations, services);
  addAdmin(operations, services);
  addDevClock(operations, services);
  addDevMailbox(operations, services);
  registerMailboxPage(fastify, services);

  const events = new ProviderEvents(services);
  fastify.addHook('onClose', () => events.settled());
  const { sandboxUrl } = services.payments;
  if (sandboxUrl !== undefined) await registerSandboxProxy(fastify, sandboxUrl);

  await fastify.register(
    async (api) => {
      await api.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
      await registerDocumentation(api, config.publicUrl);
      await operations.register(api, (request) => contextOf(request, authenticate, services.clock));
      await registerWebhook(api, {
        stripe: services.payments.stripe,
        secret: () => readWebhookSecret(services),
        take: (event) => events.take(event),
      });
      // Before the pages, which answer every other address.
      api.all('/*', { schema: { hide: true } }, async (request) => {
        const isKnown = [...operations.routes()].some(({ operation }) =>
          matches(operation.path, request.url),
        );
        if (isKnown) {
          throw refusal(405, 'METHOD_NOT_ALLOWED', 'This method is not allowed here.');
        }
        throw notFound();
      });
    },
    { prefix: '/api' },
  );
  return {
    fastify,
    operations,
    configFor,
    authenticate,
    presence,
    drain: () => {
      draining = true;
    },
  };
}

const BEARER = /^Bearer +(\S+)$/i;

/** Who calls over HTTP: the bearer header alone says so, never a cookie. */
async function contextOf(
  request: FastifyRequest,
  authenticate: Authenticate,
  clock: Clock,
): Promise<CallContext> {
  const arrivedAt = clock.now();
  const { authorization, 'user-agent': device = '' } = request.headers;
  const locale = LOCALES.find((one) => one === request.headers['x-locale']) ?? 'en';
  const [, token] = BEARER.exec(authorization ?? '') ?? [];
  const member = token === undefined ? undefined : await authenticate(token);
  request.memberId = member?.id ?? null;
  const key = request.headers['idempotency-key'];
  return {
    actor: member ?? visitor,
    hasBadToken: authorization !== undefined && member === undefined,
    locale,
    address: request.ip,
    device,
    arrivedAt,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    files: noFiles,
    reply: new ReplyExtras(),
  };
}

/** What is wrong with an address before anything reads it. */
function faultOfAddress(url: string): ApiError | undefined {
  if (url.length > URL_BYTES) return refusal(414, 'TOO_LARGE', 'The address is too long.');
  return isDecodable(url) ? undefined : unreadable();
}

function matches(path: string, url: string): boolean {
  const pattern = new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  return pattern.test(url);
}
