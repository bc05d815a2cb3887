import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { Metrics } from '../../platform/metrics.ts';
import { addressReader, answerFromCaches } from './cached-responses.ts';
import { registerRequestLog } from './request-log.ts';
import { makeResponse, type StoredResponse, sendStored } from './stored-response.ts';

const BODY = '<p>a page</p>'.repeat(100);
const COMMON = { 'x-content-type-options': 'nosniff' };

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** A server with one cached page, which its route serves the slow way. */
async function start({ isOverLimit = false, body = BODY } = {}) {
  const stored = new Map<string, StoredResponse>([
    ['/page', makeResponse(200, { 'content-type': 'text/html' }, Buffer.from(body))],
  ]);
  const lines: Record<string, unknown>[] = [];
  const log: FastifyBaseLogger = createLog('info', {
    write: (line) => void lines.push(JSON.parse(line)),
  });
  const metrics = new Metrics();
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  registerRequestLog(app, metrics);
  const routed: string[] = [];
  const served: string[] = [];
  app.all('/*', (request, reply) => {
    routed.push(`${request.method} ${request.url}`);
    const response = stored.get('/page') as StoredResponse;
    return sendStored(response, request, reply.headers({ ...COMMON, ...response.headers }));
  });
  const find = ({ url = '' }: { url?: string | undefined }) => {
    const response = stored.get(url);
    return (
      response && {
        response,
        route: '/*',
        admits: () => !isOverLimit,
        onSent: () => void served.push(url),
      }
    );
  };
  answerFromCaches(app, { caches: [() => undefined, find], headers: COMMON, metrics });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(url + path, { method, headers });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return { app, get, routed, served, lines, metrics };
}

/** The headers that do not differ from call to call. */
const steady = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));

it.each(['identity', 'gzip', 'br'])('answers as the route does: %s', async (encoding) => {
  const { get, routed, served } = await start();
  const headers = { 'accept-encoding': encoding };
  const bySlowWay = await get('/other', headers);
  const cached = await get('/page', headers);
  expect(routed).toEqual(['GET /other']);
  expect(served).toEqual(['/page']);
  expect(cached.body).toBe(BODY);
  expect([cached.status, steady(cached.headers)]).toEqual([200, steady(bySlowWay.headers)]);
  expect(cached.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

it('answers a caller who has the page with 304', async () => {
  const { get, routed } = await start();
  const etag = String((await get('/page')).headers.get('etag'));
  const before = routed.length;
  const bySlowWay = await get('/other', { 'if-none-match': etag });
  const cached = await get('/page', { 'if-none-match': etag });
  expect([cached.status, cached.body]).toEqual([304, '']);
  expect(steady(cached.headers)).toEqual(steady(bySlowWay.headers));
  expect(routed).toHaveLength(before + 1);
});

it('leaves the first request for an encoding to the route, which compresses the page', async () => {
  const { get, routed } = await start();
  for (const _ of [1, 2]) {
    expect((await get('/page', { 'accept-encoding': 'br' })).body).toBe(BODY);
  }
  expect(routed).toEqual(['GET /page']);
});

it('leaves other methods, requests with a body and callers over the limit to the route', async () => {
  const { get, routed } = await start();
  await get('/page', {}, 'POST');
  await get('/page', {}, 'HEAD');
  expect(routed).toEqual(['POST /page', 'HEAD /page']);
  await close?.();
  const limited = await start({ isOverLimit: true });
  await limited.get('/page', { 'accept-encoding': 'identity' });
  expect(limited.routed).toEqual(['GET /page']);
  expect(limited.served).toEqual([]);
});

it('writes the log line and the metrics of other responses', async () => {
  const { get, lines, metrics } = await start();
  const headers = { 'accept-encoding': 'identity' };
  const ids = [await get('/other', headers), await get('/page', headers)].map((answer) =>
    answer.headers.get('x-request-id'),
  );
  const facts = { member: null, method: 'GET', route: '/*', status: 200, msg: 'answered' };
  const answered = lines.filter(({ msg }) => msg === 'answered');
  expect(answered).toMatchObject([facts, { ...facts, reqId: ids[1] }]);
  expect(answered[1]).toHaveProperty('ms');
  expect(await metrics.text()).toContain(
    'crewpad_http_requests_total{method="GET",route="/*",status="200"} 2',
  );
});

it('a short body is not compressed', async () => {
  const { get } = await start({ body: 'short' });
  const { headers, body } = await get('/page', { 'accept-encoding': 'br' });
  expect([body, headers.get('content-encoding')]).toEqual(['short', null]);
});

it('the address of a caller is the last one that no trusted proxy forwarded', () => {
  const request = {
    socket: { remoteAddress: '10.0.0.1' },
    headers: { 'x-forwarded-for': '192.0.2.1, 198.51.100.7, 10.0.0.2' },
  } as never;
  expect(addressReader(false)(request)).toBe('10.0.0.1');
  expect(addressReader('10.0.0.0/8')(request)).toBe('198.51.100.7');
  expect(addressReader('127.0.0.1, 10.0.0.1')(request)).toBe('10.0.0.2');
});
