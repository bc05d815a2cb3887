import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  customerWithCard,
  errorOf,
  methodOf,
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

async function paidIntent(card = 'pm_card_visa', amount = 1000) {
  const { customer, method } = await customerWithCard(test, card);
  return test.stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    customer,
    payment_method: method,
    confirm: true,
    off_session: true,
  });
}

describe('refunds', () => {
  it('return a part, then the rest, and never more', async () => {
    const { id: payment_intent, latest_charge } = await paidIntent();
    const { refunds, charges, balanceTransactions } = test.stripe;
    const part = await refunds.create({ payment_intent, amount: 300, metadata: { why: 'x' } });
    expect(part).toMatchObject({ amount: 300, status: 'succeeded', charge: latest_charge });
    const moved = await balanceTransactions.retrieve(String(part.balance_transaction));
    expect(moved).toMatchObject({ amount: -300, fee: 0, net: -300, type: 'refund' });

    const over = await errorOf(refunds.create({ payment_intent, amount: 701 }));
    expect(over).toMatchObject({ statusCode: 400, param: 'amount' });
    const rest = await refunds.create({ payment_intent, reason: 'requested_by_customer' });
    expect(rest.amount).toBe(700);
    const none = await errorOf(refunds.create({ payment_intent }));
    expect(none).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
    const charge = await charges.retrieve(String(latest_charge));
    expect(charge).toMatchObject({ amount_refunded: 1000, refunded: true });
    expect((await refunds.list({ payment_intent })).data).toHaveLength(2);
  });

  it('need a charge that succeeded', async () => {
    const open = await test.stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    const { refunds } = test.stripe;
    expect(await errorOf(refunds.create({ payment_intent: open.id }))).toMatchObject({
      param: 'payment_intent',
    });
    expect(await errorOf(refunds.create({ charge: 'ch_none' }))).toMatchObject({
      code: 'resource_missing',
    });
    expect(await errorOf(refunds.create({}))).toMatchObject({ code: 'parameter_missing' });
  });

  it('refunds to 4000 0000 0000 5126 fail an hour later, and the money returns to the balance', async () => {
    const method = await methodOf(test, '4000000000005126');
    const intent = await paidIntent(method);
    const refund = await test.stripe.refunds.create({ payment_intent: intent.id });
    await test.control('POST', '/clock/advance', { seconds: 3601 });
    const failed = await test.stripe.refunds.retrieve(refund.id);
    expect(failed).toMatchObject({ status: 'failed' });
    const charge = await test.stripe.charges.retrieve(String(intent.latest_charge));
    expect(charge).toMatchObject({ amount_refunded: 0, refunded: false });
    const events = await test.stripe.events.list({ type: 'refund.failed' });
    expect(events.data).toHaveLength(1);
  });

  it('refunds and charges add up to the balance', async () => {
    const { data } = await test.stripe.charges.list({ limit: 100 });
    const dump = await test.control<{ balance_transactions: { net: number }[] }>('GET', '/dump');
    const net = dump.balance_transactions.reduce((sum, { net: amount }) => sum + amount, 0);
    const balance = await test.stripe.balance.retrieve();
    const held = [...balance.available, ...balance.pending].reduce((sum, b) => sum + b.amount, 0);
    expect(held).toBe(net);
    expect(data.length).toBeGreaterThan(0);
  });
});
