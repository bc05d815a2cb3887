import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { openPaymentProvider } from '../../platform/payments/provider.ts';
import { startTracing, traced } from '../../platform/tracing.ts';
import { mailsTo, TestApp } from '../../testing/test-app.ts';

interface StoredSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code: number };
}

/** A collector that takes OTLP as JSON over HTTP. */
let collector: Server;
let address: string;
/** Every body that it got. */
let received: string[];
let stopTracing: () => Promise<void>;
const lines: string[] = [];
const log = createLog('warn', { write: (line) => lines.push(line) });

beforeEach(async () => {
  received = [];
  lines.length = 0;
  collector = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push(body);
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  stopTracing = await startTracing(address, log);
});
afterEach(async () => {
  await stopTracing();
  collector.close();
});

const spans = (): StoredSpan[] =>
  received.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: StoredSpan[] }[] }) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const named = (name: string) => spans().find((span) => span.name === name);

it('one trace leads from a request to its statements and to the email that it ordered', async () => {
  const rig = await TestApp.open();
  try {
    const { email } = await rig.member({ email: 'canary-traced@crewpad.test' });
    const { status } = await rig.post('/password-recovery', { email });
    expect(status).toBe(200);
    await mailsTo(rig, email);
    await rig.post('/login', { email, password: 'canary-password' });
    await rig.get('/user', 'canary-token');
  } finally {
    await rig.close();
  }
  await stopTracing();
  const request = named('POST /api/password-recovery');
  expect(request?.parentSpanId ?? '').toBe('');
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });
  const trace = spans().filter(({ traceId }) => traceId === request?.traceId);
  const insert = trace.find(({ name }) => name === 'database insert');
  expect(insert?.parentSpanId).toBe(request?.spanId);
  const sending = trace.find(({ name }) => name === 'send email reset_password');
  expect(sending?.parentSpanId).toBe(request?.spanId);
  expect(trace.some(({ parentSpanId }) => parentSpanId === sending?.spanId)).toBe(true);
  // The statements of another request are in its own trace.
  expect(named('POST /api/login')?.traceId).not.toBe(request?.traceId);
  expect(received.join()).not.toContain('canary');
});

it('a call to the provider is a span without ids and values', async () => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('{"id": "pi_1", "data": []}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { secretKey: 'sk_test_canary', publishableKey: 'pk_test_1' };
  const { stripe } = openPaymentProvider({ mode: 'sandbox', port: undefined }, { url, ...keys });
  await traced('job test', {}, async () => {
    await stripe.paymentIntents.retrieve('pi_Canary1');
    await stripe.customers.list({ email: 'canary@crewpad.test' });
  });
  await stopTracing();
  server.close();
  const job = named('job test');
  expect(named('GET /v1/payment_intents/{id}')?.parentSpanId).toBe(job?.spanId);
  expect(named('GET /v1/customers')?.parentSpanId).toBe(job?.spanId);
  expect(received.join()).not.toMatch(/canary/i);
});

it('an error is a failed span with its kind, not its message', async () => {
  const work = traced('job broken', {}, () => Promise.reject(new TypeError('canary')));
  await expect(work).rejects.toThrow('canary');
  await stopTracing();
  expect(named('job broken')).toMatchObject({ status: { code: 2 } });
  expect(named('job broken')?.attributes).toEqual([
    { key: 'error.type', value: { stringValue: 'TypeError' } },
  ]);
  expect(received.join()).not.toContain('canary');
});

it('a collector that is away is logged once, and what waits for it stays small', async () => {
  collector.close();
  collector.closeAllConnections();
  await once(collector, 'close');
  for (let count = 0; count < 5000; count += 1) await traced('job often', {}, async () => {});
  await stopTracing();
  expect(lines.filter((line) => line.includes('traces were not accepted'))).toHaveLength(1);
}, 30_000);
