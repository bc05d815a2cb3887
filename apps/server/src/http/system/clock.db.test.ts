import { startSandbox } from '@crewpad/stripe-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type JobQueue, noJobs } from '../../platform/jobs/definition.ts';
import { openPaymentProvider } from '../../platform/payments/provider.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { TestApp } from '../../testing/test-app.ts';

let rig: TestApp;
beforeAll(async () => {
  rig = await TestApp.open({ TEST_CONTROL: 'on' });
});
afterAll(() => rig.close());

it('can be moved by a caller on this machine', async () => {
  const before = rig.clock.now();
  const { status, body } = await rig.post('/dev/clock', { advance_seconds: 60 });
  expect(status).toBe(200);
  expect(Date.parse(body.now) - before.getTime()).toBeGreaterThanOrEqual(60_000);
});

describe('a clock jump', () => {
  const DUE = ['2026-03-05T10:00:00.000Z', '2026-03-09T07:00:00.000Z'];

  async function jump(body: object): Promise<string[]> {
    const stops: string[] = [];
    const jobs: JobQueue = {
      ...noJobs,
      nextDue: async (after, until) =>
        DUE.map((at) => new Date(at)).find((at) => at > after && at <= until),
      runDue: async (_from, to) => {
        stops.push(to.toISOString().slice(0, 16));
      },
    };
    const other = await TestApp.open({ TEST_CONTROL: 'on' }, { jobs });
    const { status } = await other.post('/dev/clock', body);
    expect(status).toBe(200);
    await other.close();
    return stops;
  }

  it('stops at each instant when a row is due, then continues', async () => {
    expect(await jump({ now: '2026-03-20T00:00:00Z' })).toEqual([
      '2026-03-05T10:00',
      '2026-03-09T07:00',
      '2026-03-20T00:00',
    ]);
  });

  it('can skip the time in between, as if the server had been down', async () => {
    expect(await jump({ now: '2026-03-20T00:00:00Z', skip: true })).toEqual(['2026-03-20T00:00']);
  });
});

it('moves the payment sandbox as well: what is due there happens before the jobs run', async () => {
  const time: { rig?: TestApp } = {};
  const sandbox = await startSandbox({
    ...{ file: ':memory:', control: true },
    now: () => time.rig?.clock.now() ?? TEST_NOW,
  });
  const payments = openPaymentProvider({ mode: 'sandbox', port: undefined }, sandbox);
  const other = await TestApp.open({ TEST_CONTROL: 'on' }, { payments });
  time.rig = other;
  const { id } = await payments.stripe.paymentIntents.create({
    ...{ amount: 500, currency: 'usd', payment_method: 'pm_card_visa', confirm: true },
  });
  await other.post('/dev/clock', { advance_seconds: 60 });
  const { data } = await payments.stripe.events.list({ type: 'charge.updated' });
  expect(data.map(({ data: { object } }) => object)).toMatchObject([{ payment_intent: id }]);
  await other.close();
  await sandbox.close();
});

it.each([
  [{ headers: { 'x-forwarded-for': '127.0.0.1' } }],
  [{ headers: { 'x-real-ip': '127.0.0.1' } }],
  [{ headers: { host: 'crewpad.example' } }],
  [{ remoteAddress: '192.0.2.7' }],
])('does not exist for a caller with %j', async (call) => {
  const before = rig.clock.now();
  const url = '/api/dev/clock';
  const { fastify } = rig.app;
  expect((await fastify.inject({ url, ...call })).statusCode).toBe(404);
  for (const payload of [{ advance_seconds: 60 }, { advance_seconds: 'x' }]) {
    const answer = await fastify.inject({ method: 'POST', url, payload, ...call });
    expect(answer.statusCode).toBe(404);
  }
  // The clock keeps running, and no call has moved it by a minute.
  expect(rig.clock.now().getTime() - before.getTime()).toBeLessThan(60_000);
});
