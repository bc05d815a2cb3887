import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { isLocalCall } from './local-call.ts';

function isLocal(remoteAddress: string | undefined, headers: Record<string, string>): boolean {
  const raw = { socket: { remoteAddress }, headers: { host: 'localhost:3000', ...headers } };
  return isLocalCall({ raw } as unknown as FastifyRequest);
}

it.each([
  ['127.0.0.1', {}],
  ['127.8.9.1', { host: '127.0.0.1' }],
  ['::1', { host: '[::1]:3000' }],
  ['::ffff:127.0.0.1', { host: 'LOCALHOST' }],
])('a call from %s with %j is local', (peer, headers) => {
  expect(isLocal(peer, headers as unknown as Record<string, string>)).toBe(true);
});

it.each([
  ['192.0.2.7', {}],
  ['::ffff:192.0.2.7', {}],
  ['2001:db8::1', {}],
  [undefined, {}],
  ['127.0.0.1', { host: 'crewpad.example' }],
  ['127.0.0.1', { host: '127.0.0.1.crewpad.example' }],
  ['127.0.0.1', { host: 'localhost.crewpad.example:3000' }],
  ['127.0.0.1', { host: '' }],
  ['127.0.0.1', { forwarded: 'for=127.0.0.1' }],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
  ['127.0.0.1', { 'x-forwarded-host': 'localhost' }],
  ['127.0.0.1', { 'x-forwarded-proto': 'http' }],
  ['127.0.0.1', { via: '1.1 proxy' }],
  ['127.0.0.1', { 'x-real-ip': '127.0.0.1' }],
])('a call from %s with %j is not local', (peer, headers) => {
  expect(isLocal(peer, headers as unknown as Record<string, string>)).toBe(false);
});
