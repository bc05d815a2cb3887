import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payAccount, readyAccount } from '../testing/connect.ts';
import { startTestSandbox, type TestSandbox } from '../testing/harness.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';

let test: TestSandbox;
let receiver: WebhookReceiver;
let secret: string;

beforeEach(async () => {
  test = await startTestSandbox();
  receiver = await startWebhookReceiver();
  const endpoint = await test.stripe.webhookEndpoints.create({
    url: receiver.url,
    enabled_events: ['customer.created', 'customer.deleted'],
  });
  secret = endpoint.secret ?? '';
});
afterEach(async () => {
  expect(test.problems).toEqual([]);
  await test.close();
  await receiver.close();
});

const create = (email = 'a@example.com') => test.stripe.customers.create({ email });
const fault = (kind: string, more: object = {}) =>
  test.control('POST', '/faults', { kind, ...more });
const arrived = (count: number) =>
  expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(count);
const eventOf = (index: number) => {
  const { body = '', signature = '' } = receiver.received[index] ?? {};
  return test.stripe.webhooks.constructEvent(body, signature, secret);
};

describe('webhooks', { timeout: 30_000 }, () => {
  it('arrive signed, only for the requested types', async () => {
    const customer = await create();
    await test.stripe.customers.update(customer.id, { name: 'x' });
    await test.stripe.customers.del(customer.id);
    await arrived(2);
    const types = [eventOf(0), eventOf(1)].map(({ type }) => type).toSorted();
    expect(types).toEqual(['customer.created', 'customer.deleted']);
    await expect
      .poll(async () => (await test.stripe.events.list()).data.map((e) => e.pending_webhooks))
      .toEqual([0, 0, 0]);
  });

  it('have wall time in the signature and sandbox time in the event', async () => {
    await test.control('POST', '/clock', { now: '2031-05-01T00:00:00Z', frozen: true });
    await create();
    await arrived(1);
    expect(eventOf(0).created).toBe(Date.parse('2031-05-01T00:00:00Z') / 1000);
    const stamp = Number(/^t=(\d+),/.exec(receiver.received[0]?.signature ?? '')?.[1]);
    expect(Math.abs(stamp - Date.now() / 1000)).toBeLessThan(30);
  });

  it('are retried until they are accepted', async () => {
    receiver.status = 500;
    await create();
    await arrived(2);
    receiver.status = 204;
    await arrived(3);
    expect(new Set([0, 1, 2].map((index) => eventOf(index).id)).size).toBe(1);
  });

  it('are dropped, duplicated or signed wrongly by faults', async () => {
    await fault('drop', { event: 'customer.*' });
    await create('lost@example.com');
    await test.control('POST', '/webhooks/flush');
    await fault('duplicate');
    await create('twice@example.com');
    await arrived(2);
    expect(eventOf(0).id).toBe(eventOf(1).id);
    await fault('bad_signature');
    await create('forged@example.com');
    await arrived(3);
    expect(() => eventOf(2)).toThrow(/signature/i);
  });

  it('are held back until they are released', async () => {
    await fault('hold');
    await create('held@example.com');
    await test.control('POST', '/webhooks/flush');
    await create('free@example.com');
    await arrived(1);
    expect(eventOf(0).data.object).toMatchObject({ email: 'free@example.com' });
    await test.control('POST', '/webhooks/release');
    await arrived(2);
    expect(eventOf(1).data.object).toMatchObject({ email: 'held@example.com' });
  });

  it('arrive after the next one if a fault reorders them', async () => {
    await fault('reorder');
    await create('first@example.com');
    await create('second@example.com');
    await arrived(2);
    expect(eventOf(0).data.object).toMatchObject({ email: 'second@example.com' });
    expect(eventOf(1).data.object).toMatchObject({ email: 'first@example.com' });
  });

  it('can arrive before the answer', async () => {
    await fault('before_response');
    await create();
    expect(receiver.received).toHaveLength(1);
  });

  it('about connected accounts have their own endpoint and secret, and name the account', async () => {
    const connect = await test.stripe.webhookEndpoints.create({
      url: receiver.url,
      connect: true,
      enabled_events: ['account.updated', 'account.application.deauthorized', 'customer.created'],
    });
    expect(connect.secret).not.toBe(secret);
    const platform = await test.stripe.webhookEndpoints.create({
      url: receiver.url,
      enabled_events: ['account.updated', 'transfer.created', 'application_fee.created'],
    });
    const account = await readyAccount(test);
    await arrived(1);
    secret = connect.secret ?? '';
    expect(eventOf(0)).toMatchObject({ type: 'account.updated', account });
    await test.control('POST', `/accounts/${account}/deauthorize`);
    await arrived(2);
    expect(eventOf(1)).toMatchObject({
      account,
      data: { object: { object: 'application' } },
      type: 'account.application.deauthorized',
    });
    await test.stripe.webhookEndpoints.update(connect.id, { disabled: true });
    await payAccount(test, await readyAccount(test));
    // The customer, the transfer and the fee.
    await arrived(5);
    secret = platform.secret ?? '';
    const received = [2, 3, 4].flatMap((index) => {
      try {
        return [eventOf(index)];
      } catch {
        return [];
      }
    });
    expect(received.map(({ type }) => type).toSorted()).toEqual([
      'application_fee.created',
      'transfer.created',
    ]);
    expect(received.some((event) => 'account' in event)).toBe(false);
  });

  it('are not sent to disabled or deleted endpoints', async () => {
    const { webhookEndpoints } = test.stripe;
    const [endpoint] = (await webhookEndpoints.list()).data;
    const id = endpoint?.id ?? '';
    expect(endpoint).not.toHaveProperty('secret');
    expect((await webhookEndpoints.update(id, { disabled: true })).status).toBe('disabled');
    await create();
    expect((await webhookEndpoints.update(id, { disabled: false })).status).toBe('enabled');
    expect(await webhookEndpoints.del(id)).toMatchObject({ deleted: true });
    await create();
    await test.control('POST', '/webhooks/flush');
    expect(receiver.received).toEqual([]);
  });
});
