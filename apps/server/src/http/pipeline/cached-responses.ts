import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compile, default as proxyAddress } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../platform/metrics.ts';
import { recordAnswer } from './request-log.ts';
import { type Encoding, encodingFor, type StoredResponse } from './stored-response.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** A cached response to a request, and the route that would answer it otherwise. */
interface CachedResponse {
  response: StoredResponse;
  /** For the log and the metrics. */
  route: string;
  /** Counts the call. @returns false over the caller's limit */
  admits?(): boolean;
  onSent?(): void;
}

/** Finds the cached response to a GET request without a body. */
export type FindResponse = (request: IncomingMessage) => CachedResponse | undefined;

interface CachedResponsesOptions {
  /** Asked in turn. */
  caches: readonly FindResponse[];
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  metrics?: Metrics | undefined;
}

/**
 * Answers requests from the caches before the framework routes them, because routing and hooks take
 * longer than the answer. Headers, log lines and metrics are those of other responses. The framework
 * handles every other request, including the first for each encoding, which compresses the body.
 */
export function answerFromCaches(app: FastifyInstance, options: CachedResponsesOptions): void {
  const { server, log } = app;
  const listeners = server.listeners('request') as Listener[];
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now();
    const answer = isClosing ? undefined : findAnswer(request, options);
    if (answer === undefined) {
      for (const listener of listeners) listener.call(server, request, response);
      return;
    }
    const { status, headers, body, entry } = answer;
    const reqId = randomUUID();
    response.writeHead(status, [...headers, 'x-request-id', reqId]);
    response.end(body);
    entry.onSent?.();
    const ms = performance.now() - startedAt;
    const facts = { member: null, method: 'GET', route: entry.route, status, ms };
    recordAnswer(log, options.metrics, facts, reqId);
  });
}

interface Answer {
  status: 200 | 304;
  headers: readonly string[];
  body: Buffer | undefined;
  entry: CachedResponse;
}

function findAnswer(
  request: IncomingMessage,
  { caches, headers: common }: CachedResponsesOptions,
): Answer | undefined {
  const { method, headers } = request;
  if (method !== 'GET' || 'content-length' in headers || 'transfer-encoding' in headers) return;
  const cached = firstOf(caches, request);
  if (cached === undefined) return undefined;
  const { response } = cached;
  const isKnown = response.etag !== undefined && headers['if-none-match'] === response.etag;
  const encoding = isKnown ? undefined : encodingFor(response, headers['accept-encoding']);
  const body = encoding && response.bodies[encoding];
  if (!isKnown && body === undefined) return undefined;
  if (cached.admits?.() === false) return undefined;
  return {
    status: isKnown ? 304 : 200,
    headers: listOf(response, encoding, common),
    body,
    entry: cached,
  };
}

function firstOf(
  caches: readonly FindResponse[],
  request: IncomingMessage,
): CachedResponse | undefined {
  for (const find of caches) {
    const response = find(request);
    if (response !== undefined) return response;
  }
  return undefined;
}

/** Names and values in turn, which Node sends faster than an object; made once per response. */
const lists = new WeakMap<StoredResponse, Map<Encoding | undefined, readonly string[]>>();

/** @param encoding undefined for a 304 */
function listOf(
  response: StoredResponse,
  encoding: Encoding | undefined,
  common: Readonly<Record<string, string>>,
): readonly string[] {
  const headers = lists.get(response) ?? new Map<Encoding | undefined, readonly string[]>();
  lists.set(response, headers);
  const list =
    headers.get(encoding) ?? Object.entries(headersOf(response, encoding, common)).flat();
  headers.set(encoding, list);
  return list;
}

function headersOf(
  { headers, bodies }: StoredResponse,
  encoding: Encoding | undefined,
  common: Readonly<Record<string, string>>,
): Record<string, string> {
  const all = { ...common, ...headers };
  if (encoding === undefined) return all;
  const length = { 'content-length': String(bodies[encoding]?.byteLength) };
  return { ...all, ...length, ...(encoding !== 'identity' && { 'content-encoding': encoding }) };
}

/**
 * Reads the address of callers, as the framework does.
 * @param trusted the proxies whose forwarded addresses count, as in the setting TRUST_PROXY
 */
export function addressReader(trusted: string | false): (request: IncomingMessage) => string {
  if (trusted === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trust = compile(trusted.split(',').map((proxy) => proxy.trim()));
  return (request) => proxyAddress(request, trust);
}
