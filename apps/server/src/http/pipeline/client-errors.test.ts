import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commonHeaders } from '../pages/security-headers.ts';
import { clientErrorHandler } from './client-errors.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({
    http: { maxHeaderSize: 1024 },
    clientErrorHandler: clientErrorHandler(commonHeaders('http://localhost', false)),
  });
  app.get('/', async () => 'read');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends raw bytes and reads the response until the server closes the connection. */
async function answerTo(bytes: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

it('refuses headers that are too large, with the API error body', async () => {
  const { head, body } = await answerTo(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(2048)}\r\n`);
  expect(head).toMatch(/^HTTP\/1\.1 431 /);
  expect(head).toContain('content-type: application/json');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(body).toEqual({ message: expect.any(String), error_code: 'TOO_LARGE' });
});

it('refuses bytes that are not HTTP with 400', async () => {
  const { head, body } = await answerTo('what is this\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(body).toEqual({ message: expect.any(String), error_code: 'UNREADABLE_REQUEST' });
});
