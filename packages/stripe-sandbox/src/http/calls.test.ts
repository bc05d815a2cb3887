import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, startTestSandbox, type TestSandbox } from '../testing/harness.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(async () => {
  expect(test.problems).toEqual([]);
  await test.close();
});

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

describe('keys', () => {
  it.each(['', 'sk_test_other', 'sk_live_1234567890', 'rk_live_12345'])(
    '%j is 401',
    async (key) => {
      const { status, body } = await test.call('GET', '/v1/customers', {}, bearer(key));
      expect(status).toBe(401);
      expect(body.error).toMatchObject({ type: 'invalid_request_error' });
    },
  );

  it('are never shown in full', async () => {
    const { body } = await test.call('GET', '/v1/balance', {}, bearer('sk_test_secret_of_another'));
    expect(JSON.stringify(body)).not.toContain('secret_of');
  });

  it('that are publishable allow only calls for browsers', async () => {
    const key = bearer(test.sandbox.publishableKey);
    expect((await test.call('GET', '/v1/customers', {}, key)).status).toBe(403);
    expect((await test.call('GET', '/v1/events', {}, key)).status).toBe(403);
    const intent = await test.stripe.setupIntents.create({});
    const path = `/v1/setup_intents/${intent.id}`;
    expect((await test.call('GET', path, {}, key)).status).toBe(400);
    const wrong = await test.call('GET', path, { client_secret: `${intent.id}_secret_x` }, key);
    expect(wrong.status).toBe(404);
    const right = { client_secret: String(intent.client_secret) };
    expect((await test.call('GET', path, right, key)).body.id).toBe(intent.id);
    const other = await test.stripe.setupIntents.create({});
    expect((await test.call('GET', `/v1/setup_intents/${other.id}`, right, key)).status).toBe(404);
  });
});

describe('headers', () => {
  it('name the request, the key and the version', async () => {
    const { headers } = await test.call('POST', '/v1/customers', {}, { 'idempotency-key': 'h1' });
    expect(headers.get('request-id')).toMatch(/^req_\w{24}$/);
    expect(headers.get('idempotency-key')).toBe('h1');
    expect(headers.get('stripe-version')).toBe('2026-10-28.endive');
    expect(headers.get('stripe-should-retry')).toBeNull();
    const failed = await test.call('POST', '/v1/customers', { nope: '1' });
    expect(failed.headers.get('stripe-should-retry')).toBe('false');
  });

  it('are sent with the 404 for an unknown address', async () => {
    const { status, body } = await test.call('GET', '/v1/unicorns');
    expect(status).toBe(404);
    expect(body.error).toMatchObject({ type: 'invalid_request_error' });
  });
});

describe('parameters', () => {
  it.each([
    [{ nope: '1' }, 'parameter_unknown', 'nope'],
    [{ 'payment_method_types[0]': 'card' }, 'parameter_unknown', 'payment_method_types'],
    [{ amount: '1.5' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 'abc' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: '' }, 'parameter_invalid_empty', 'amount'],
    [{ currency: '' }, undefined, 'currency'],
    [{ confirm: 'yes' }, undefined, 'confirm'],
    [{ 'allowed_payment_method_types[0]': 'ideal' }, undefined, 'allowed_payment_method_types'],
    [{ on_behalf_of: 'acct_1' }, 'parameter_unsupported', 'on_behalf_of'],
  ])('parameters of a PaymentIntent: %j is refused', async (over, code, param) => {
    const form = { amount: '1000', currency: 'usd', ...over };
    const { status, body } = await test.call('POST', '/v1/payment_intents', form);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', param });
    expect((body.error as { code?: string }).code).toBe(code);
  });

  it('are named in the error if they are missing', async () => {
    const { body } = await test.call('POST', '/v1/payment_intents', { amount: '1000' });
    expect(body.error).toMatchObject({ code: 'parameter_missing', param: 'currency' });
  });

  it('are named with their path if they are nested', async () => {
    const form = { 'invoice_settings[nope]': '1' };
    const { body } = await test.call('POST', '/v1/customers', form);
    expect(body.error).toMatchObject({
      code: 'parameter_unknown',
      param: 'invoice_settings[nope]',
    });
  });

  it('are refused if they are not a form or are too large', async () => {
    const broken = await test.call('POST', '/v1/customers', { 'a[b': '1' });
    expect([broken.status, broken.body.error]).toMatchObject([
      400,
      { type: 'invalid_request_error' },
    ]);
    const large = await test.call('POST', '/v1/customers', { description: 'x'.repeat(300_000) });
    expect([large.status, large.body.error]).toMatchObject([
      413,
      { type: 'invalid_request_error' },
    ]);
  });

  it('cannot reach the prototype of objects', async () => {
    const { status } = await test.call('POST', '/v1/customers', { 'metadata[__proto__]': 'x' });
    expect(status).toBe(400);
    expect(Object.prototype).not.toHaveProperty('x');
  });
});

describe('expand', () => {
  it('follows dotted paths, also on lists', async () => {
    const { customers, setupIntents } = test.stripe;
    const customer = await customers.create({ email: 'expand@example.com' });
    await setupIntents.create({
      customer: customer.id,
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    const { data } = await setupIntents.list({
      customer: customer.id,
      expand: ['data.payment_method.customer', 'data.latest_attempt'],
    });
    expect(data[0]).toMatchObject({
      payment_method: { customer: { email: 'expand@example.com' } },
      latest_attempt: { object: 'setup_attempt' },
    });
  });

  it('refuses a field that is not a reference, and a path that is too deep', async () => {
    const { id } = await test.stripe.customers.create({});
    for (const expand of ['email.x', 'id', 'nope', 'a.b.c.d.e']) {
      const error = await errorOf(
        test.stripe.setupIntents.create({ customer: id, expand: [expand] }),
      );
      expect(error).toMatchObject({ statusCode: 400, param: 'expand' });
    }
  });
});

describe('lists', () => {
  it('have pages in both directions, newest first', async () => {
    const { customers } = test.stripe;
    const email = 'paged@example.com';
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift((await customers.create({ email })).id);
    const first = await customers.list({ email, limit: 2 });
    expect(first).toMatchObject({ has_more: true, url: '/v1/customers' });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const next = await customers.list({ email, limit: 3, starting_after: ids[1] });
    expect(next.data.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(next.has_more).toBe(false);
    const back = await customers.list({ email, limit: 2, ending_before: ids[4] });
    expect(back.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    const all: string[] = [];
    for await (const { id } of customers.list({ email, limit: 2 })) all.push(id);
    expect(all).toEqual(ids);
  });

  it('can be limited by time and by number', async () => {
    const { customers } = test.stripe;
    const { created } = await customers.create({ email: 'time@example.com' });
    const email = 'time@example.com';
    expect((await customers.list({ email, created: { gte: created } })).data).toHaveLength(1);
    expect((await customers.list({ email, created: { gt: created } })).data).toHaveLength(0);
    expect((await customers.list({ email, created })).data).toHaveLength(1);
    expect(await errorOf(customers.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
    expect(await errorOf(customers.list({ starting_after: 'cus_none' }))).toMatchObject({
      code: 'resource_missing',
      param: 'starting_after',
    });
  });

  it('lists of events can be limited by type', async () => {
    await test.stripe.customers.create({});
    const { data } = await test.stripe.events.list({ types: ['customer.created'], limit: 3 });
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['customer.created']));
    const [event] = data;
    expect((await test.stripe.events.retrieve(event?.id ?? '')).request?.id).toMatch(/^req_/);
  });
});
