import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import type { App } from './http/app.ts';
import type { DatabaseHandle } from './platform/database/database.ts';
import { openTestDatabase, testServices } from './testing/services.ts';

let database: DatabaseHandle;
let app: App;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildApp(testServices(database));
});
afterAll(async () => {
  await app.fastify.close();
  await database.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ url, headers });

it('closes while a request is in flight, and ends its connection after the response', async () => {
  const { fastify } = await buildApp(testServices(database));
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  fastify.get('/held', async () => {
    requested.resolve();
    await released.promise;
    return 'done';
  });
  const answer = fetch(`${await fastify.listen({ port: 0, host: '127.0.0.1' })}/held`);
  await requested.promise;
  const closing = fastify.close();
  // Only now, because idle connections are closed with the server.
  await expect.poll(() => fastify.server.listening).toBe(false);
  released.resolve();
  expect(await (await answer).text()).toBe('done');
  await closing;
});

describe('requests refused before any operation runs', () => {
  it('returns 404 and a message for an unknown address', async () => {
    const answer = await get('/api/nothing-here');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: expect.any(String), error_code: 'NOT_FOUND' });
  });

  it.each(['listing', 'airports', 'user/public'])(
    'answers a part of a path under /%s that is over 100 characters with 404 or 422',
    async (path) => {
      const url = `/api/${path}/${'1'.repeat(101)}`;
      for (const path of [url, `${url}/listings`]) {
        expect([404, 422], path).toContain((await get(path)).statusCode);
      }
    },
  );

  it('returns 405 for a known path with another method', async () => {
    const answer = await app.fastify.inject({ method: 'DELETE', url: '/api/airports' });
    expect(answer.statusCode).toBe(405);
  });

  it.each([
    '/api/airports/%zz/listings',
    '/api/airports/%c3%28/listings',
    '/api/airports?search=%FF',
    '/api/airports?search=%ED%A0%80',
  ])('answers %s, which cannot be decoded, with 400', async (url) => {
    expect((await get(url)).statusCode).toBe(400);
  });

  it('refuses a URL longer than 8 KB', async () => {
    expect((await get(`/api/airports?search=${'a'.repeat(9000)}`)).statusCode).toBe(414);
  });

  it.each(['01', '1e3', '0x10', '1.0', '+1', '%201', '1%20', '-0'])(
    'answers the id %s, which is not a plain number, with 404',
    async (id) => {
      for (const path of ['/api/listing/', '/api/user/public/']) {
        expect((await get(path + id)).statusCode, path).toBe(404);
      }
    },
  );

  it.each([
    ['/api/airports/%00/listings', 'code'],
    ['/api/airports?search=%00', 'search'],
    ['/api/listing/0', 'id'],
    ['/api/listing/99999999999', 'id'],
    ['/api/listing/abc', 'id'],
    ['/api/airports?limit=51', 'limit'],
    ['/api/airports?limit=', 'limit'],
    ['/api/airports?offset=-1', 'offset'],
    ['/api/airports?limit=1&limit=2', 'limit'],
    ['/api/listings?lat=91&lon=0', 'lat'],
  ])('answers %s with 422 that names %s', async (url, field) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty(field);
  });
});

describe('request lines and headers', () => {
  let port: number;
  beforeAll(async () => {
    await app.fastify.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.fastify.server.address() as AddressInfo);
  });

  async function ask(path: string, headers: Record<string, string> = {}) {
    const call = request({ host: '127.0.0.1', port, path, headers, agent: false }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: await json(answer) };
  }

  it('may use the absolute form, as proxies do', async () => {
    for (const site of ['http://localhost:3000', 'http://elsewhere.test']) {
      expect((await ask(`${site}/api/health?probe=live`)).status).toBe(200);
    }
  });

  it('return 431 and the API error body when the headers exceed 16 KB', async () => {
    const { status, body } = await ask('/api/health', { 'x-much': 'a'.repeat(17 * 1024) });
    expect(status).toBe(431);
    expect(body).toEqual({ message: expect.any(String), error_code: 'TOO_LARGE' });
  });
});

describe('a slow connection', () => {
  it('is closed when its headers take longer than 10 seconds', {
    timeout: 30_000,
  }, async () => {
    const { port } = app.fastify.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    const started = performance.now();
    socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n');
    await once(socket, 'close');
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('every response', () => {
  it('carries a request id, nosniff and a policy that loads nothing', async () => {
    for (const url of ['/api/health', '/api/nothing-here']) {
      const { headers } = await get(url);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});

describe('a site served over HTTPS', () => {
  it('sends Strict-Transport-Security, also with errors', async () => {
    const secure = await buildApp(
      testServices(database, { PUBLIC_URL: 'https://crewpad.example', ALLOW_DEMO: '1' }),
    );
    for (const url of ['/api/health', '/api/nothing-here', '/nothing-here']) {
      const { headers } = await secure.fastify.inject(url);
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
      expect((await get(url)).headers['strict-transport-security']).toBeUndefined();
    }
    await secure.fastify.close();
  });
});

describe('documentation', () => {
  it('is OpenAPI 3.1 and names every operation', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1/);
    for (const { operation } of app.operations.routes()) {
      expect(document.paths[`/api${operation.path}`]).toHaveProperty(
        operation.method.toLowerCase(),
      );
    }
  });

  it('is served at /api/docs with all the assets that the page needs', async () => {
    const page = await get('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    const parts = [...page.body.matchAll(/(?:href|src)="([^"]+\.(?:css|js))"/g)];
    expect(parts.length).toBeGreaterThan(0);
    for (const [, address = ''] of parts) {
      const path = new URL(address, 'http://localhost/api/docs').pathname;
      expect((await get(path)).statusCode, path).toBe(200);
    }
  });
});

describe('health', () => {
  it('is ready, and stays alive but not ready while draining', async () => {
    const manifest = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
    const { version } = JSON.parse(manifest);
    expect((await get('/api/health')).json()).toEqual({ status: 'ok', version });
    app.drain();
    const refused = await get('/api/health');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await get('/api/health?probe=live')).statusCode).toBe(200);
  });
});
