import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  customerWithCard,
  errorOf,
  methodOf,
  startTestSandbox,
  type TestSandbox,
} from '../../testing/harness.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(async () => {
  expect(test.problems).toEqual([]);
  await test.close();
});

const newIntent = (customer: string, amount = 1000) =>
  test.stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    customer,
    allowed_payment_method_types: ['card'],
  });

/** Saves the card if possible, then charges it. */
async function pay(number: string, offSession: boolean) {
  const loose = await methodOf(test, number);
  const { customer, method } = await customerWithCard(test, loose);
  const intent = await newIntent(customer);
  const params = { payment_method: method, off_session: offSession };
  return { intent, confirm: () => test.stripe.paymentIntents.confirm(intent.id, params) };
}

describe('a PaymentIntent', () => {
  it('is paid once, and its charge has the fee', async () => {
    const { customer, method } = await customerWithCard(test);
    const intent = await newIntent(customer, 15_484);
    expect(intent).toMatchObject({ status: 'requires_payment_method', latest_charge: null });
    const paid = await test.stripe.paymentIntents.confirm(intent.id, {
      payment_method: method,
      off_session: true,
      expand: ['latest_charge.balance_transaction', 'customer'],
    });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 15_484,
      customer: { id: customer },
      latest_charge: { paid: true, balance_transaction: { fee: 479, net: 15_005 } },
    });
    for (const deed of ['confirm', 'cancel'] as const) {
      const error = await errorOf(test.stripe.paymentIntents[deed](intent.id));
      expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
      expect(error.payment_intent?.id).toBe(intent.id);
    }
    expect((await test.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });

  it('is declined and then paid with another card', async () => {
    const { customer, method } = await customerWithCard(test);
    const intent = await newIntent(customer);
    const confirm = (payment_method: string) =>
      test.stripe.paymentIntents.confirm(intent.id, { payment_method, off_session: true });
    const error = await errorOf(confirm('pm_card_chargeDeclinedInsufficientFunds'));
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      advice_code: 'try_again_later',
    });
    const failed = await test.stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge'],
    });
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { decline_code: 'insufficient_funds' },
      latest_charge: { status: 'failed', paid: false, balance_transaction: null },
    });
    expect((await confirm(method)).status).toBe('succeeded');
    expect((await test.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(2);
  });

  it.each([
    ['4242424242424242', true, 'succeeded'],
    ['4000000000000259', true, 'succeeded'],
    ['4000000000000341', true, 'generic_decline'],
    ['4000002500003155', true, 'succeeded'],
    ['4000002500003155', false, 'succeeded'],
    ['4000002760003184', true, 'authentication_required'],
    ['4000002760003184', false, 'requires_action'],
    ['4000003800000446', true, 'succeeded'],
    ['4000003800000446', false, 'requires_action'],
    ['4000008260003178', true, 'insufficient_funds'],
    ['4000008260003178', false, 'requires_action'],
  ])(
    'a PaymentIntent with the saved card %s, off session %s, ends as %s',
    async (number, offSession, end) => {
      const { intent, confirm } = await pay(number, offSession);
      if (end === 'succeeded' || end === 'requires_action') {
        expect((await confirm()).status).toBe(end);
      } else {
        expect(await errorOf(confirm())).toMatchObject({ statusCode: 402, decline_code: end });
        const after = await test.stripe.paymentIntents.retrieve(intent.id);
        expect(after.status).toBe('requires_payment_method');
      }
    },
  );

  it.each([
    ['4000002760003184', true, 'succeeded', undefined],
    ['4000002760003184', false, 'requires_payment_method', 'payment_intent_authentication_failure'],
    ['4000008260003178', true, 'requires_payment_method', 'card_declined'],
  ])(
    'a PaymentIntent after 3-D Secure of %s (completed: %s) is %s',
    async (number, succeed, status, code) => {
      const { intent, confirm } = await pay(number, false);
      expect((await confirm()).next_action?.type).toBe('use_stripe_sdk');
      await test.control('POST', `/challenges/${intent.id}`, { succeed });
      const after = await test.stripe.paymentIntents.retrieve(intent.id);
      expect(after).toMatchObject({ status, next_action: null });
      expect(after.last_payment_error?.code).toBe(code);
    },
  );

  it.each([
    ['4000009900000012', 1],
    ['4000009900000020', 2],
    ['4000009900000038', 3],
  ])('a PaymentIntent with the scripted card %s is declined %i times', async (number, times) => {
    const { confirm } = await pay(number, true);
    for (let n = 0; n < times; n += 1)
      expect(await errorOf(confirm())).toMatchObject({ decline_code: 'insufficient_funds' });
    expect((await confirm()).status).toBe('succeeded');
  });

  it('saves a card for later if requested, and otherwise consumes it', async () => {
    const customer = (await test.stripe.customers.create({})).id;
    const payment_method = await methodOf(test, '4242424242424242');
    const create = (over: object) =>
      test.stripe.paymentIntents.create({
        amount: 900,
        currency: 'usd',
        customer,
        payment_method,
        confirm: true,
        ...over,
      });
    expect((await create({ setup_future_usage: 'off_session' })).status).toBe('succeeded');
    expect((await create({ off_session: true })).status).toBe('succeeded');

    const loose = await methodOf(test, '4242424242424242');
    const once = { customer: undefined, payment_method: loose };
    expect((await create(once)).status).toBe('succeeded');
    expect((await errorOf(create(once))).message).toMatch(/may not be used again/);
  });

  it('refuses a detached card and a deleted customer', async () => {
    const { customer, method } = await customerWithCard(test);
    const intent = await newIntent(customer);
    const confirm = () =>
      test.stripe.paymentIntents.confirm(intent.id, { payment_method: method, off_session: true });
    await test.control('POST', `/payment_methods/${method}/detach`);
    expect(await errorOf(confirm())).toMatchObject({ statusCode: 400, param: 'payment_method' });
    await test.control('DELETE', `/customers/${customer}`);
    expect(await errorOf(confirm())).toMatchObject({ code: 'resource_missing', param: 'customer' });
  });

  it('can be updated until it is paid, and then not canceled', async () => {
    const { customer, method } = await customerWithCard(test);
    const { id } = await newIntent(customer);
    const { paymentIntents } = test.stripe;
    const changed = await paymentIntents.update(id, {
      amount: 2000,
      payment_method: method,
      metadata: { obligation: '1' },
    });
    expect(changed).toMatchObject({ amount: 2000, status: 'requires_confirmation' });
    const canceled = await paymentIntents.cancel(id, { cancellation_reason: 'duplicate' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'duplicate' });
    expect(await errorOf(paymentIntents.update(id, { amount: 3000 }))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    const noted = await paymentIntents.update(id, { metadata: { note: 'x' } });
    expect(noted.metadata).toEqual({ obligation: '1', note: 'x' });
    expect(await errorOf(paymentIntents.confirm(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    expect((await paymentIntents.list({ customer })).data).toHaveLength(1);
  });

  it.each([
    [{ amount: 49 }, 'amount_too_small'],
    [{ amount: 0 }, 'parameter_invalid_integer'],
    [{ amount: 100_000_000 }, 'amount_too_large'],
  ])('refuses %j as %s', async (over, code) => {
    const create = test.stripe.paymentIntents.create({ currency: 'usd', ...over });
    expect(await errorOf(create)).toMatchObject({ statusCode: 400, code, param: 'amount' });
  });
});
