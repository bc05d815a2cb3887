import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payAccount, readyAccount } from './testing/connect.ts';
import { startTestSandbox, type TestSandbox } from './testing/harness.ts';
import { startWebhookReceiver, type WebhookReceiver } from './testing/webhook-receiver.ts';
import { anyOrder } from './webhook-delivery.ts';

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

  it('are tried again for three days, and count as pending meanwhile', async () => {
    await test.control('POST', '/clock', { now: '2031-05-01T00:00:00Z', frozen: true });
    receiver.status = 500;
    await create();
    const flush = () => test.control('POST', '/webhooks/flush');
    const pending = async () => (await test.stripe.events.list()).data[0]?.pending_webhooks;
    await flush();
    const tries: number[] = [];
    for (let hour = 0; hour < 74; hour += 1) {
      const before = receiver.received.length;
      await test.control('POST', '/clock/advance', { seconds: 3600 });
      await flush();
      if (receiver.received.length > before) tries.push(hour + 1);
      if (hour === 48) expect(await pending()).toBe(1);
    }
    // After 5, 10, 20, 40, 80 ... minutes, at most 12 hours apart.
    expect(tries.slice(0, 5)).toEqual([1, 2, 3, 4, 6]);
    expect(tries.slice(1).every((hour, at) => hour - (tries[at] ?? 0) <= 13)).toBe(true);
    expect(await pending()).toBe(0);
    receiver.status = 200;
    await test.control('POST', '/clock/advance', { seconds: 30 * 86_400 });
    const before = receiver.received.length;
    await flush();
    expect(receiver.received).toHaveLength(before);
    expect((await test.stripe.events.list()).data).toHaveLength(1);
  });

  it('are accepted when they are tried again', async () => {
    await test.control('POST', '/clock', { now: '2031-05-01T00:00:00Z', frozen: true });
    await fault('drop');
    await create();
    await test.control('POST', '/webhooks/flush');
    expect(receiver.received).toEqual([]);
    await test.control('POST', '/clock/advance', { seconds: 300 });
    await arrived(1);
    expect(eventOf(0).type).toBe('customer.created');
  });

  it('webhooks of one call come in an order that the seed sets', async () => {
    const types = ['created', 'paid', 'charged', 'attached', 'moved'];
    const orders = [1, 2, 3, 4].map((seed) => anyOrder(seed)(types).join());
    expect(new Set(orders).size).toBe(4);
    expect([1, 2, 3, 4].map((seed) => anyOrder(seed)(types).join())).toEqual(orders);
    expect(anyOrder(1)(types).toSorted()).toEqual(types.toSorted());
    expect(await test.control('POST', '/webhooks/order', { seed: 3 })).toEqual({ seed: 3 });
    expect(await test.control('POST', '/webhooks/order', {})).toHaveProperty('error');
  });

  it('show the object as it was at their moment', async () => {
    await test.stripe.paymentIntents.create({
      ...{ amount: 500, currency: 'usd', payment_method: 'pm_card_visa', confirm: true },
    });
    const { data } = await test.stripe.events.list({ types: ['payment_intent.created'] });
    expect(data).toMatchObject([{ data: { object: { status: 'requires_confirmation' } } }]);
  });

  it('are dropped, duplicated or signed wrongly by faults', async () => {
    await fault('drop', { event: 'customer.*', count: 1 });
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

  it('webhooks about connected accounts have their own endpoint and secret, and name the account', async () => {
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
