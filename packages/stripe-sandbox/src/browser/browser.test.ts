import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { methodOf, startTestSandbox, type TestSandbox } from '../testing/harness.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox({ publicBase: '/pay' });
});
afterAll(async () => {
  expect(test.problems).toEqual([]);
  await test.close();
});

const get = (path: string) => globalThis.fetch(`${test.sandbox.url}${path}`);

/** An intent that waits for 3-D Secure, and the address of this step behind the proxy. */
async function waitingIntent(returnUrl?: string) {
  const intent = await test.stripe.setupIntents.create({
    payment_method: 'pm_card_authenticationRequired',
    confirm: true,
    ...(returnUrl && { return_url: returnUrl }),
  });
  const { redirect_to_url: redirect, use_stripe_sdk: sdk } = intent.next_action ?? {};
  const address = new URL(redirect?.url ?? String(sdk?.stripe_js), 'http://app.example').pathname;
  expect(address).toMatch(/^\/pay\/challenge\//);
  return { id: intent.id, step: `${test.sandbox.url}${address.replace('/pay', '/browser')}` };
}

const noBearer = { authorization: '' };
const payment = () => test.stripe.paymentIntents.create({ amount: 4900, currency: 'usd' });

/** Confirms like a page that sends the card itself. */
function confirmWithCard(
  { id, client_secret }: { id: string; client_secret: string | null },
  number: string,
  more: Record<string, string> = {},
) {
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  const form = {
    key: test.sandbox.publishableKey,
    client_secret: String(client_secret),
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2060',
    'payment_method_data[card][cvc]': '123',
    'payment_method_data[billing_details][name]': 'Ann',
    ...more,
  };
  return test.call('POST', `/browser/v1/${kind}/${id}/confirm`, form, noBearer);
}

const finish = (step: string, outcome: string) =>
  globalThis.fetch(step, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });

describe('the browser part', () => {
  it('serves script, frames and their files, without inline scripts', async () => {
    expect((await get('/browser/stripe.js')).headers.get('content-type')).toMatch(/javascript/);
    for (const name of ['cardNumber', 'cardExpiry', 'cardCvc']) {
      const frame = await get(`/browser/frames/${name}`);
      expect(frame.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(frame.headers.get('content-security-policy')).not.toContain('unsafe');
      const text = await frame.text();
      expect(text).toMatch(/autocomplete="cc-(number|exp|csc)"/);
      expect(text).not.toMatch(/<script>|\son\w+=/);
    }
    for (const name of ['frame.css', 'frame.js', 'fields.js', 'confirm.js', 'style.js']) {
      const { status, headers } = await get(`/browser/frames/${name}`);
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    }
  });

  it('answers calls with the publishable key from any origin, and no others', async () => {
    const answer = await globalThis.fetch(`${test.sandbox.url}/browser/v1/payment_methods`, {
      method: 'POST',
      body: new URLSearchParams({
        key: test.sandbox.publishableKey,
        type: 'card',
        'card[token]': 'tok_visa',
      }),
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({ object: 'payment_method' });
    expect((await get('/browser/v1/customers')).status).toBe(404);
    expect((await get('/browser/v1/balance')).status).toBe(404);
  });

  it('confirms with publishable key and client_secret', async () => {
    const intent = await test.stripe.setupIntents.create({});
    const { body } = await test.call(
      'POST',
      `/browser/v1/setup_intents/${intent.id}/confirm`,
      {
        key: test.sandbox.publishableKey,
        client_secret: String(intent.client_secret),
        payment_method: await methodOf(test, '4242424242424242'),
      },
      { authorization: '' },
    );
    expect(body.status).toBe('succeeded');
  });

  it('refuses calls with the secret key, in the header or in the body', async () => {
    const { secretKey } = test.sandbox;
    for (const intent of [await test.stripe.setupIntents.create({}), await payment()]) {
      const kind = intent.id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
      const path = `/browser/v1/${kind}/${intent.id}`;
      const bearer = await test.call('GET', path);
      const key = await test.call('POST', `${path}/confirm`, { key: secretKey }, noBearer);
      expect([bearer.status, key.status]).toEqual([403, 403]);
    }
  });

  it('does not show the customer of an intent', async () => {
    const customer = await test.stripe.customers.create({ email: 'ann@crewpad.test' });
    const { id, client_secret } = await test.stripe.setupIntents.create({ customer: customer.id });
    const form = { key: test.sandbox.publishableKey, client_secret: String(client_secret) };
    const path = `/browser/v1/setup_intents/${id}`;
    const readPage = async (expand: string) =>
      (await test.call('GET', path, { ...form, 'expand[]': expand }, noBearer)).status;
    expect(await readPage('customer')).toBe(400);
    expect(await readPage('payment_method.customer')).toBe(400);
    expect(await readPage('payment_method')).toBe(200);
  });

  it('confirms with a card in the same call', async () => {
    const customer = await test.stripe.customers.create({});
    const setup = await test.stripe.setupIntents.create({ customer: customer.id });
    for (const intent of [setup, await payment()]) {
      const { status, body } = await confirmWithCard(intent, '4242424242424242');
      expect([status, body.status]).toEqual([200, 'succeeded']);
      const method = await test.stripe.paymentMethods.retrieve(String(body.payment_method));
      expect(method).toMatchObject({ billing_details: { name: 'Ann' }, card: { last4: '4242' } });
    }
    const declined = await confirmWithCard(await payment(), '4000000000000002');
    expect([declined.status, declined.body]).toMatchObject([
      402,
      { error: { code: 'card_declined' } },
    ]);
  });

  it('refuses such a card from a server, or together with another payment method', async () => {
    const { id } = await payment();
    const card = { 'payment_method_data[type]': 'card' };
    const server = await test.call('POST', `/v1/payment_intents/${id}/confirm`, card);
    expect(server.status).toBe(400);
    const both = await confirmWithCard(await payment(), '4242424242424242', {
      payment_method: 'pm_card_visa',
    });
    expect([both.status, both.body]).toMatchObject([
      400,
      { error: { param: 'payment_method_data' } },
    ]);
  });
});

describe('the 3-D Secure page', () => {
  it.each([
    ['complete', 'succeeded'],
    ['fail', 'requires_payment_method'],
  ])('%ss the step once', async (outcome, status) => {
    const { id, step } = await waitingIntent();
    const page = await (await globalThis.fetch(step)).text();
    expect(page).toContain('<title>3-D Secure authentication</title>');
    expect(page).toContain('"/pay/challenge/challenge.js"');
    expect((await finish(step, outcome)).status).toBe(200);
    expect((await test.stripe.setupIntents.retrieve(id)).status).toBe(status);
    expect((await globalThis.fetch(step)).status).toBe(410);
    await finish(step, 'complete');
    expect((await test.stripe.setupIntents.retrieve(id)).status).toBe(status);
  });

  it('returns to the page that opened it', async () => {
    const { id, step } = await waitingIntent('https://app.example/done?tab=card');
    const answer = await finish(step, 'complete');
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      tab: 'card',
      setup_intent: id,
      redirect_status: 'succeeded',
    });
  });

  it('opens only with its secret', async () => {
    const { id, step } = await waitingIntent();
    const guessed = step.replace(/src_\w+$/, `src_${'a'.repeat(24)}`);
    expect((await globalThis.fetch(guessed)).status).toBe(410);
    await finish(guessed, 'complete');
    expect((await test.stripe.setupIntents.retrieve(id)).status).toBe('requires_action');
  });
});
