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

describe('customers', () => {
  it('are created, read, updated and listed', async () => {
    const { customers } = test.stripe;
    const customer = await customers.create({
      email: 'ann@example.com',
      name: 'Ann',
      metadata: { user: '7', plan: 'x' },
      address: { country: 'US', postal_code: '94105' },
    });
    expect(customer).toMatchObject({
      livemode: false,
      email: 'ann@example.com',
      object: 'customer',
    });
    expect(customer.id).toMatch(/^cus_\w{24}$/);
    expect(customer.address).toMatchObject({ country: 'US', line1: null });

    const changed = await customers.update(customer.id, {
      name: '',
      metadata: { plan: '', city: 'Reno' },
    });
    expect(changed.name).toBeNull();
    expect(changed.metadata).toEqual({ user: '7', city: 'Reno' });
    expect((await customers.update(customer.id, { metadata: '' })).metadata).toEqual({});
    expect((await customers.list({ email: 'ann@example.com' })).data).toHaveLength(1);
  });

  it('are a 404 by address and a 400 as a parameter if they do not exist', async () => {
    const own = await errorOf(test.stripe.customers.retrieve('cus_none'));
    expect(own).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'id' });
    const named = await errorOf(test.stripe.setupIntents.create({ customer: 'cus_none' }));
    expect(named).toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'customer' });
    expect(named.message).toContain("No such customer: 'cus_none'");
  });

  it('can still be read as deleted, lose their cards and are no longer listed', async () => {
    const { customer, method } = await customerWithCard(test);
    expect(await test.stripe.customers.del(customer)).toMatchObject({ deleted: true });
    expect(await test.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect((await test.stripe.paymentMethods.retrieve(method)).customer).toBeNull();
    const ids = (await test.stripe.customers.list()).data.map(({ id }) => id);
    expect(ids).not.toContain(customer);
    const update = await errorOf(test.stripe.customers.update(customer, { name: 'x' }));
    expect(update).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    const charge = test.stripe.paymentIntents.create({ amount: 100, currency: 'usd', customer });
    expect(await errorOf(charge)).toMatchObject({ code: 'resource_missing', param: 'customer' });
  });

  it('accept only their own card as the default, and lose it with the card', async () => {
    const { customer, method } = await customerWithCard(test);
    const stranger = await test.stripe.customers.create({});
    const settings = { invoice_settings: { default_payment_method: method } };
    const refused = await errorOf(test.stripe.customers.update(stranger.id, settings));
    expect(refused.param).toBe('invoice_settings[default_payment_method]');

    const set = await test.stripe.customers.update(customer, settings);
    expect(set.invoice_settings.default_payment_method).toBe(method);
    await test.stripe.paymentMethods.detach(method);
    const after = await test.stripe.customers.retrieve(customer);
    expect(after).toMatchObject({ invoice_settings: { default_payment_method: null } });
  });
});
