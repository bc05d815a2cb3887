import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerWithCard, startTestSandbox, type TestSandbox } from '../testing/harness.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(async () => {
  expect(test.problems).toEqual([]);
  await test.close();
});

const post = (path: string, form: Record<string, string>, key: string) =>
  test.call('POST', path, form, { 'idempotency-key': key });

describe('an idempotency key', () => {
  it('returns the first answer again', async () => {
    const first = await post('/v1/customers', { email: 'a@example.com' }, 'same');
    const again = await post('/v1/customers', { email: 'a@example.com' }, 'same');
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('original-request')).toBe(first.headers.get('request-id'));
    expect(first.headers.get('idempotent-replayed')).toBeNull();
  });

  it('is refused for other parameters and for another address', async () => {
    await post('/v1/customers', { email: 'b@example.com' }, 'bound');
    for (const [path, email] of [
      ['/v1/customers', 'c@example.com'],
      ['/v1/setup_intents', 'b@example.com'],
    ] as const) {
      const { status, body } = await post(path, { email }, 'bound');
      expect(status).toBe(400);
      expect(body.error).toMatchObject({ type: 'idempotency_error' });
    }
  });

  it('returns a decline again, and does not charge again', async () => {
    const { customer } = await customerWithCard(test);
    const intent = await test.stripe.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      customer,
    });
    const form = { payment_method: 'pm_card_chargeDeclined' };
    const path = `/v1/payment_intents/${intent.id}/confirm`;
    const first = await post(path, form, 'decline');
    const again = await post(path, form, 'decline');
    expect([first.status, again.status]).toEqual([402, 402]);
    expect(again.body).toEqual(first.body);
    const charges = await test.stripe.charges.list({ payment_intent: intent.id });
    expect(charges.data).toHaveLength(1);
  });

  it('returns a 500 again if its work was done', async () => {
    await test.control('POST', '/faults', { kind: '500_after_execute', path: '/v1/customers' });
    const first = await post('/v1/customers', { email: 'five@example.com' }, 'five');
    const again = await post('/v1/customers', { email: 'five@example.com' }, 'five');
    expect([first.status, again.status]).toEqual([500, 500]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const { data } = await test.stripe.customers.list({ email: 'five@example.com' });
    expect(data).toHaveLength(1);
  });

  it('returns a refusal because of the state again, but not one because of the parameters', async () => {
    const intent = await test.stripe.setupIntents.create({});
    await test.stripe.setupIntents.cancel(intent.id);
    const path = `/v1/setup_intents/${intent.id}/cancel`;
    await post(path, {}, 'state');
    const again = await post(path, {}, 'state');
    expect(again.headers.get('idempotent-replayed')).toBe('true');

    expect((await post('/v1/customers', { nope: '1' }, 'free')).status).toBe(400);
    const right = await post('/v1/customers', {}, 'free');
    expect(right.status).toBe(200);
    expect(right.headers.get('idempotent-replayed')).toBeNull();
  });

  it('is in use while the first call runs', async () => {
    await test.control('POST', '/faults', {
      kind: 'delay',
      path: '/v1/customers',
      milliseconds: 300,
    });
    const slow = post('/v1/customers', { name: 'slow' }, 'busy');
    await expect
      .poll(async () => (await post('/v1/customers', { name: 'slow' }, 'busy')).status, {
        interval: 5,
      })
      .toBe(409);
    const { body, status, headers } = await post('/v1/customers', { name: 'slow' }, 'busy');
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: 'idempotency_key_in_use' });
    expect(headers.get('stripe-should-retry')).toBe('true');
    const first = await slow;
    const replay = await post('/v1/customers', { name: 'slow' }, 'busy');
    expect(replay.body.id).toBe(first.body.id);
  });

  it('expires after 24 hours of the sandbox clock', async () => {
    const first = await post('/v1/customers', {}, 'old');
    await test.control('POST', '/clock/advance', { seconds: 86_399 - 60 });
    expect((await post('/v1/customers', {}, 'old')).body.id).toBe(first.body.id);
    await test.control('POST', '/clock/advance', { seconds: 120 });
    expect((await post('/v1/customers', {}, 'old')).body.id).not.toBe(first.body.id);
  });

  it('has at most 255 characters, and counts for POST only', async () => {
    expect((await post('/v1/customers', {}, 'k'.repeat(256))).status).toBe(400);
    const get = () => test.call('GET', '/v1/balance', {}, { 'idempotency-key': 'get' });
    await get();
    expect((await get()).headers.get('idempotent-replayed')).toBeNull();
  });
});
