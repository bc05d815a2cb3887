import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  customerWithCard,
  errorOf,
  startTestSandbox,
  type TestSandbox,
} from '../testing/harness.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(async () => {
  expect(test.problems).toEqual([]);
  await test.close();
});

const card = (over: object = {}) => ({
  type: 'card' as const,
  card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123', ...over },
});

describe('payment methods', () => {
  it('show brand, last four digits and fingerprint of a card', async () => {
    const { paymentMethods } = test.stripe;
    const visa = await paymentMethods.create(card());
    expect(visa.card).toMatchObject({ brand: 'visa', last4: '4242', exp_month: 12 });
    const again = await paymentMethods.create(card());
    expect(again.card?.fingerprint).toBe(visa.card?.fingerprint);
    const amex = await paymentMethods.create(card({ number: '378282246310005', cvc: '1234' }));
    expect(amex.card).toMatchObject({ brand: 'amex', last4: '0005' });
    const token = { type: 'card' as const, card: { token: 'tok_visa' } };
    expect((await paymentMethods.create(token)).card?.last4).toBe('4242');
  });

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number'],
    [{ exp_month: 13 }, 'invalid_expiry_month'],
    [{ exp_year: 2020 }, 'invalid_expiry_year'],
    [{ cvc: '99' }, 'invalid_cvc'],
    [{ number: '4111111111111111' }, 'card_declined'],
  ])('refuses %j as %s', async (over, code) => {
    const error = await errorOf(test.stripe.paymentMethods.create(card(over)));
    expect(error).toMatchObject({ statusCode: 402, code });
  });

  it('are attached, listed by customer, updated and detached for good', async () => {
    const { paymentMethods, customers } = test.stripe;
    const customer = (await customers.create({})).id;
    const { id } = await paymentMethods.create(card());
    expect((await paymentMethods.attach(id, { customer })).customer).toBe(customer);
    expect((await paymentMethods.attach(id, { customer })).customer).toBe(customer);
    expect((await paymentMethods.list({ customer, type: 'card' })).data).toHaveLength(1);
    const changed = await paymentMethods.update(id, {
      card: { exp_month: 1, exp_year: 2041 },
      billing_details: { name: 'Ann' },
    });
    expect(changed.card).toMatchObject({ exp_month: 1, exp_year: 2041 });
    expect(changed.billing_details.name).toBe('Ann');

    expect((await paymentMethods.detach(id)).customer).toBeNull();
    expect((await paymentMethods.list({ customer })).data).toEqual([]);
    expect(await errorOf(paymentMethods.detach(id))).toMatchObject({ statusCode: 400 });
    const again = await errorOf(paymentMethods.attach(id, { customer }));
    expect(again.message).toMatch(/may not be used again/);
    expect(await errorOf(paymentMethods.update(id, { card: { exp_month: 2 } }))).toMatchObject({
      param: 'payment_method',
    });
  });

  it('belong to one customer only', async () => {
    const { method } = await customerWithCard(test);
    const stranger = (await test.stripe.customers.create({})).id;
    const attach = test.stripe.paymentMethods.attach(method, { customer: stranger });
    expect(await errorOf(attach)).toMatchObject({ code: 'resource_missing' });
    const pay = { amount: 500, currency: 'usd', payment_method: method };
    expect(await errorOf(test.stripe.paymentIntents.create(pay))).toMatchObject({
      statusCode: 400,
      param: 'payment_method',
    });
  });

  it('cannot be attached if their card is declined immediately', async () => {
    const customer = (await test.stripe.customers.create({})).id;
    const { paymentMethods } = test.stripe;
    const declined = await errorOf(paymentMethods.attach('pm_card_chargeDeclined', { customer }));
    expect(declined).toMatchObject({ statusCode: 402, code: 'card_declined' });
    const later = await paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    expect(later.customer).toBe(customer);
  });
});
