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

/** An intent that waits for 3-D Secure, and where its step is behind the proxy. */
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

  it('answers publishable calls of any origin, and no others', async () => {
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

  it('leads back to the page that asked for it', async () => {
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

  it('opens only to who knows its secret', async () => {
    const { id, step } = await waitingIntent();
    const guessed = step.replace(/src_\w+$/, `src_${'a'.repeat(24)}`);
    expect((await globalThis.fetch(guessed)).status).toBe(410);
    await finish(guessed, 'complete');
    expect((await test.stripe.setupIntents.retrieve(id)).status).toBe('requires_action');
  });
});
