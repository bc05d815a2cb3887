import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  customerWithCard,
  errorOf,
  startTestSandbox,
  type TestSandbox,
} from './testing/harness.ts';

let test: TestSandbox;
beforeEach(async () => {
  test = await startTestSandbox();
});
afterEach(async () => {
  expect(test.problems).toEqual([]);
  await test.close();
});

const fault = (body: object) => test.control('POST', '/faults', body);

describe('the control API', () => {
  it('is closed unless it was enabled', async () => {
    const closed = await startTestSandbox({ control: false });
    expect((await closed.call('GET', '/_sandbox/clock')).status).toBe(404);
    await closed.close();
  });

  it('sets, stops and advances the clock', async () => {
    const at = Date.parse('2028-02-29T12:00:00Z') / 1000;
    const set = await test.control('POST', '/clock', { now: '2028-02-29T12:00:00Z', frozen: true });
    expect(set).toEqual({ now: '2028-02-29T12:00:00.000Z', unix: at, frozen: true });
    expect((await test.stripe.customers.create({})).created).toBe(at);
    await test.control('POST', '/clock/advance', { seconds: 3600 });
    expect((await test.stripe.customers.create({})).created).toBe(at + 3600);
    const running = await test.control<{ unix: number }>('POST', '/clock', {
      now: at,
      frozen: false,
    });
    expect(running.unix - at).toBeLessThan(5);
    expect(await test.control('POST', '/clock', { now: 'soon' })).toHaveProperty('error');
  });

  it('the control API follows the given clock', async () => {
    const early = await startTestSandbox({ now: () => new Date('2020-01-01T00:00:00Z') });
    expect((await early.stripe.customers.create({})).created).toBe(1_577_836_800);
    await early.close();
  });

  it('makes pending money available after some days', async () => {
    const { customer, method } = await customerWithCard(test);
    const pay = { amount: 1000, currency: 'usd', customer, payment_method: method, confirm: true };
    await test.stripe.paymentIntents.create(pay);
    expect((await test.stripe.balance.retrieve()).pending[0]?.amount).toBe(941);
    await test.control('POST', '/clock/advance', { seconds: 3 * 86_400 });
    expect((await test.stripe.balance.retrieve()).available[0]?.amount).toBe(941);
  });
});

describe('faults', () => {
  it('drop a call before it is executed', async () => {
    // The SDK itself retries once after a lost connection.
    await fault({ kind: 'drop_before', path: '/v1/customers', method: 'POST', count: 2 });
    expect((await errorOf(test.stripe.customers.create({}))).type).toBe('StripeConnectionError');
    expect((await test.stripe.customers.list()).data).toEqual([]);
  });

  it('drop the response of an executed call', async () => {
    await fault({ kind: 'drop_after_execute', path: '/v1/customers', method: 'POST' });
    const customer = await test.stripe.customers.create({}, { idempotencyKey: 'dropped' });
    expect((await test.stripe.customers.list()).data.map(({ id }) => id)).toEqual([customer.id]);
  });

  it('answer 429 and 409 without executing', async () => {
    await fault({ kind: '429', path: '/v1/customers' });
    const limited = await errorOf(test.stripe.customers.create({}));
    expect(limited).toMatchObject({ type: 'StripeRateLimitError', statusCode: 429 });
    await fault({ kind: '409', path: '/v1/customers' });
    expect(await errorOf(test.stripe.customers.create({}))).toMatchObject({ statusCode: 409 });
    expect((await test.stripe.customers.list()).data).toEqual([]);
  });

  it('apply only to calls that match their pattern, as often as their count says', async () => {
    await fault({ kind: '429', path: '/v1/setup_intents/*/confirm', method: 'POST', count: 2 });
    const intent = await test.stripe.setupIntents.create({});
    const confirm = () =>
      test.stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(await errorOf(confirm())).toMatchObject({ statusCode: 429 });
    expect(await errorOf(confirm())).toMatchObject({ statusCode: 429 });
    expect((await confirm()).status).toBe('succeeded');
    expect(await test.control('GET', '/faults')).toEqual({
      faults: [],
    });
  });

  it('are refused when invalid, and can be cleared', async () => {
    expect(await fault({ kind: 'earthquake' })).toHaveProperty('error');
    await fault({ kind: '429' });
    await test.control('DELETE', '/faults');
    expect((await test.stripe.customers.create({})).object).toBe('customer');
  });
});

describe('the dashboard', () => {
  it('refuses unknown objects', async () => {
    for (const [method, path] of [
      ['DELETE', '/customers/cus_none'],
      ['POST', '/payment_methods/pm_none/detach'],
      ['POST', '/challenges/pi_none'],
      ['POST', '/refunds/re_none/fail'],
    ] as const)
      expect(await test.control(method, path)).toHaveProperty('error');
  });
});
