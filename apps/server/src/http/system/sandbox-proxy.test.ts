import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commonHeaders } from '../pages/security-headers.ts';
import { registerErrors } from '../pipeline/errors.ts';
import { registerSandboxProxy } from './sandbox-proxy.ts';

let sandbox: Server;
let app: FastifyInstance;
/** Echoes the request that it received. */
beforeAll(async () => {
  sandbox = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, url, headers } = request;
    response.setHeader('content-security-policy', "default-src 'none'");
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('set-cookie', 'a=b');
    response.setHeader('content-type', 'application/json');
    response.statusCode = url === '/browser/declined' ? 402 : 200;
    response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
  });
  await new Promise<void>((listening) => sandbox.listen(0, '127.0.0.1', listening));
  const { port } = sandbox.address() as AddressInfo;
  app = Fastify();
  registerErrors(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders('http://localhost', false));
  });
  await registerSandboxProxy(app, `http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await app.close();
  sandbox.close();
});

it('passes form bodies, queries and answers through', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/sandbox/v1/payment_methods?a=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'card[cvc]=123',
  });
  expect(answer.json()).toMatchObject({
    method: 'POST',
    url: '/browser/v1/payment_methods?a=1',
    body: 'card[cvc]=123',
  });
  expect((await app.inject('/sandbox/declined')).statusCode).toBe(402);
});

it('passes only the headers of the sandbox, so that frames can show its documents', async () => {
  const { headers } = await app.inject('/sandbox/frames/cardNumber');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'access-control-allow-origin': '*',
  });
  expect(headers['x-frame-options']).toBeUndefined();
});

it('passes no cookies in either direction', async () => {
  const answer = await app.inject({ url: '/sandbox/x', headers: { cookie: 'crewpad-session=t' } });
  expect(answer.json().headers.cookie).toBeUndefined();
  expect(answer.headers['set-cookie']).toBeUndefined();
});

it('passes the publishable key, and no other key', async () => {
  const readPage = async (authorization: string) =>
    (await app.inject({ url: '/sandbox/x', headers: { authorization } })).json().headers;
  expect(await readPage('Bearer pk_test_a')).toMatchObject({ authorization: 'Bearer pk_test_a' });
  for (const secret of ['Bearer sk_test_a', 'Bearer rk_test_a', 'Basic c2tfdGVzdF9hOg==']) {
    expect((await readPage(secret)).authorization).toBeUndefined();
  }
});

it('refuses a body that is too large, with or without a content length', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const large = Buffer.alloc(1_100_000, 'a');
  const send = (body: RequestInit['body']) =>
    fetch(`${address}/sandbox/v1/payment_methods`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: body ?? null,
      duplex: 'half',
    } as RequestInit);
  const chunked = new ReadableStream({
    start(controller) {
      controller.enqueue(large);
      controller.close();
    },
  });
  for (const body of [large, chunked]) {
    const answer = await send(body);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error_code: 'TOO_LARGE' });
  }
});

it.each(['/sandbox/../v1/customers', '/sandbox/%2e%2e/v1/customers', '/v1/customers'])(
  'does not serve %s',
  async (url) => {
    const answer = await app.inject(url);
    const reached = answer.statusCode === 200 ? (answer.json() as { url: string }).url : '';
    expect(reached === '' || reached.startsWith('/browser/')).toBe(true);
  },
);

it.each(['PUT', 'DELETE', 'PATCH'] as const)('does not pass %s', async (method) => {
  expect((await app.inject({ method, url: '/sandbox/x' })).statusCode).toBe(404);
});

it('returns 503 when the sandbox is not running', async () => {
  const alone = Fastify();
  registerErrors(alone);
  await registerSandboxProxy(alone, 'http://127.0.0.1:9');
  expect((await alone.inject('/sandbox/x')).statusCode).toBe(503);
});
