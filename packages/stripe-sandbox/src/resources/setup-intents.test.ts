import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, methodOf, startTestSandbox, type TestSandbox } from '../testing/harness.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(async () => {
  expect(test.problems).toEqual([]);
  await test.close();
});

async function newIntent() {
  const customer = (await test.stripe.customers.create({})).id;
  return test.stripe.setupIntents.create({
    customer,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
  });
}

describe('a SetupIntent', () => {
  it('waits for a card and attaches it', async () => {
    const intent = await newIntent();
    expect(intent).toMatchObject({ status: 'requires_payment_method', usage: 'off_session' });
    expect(intent.client_secret).toMatch(/^seti_\w{24}_secret_\w{25}$/);
    const confirmation = await test.stripe.setupIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      expand: ['payment_method', 'latest_attempt'],
    });
    expect(confirmation).toMatchObject({
      status: 'succeeded',
      payment_method: { customer: intent.customer },
      latest_attempt: { status: 'succeeded' },
    });
    const again = await errorOf(test.stripe.setupIntents.confirm(intent.id));
    expect(again).toMatchObject({ statusCode: 400, code: 'setup_intent_unexpected_state' });
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error', 'processing_error'],
  ])('declines %s as %s', async (number, code, declineCode) => {
    const intent = await newIntent();
    const payment_method = await methodOf(test, number);
    const error = await errorOf(test.stripe.setupIntents.confirm(intent.id, { payment_method }));
    expect(error).toMatchObject({ statusCode: 402, code, decline_code: declineCode });
    expect(error.setup_intent).toMatchObject({ status: 'requires_payment_method' });
    const after = await test.stripe.setupIntents.retrieve(intent.id);
    expect(after.last_setup_error).toMatchObject({ code });
    expect(after.payment_method).toBeNull();
  });

  it.each([
    '4242424242424242',
    '5555555555554444',
    '378282246310005',
    '6011111111111117',
    '4000000000000341',
    '4000003800000446',
    '4000000000000259',
    '4000000000005126',
    '4000009900000012',
  ])('takes %s without asking', async (number) => {
    const intent = await newIntent();
    const payment_method = await methodOf(test, number);
    const confirmation = await test.stripe.setupIntents.confirm(intent.id, { payment_method });
    expect(confirmation.status).toBe('succeeded');
  });

  it.each(['4000002500003155', '4000002760003184', '4000008260003178'])(
    'asks for 3-D Secure with %s, and ends either way',
    async (number) => {
      for (const succeed of [true, false]) {
        const intent = await newIntent();
        const payment_method = await methodOf(test, number);
        const waiting = await test.stripe.setupIntents.confirm(intent.id, { payment_method });
        expect(waiting).toMatchObject({
          status: 'requires_action',
          next_action: { type: 'use_stripe_sdk' },
        });
        await test.control('POST', `/challenges/${intent.id}`, { succeed });
        const after = await test.stripe.setupIntents.retrieve(intent.id);
        expect(after.status).toBe(succeed ? 'succeeded' : 'requires_payment_method');
        expect(after.next_action).toBeNull();
        const code = succeed ? undefined : 'setup_intent_authentication_failure';
        expect(after.last_setup_error?.code).toBe(code);
        const { customer } = await test.stripe.paymentMethods.retrieve(payment_method);
        expect(customer).toBe(succeed ? intent.customer : null);
      }
    },
  );

  it('redirects to the bank when it gets a return address', async () => {
    const intent = await newIntent();
    const waiting = await test.stripe.setupIntents.confirm(intent.id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'https://app.example/back',
    });
    expect(waiting.next_action?.redirect_to_url).toMatchObject({
      return_url: 'https://app.example/back',
      url: expect.stringMatching(/^https:\/\/app\.example\/sandbox\/challenge\/seti_/),
    });
  });

  it('can be canceled unless it succeeded, and is listed', async () => {
    const intent = await newIntent();
    const canceled = await test.stripe.setupIntents.cancel(intent.id, {
      cancellation_reason: 'abandoned',
    });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    const confirm = test.stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(await errorOf(confirm)).toMatchObject({ code: 'setup_intent_unexpected_state' });
    const customer = String(intent.customer);
    expect((await test.stripe.setupIntents.list({ customer })).data).toHaveLength(1);
  });
});
