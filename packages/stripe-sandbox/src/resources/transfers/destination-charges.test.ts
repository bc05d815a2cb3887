import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldBy, payAccount, readyAccount } from '../../testing/connect.ts';
import {
  customerWithCard,
  errorOf,
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

const refund = (over: object) => test.stripe.refunds.create(over);
const BACK = { reverse_transfer: true, refund_application_fee: false };

describe('a destination charge', () => {
  it('pays the account all but the application fee, and the platform the fee less its cost', async () => {
    const before = await heldBy(test);
    const account = await readyAccount(test);
    const { intent, charge } = await payAccount(test, account, { transfer_group: 'rental_1' });
    expect(intent).toMatchObject({ application_fee_amount: 420, transfer_group: 'rental_1' });
    expect(charge).toMatchObject({
      application_fee_amount: 420,
      transfer_data: { amount: null, destination: account },
      transfer_group: 'rental_1',
    });
    const transfer = await test.stripe.transfers.retrieve(String(charge.transfer));
    expect(transfer).toMatchObject({
      amount: 10_000,
      destination: account,
      reversals: { data: [] },
      source_transaction: charge.id,
      transfer_group: 'rental_1',
    });
    const fee = await test.stripe.applicationFees.retrieve(String(charge.application_fee));
    expect(fee).toMatchObject({
      account,
      amount: 420,
      charge: transfer.destination_payment,
      originating_transaction: charge.id,
    });
    const payment = await test.stripe.charges.retrieve(
      String(transfer.destination_payment),
      { expand: ['balance_transaction'] },
      { stripeAccount: account },
    );
    expect(payment).toMatchObject({ amount: 10_000, balance_transaction: { fee: 420, net: 9580 } });
    expect(await heldBy(test, account)).toBe(9580);
    expect((await heldBy(test)) - before).toBe(420 - 320);
    const { data } = await test.stripe.transfers.list({ transfer_group: 'rental_1' });
    expect(data.map(({ id }) => id)).toEqual([transfer.id]);
    expect(
      (await test.stripe.applicationFees.list({ charge: fee.charge as string })).data,
    ).toHaveLength(1);
    const foreign = test.stripe.charges.retrieve(payment.id);
    expect(await errorOf(foreign)).toMatchObject({ statusCode: 404 });
  });

  it('a destination charge without a fee pays everything, and names its group after the intent', async () => {
    const account = await readyAccount(test);
    const { intent, charge } = await payAccount(test, account, { fee: 0 });
    expect(charge).toMatchObject({ application_fee: null, transfer_group: `group_${intent.id}` });
    expect(await heldBy(test, account)).toBe(10_000);
  });

  it.each([
    ['4000000760000002', 'BR'],
    ['4000008260000000', 'GB'],
  ])(
    'a destination charge to the foreign card %s costs 4.4%% and 30 cents',
    async (_number, country) => {
      const account = await readyAccount(test);
      const card = `pm_card_${country.toLowerCase()}`;
      const { intent } = await payAccount(test, account, { amount: 40_000, fee: 2190, card });
      const paid = await test.stripe.paymentIntents.retrieve(intent.id, {
        expand: ['latest_charge.balance_transaction', 'payment_method'],
      });
      expect(paid).toMatchObject({
        latest_charge: {
          balance_transaction: { fee: 1790 },
          payment_method_details: { card: { country } },
        },
        payment_method: { card: { country } },
      });
      expect(await heldBy(test, account)).toBe(37_810);
    },
  );

  it('is refused for unknown accounts, inactive transfers and fees above the amount', async () => {
    const account = await readyAccount(test);
    const { stripe } = test;
    const create = (destination: string, fee?: number) =>
      stripe.paymentIntents.create({
        amount: 1000,
        currency: 'usd',
        transfer_data: { destination },
        ...(fee !== undefined && { application_fee_amount: fee }),
      });
    expect(await errorOf(create('acct_none'))).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'transfer_data[destination]',
    });
    expect(await errorOf(create(account, 1001))).toMatchObject({
      statusCode: 400,
      param: 'application_fee_amount',
    });
    const alone = { amount: 1000, currency: 'usd', application_fee_amount: 10 };
    expect(await errorOf(stripe.paymentIntents.create(alone))).toMatchObject({
      param: 'application_fee_amount',
    });
    const open = await create(account, 1000);
    const less = stripe.paymentIntents.update(open.id, { amount: 999 });
    expect(await errorOf(less)).toMatchObject({ param: 'application_fee_amount' });
    await test.control('POST', `/accounts/${account}/state`, { state: 'restricted' });
    const inactive = { statusCode: 400, code: 'insufficient_capabilities_for_transfer' };
    expect(await errorOf(create(account))).toMatchObject(inactive);
    const { customer, method } = await customerWithCard(test);
    await stripe.paymentIntents.update(open.id, { customer, payment_method: method });
    const late = await errorOf(stripe.paymentIntents.confirm(open.id));
    expect(late).toMatchObject(inactive);
    expect(late.message).toContain('at least one of the following capabilities enabled');
    expect(await heldBy(test, account)).toBe(0);
  });
});

describe('refunds of a destination charge', () => {
  it('deduct the part from the account and leave the fee with the platform', async () => {
    const account = await readyAccount(test);
    const { charge } = await payAccount(test, account);
    const before = await heldBy(test);
    const part = await refund({ charge: charge.id, amount: 2500, ...BACK });
    expect(await heldBy(test, account)).toBe(9580 - 2500);
    expect(await heldBy(test)).toBe(before);
    const reversal = await test.stripe.transfers.retrieveReversal(
      String(charge.transfer),
      String(part.transfer_reversal),
    );
    expect(reversal).toMatchObject({ amount: 2500, source_refund: part.id });
    await refund({ charge: charge.id, ...BACK });
    expect(await heldBy(test, account)).toBe(-420);
    const transfer = await test.stripe.transfers.retrieve(String(charge.transfer));
    expect(transfer).toMatchObject({ amount_reversed: 10_000, reversed: true });
  });

  it('return the fee pro rata if requested', async () => {
    const account = await readyAccount(test);
    const { charge } = await payAccount(test, account, { amount: 1290, fee: 80 });
    const before = await heldBy(test);
    const both = { reverse_transfer: true, refund_application_fee: true };
    await refund({ charge: charge.id, amount: 645, ...both });
    expect(await heldBy(test, account)).toBe(1210 - 645 + 40);
    expect(await heldBy(test)).toBe(before - 40);
    const fee = await test.stripe.applicationFees.retrieve(String(charge.application_fee));
    expect(fee).toMatchObject({ amount_refunded: 40, refunded: false });
    await test.stripe.applicationFees.createRefund(fee.id, { amount: 10 });
    await refund({ charge: charge.id, ...both });
    expect((await test.stripe.applicationFees.listRefunds(fee.id)).data).toHaveLength(3);
    expect(await heldBy(test, account)).toBe(0);
  });

  it('refunds of a destination charge without the flags are paid by the platform', async () => {
    const account = await readyAccount(test);
    const { charge } = await payAccount(test, account);
    const before = await heldBy(test);
    await refund({ charge: charge.id, amount: 300 });
    expect(await heldBy(test, account)).toBe(9580);
    expect(await heldBy(test)).toBe(before - 300);
  });

  it('refuse flags that the charge does not allow', async () => {
    const account = await readyAccount(test);
    const { charge } = await payAccount(test, account, { fee: 0 });
    expect(
      await errorOf(
        refund({ charge: charge.id, reverse_transfer: true, refund_application_fee: true }),
      ),
    ).toMatchObject({ statusCode: 400, param: 'refund_application_fee' });
    const { customer, method } = await customerWithCard(test);
    const plain = await test.stripe.paymentIntents.create({
      ...{ amount: 900, currency: 'usd', customer, payment_method: method, confirm: true },
    });
    const back = { payment_intent: plain.id, reverse_transfer: true };
    expect(await errorOf(refund(back))).toMatchObject({ param: 'reverse_transfer' });
    await test.control('POST', `/accounts/${account}/deauthorize`);
    const before = await heldBy(test);
    expect(await errorOf(refund({ charge: charge.id, reverse_transfer: true }))).toMatchObject({
      statusCode: 403,
    });
    expect(await heldBy(test)).toBe(before);
    expect((await test.stripe.charges.retrieve(charge.id)).amount_refunded).toBe(0);
  });
});

describe('transfers', () => {
  it('are reversed after a dispute and made again after it is won', async () => {
    const account = await readyAccount(test);
    const { charge } = await payAccount(test, account);
    const before = await heldBy(test);
    const { id } = await test.control<{ id: string }>('POST', '/disputes', { charge: charge.id });
    const tr = String(charge.transfer);
    await test.stripe.transfers.createReversal(tr, { metadata: { dispute: id } });
    expect(await heldBy(test, account)).toBe(-420);
    expect(await errorOf(test.stripe.transfers.createReversal(tr))).toMatchObject({
      statusCode: 400,
    });
    await test.control('POST', `/disputes/${id}/close`, { won: true });
    const again = await test.stripe.transfers.create({
      amount: 10_000,
      currency: 'usd',
      destination: account,
      source_transaction: charge.id,
      transfer_group: 'rental_2',
    });
    expect(again).toMatchObject({ source_transaction: charge.id, transfer_group: 'rental_2' });
    expect(await heldBy(test, account)).toBe(9580);
    // The dispute's fee is kept.
    expect(await heldBy(test)).toBe(before - 1500);
    expect((await test.stripe.transfers.listReversals(tr)).data).toHaveLength(1);
  });

  it('are refused beyond their charge or what is available', async () => {
    const account = await readyAccount(test);
    const { charge } = await payAccount(test, account);
    const create = (over: object) =>
      test.stripe.transfers.create({ currency: 'usd', destination: account, amount: 1, ...over });
    expect(await errorOf(create({ source_transaction: charge.id }))).toMatchObject({
      param: 'amount',
    });
    expect(await errorOf(create({ amount: 99_999_999 }))).toMatchObject({
      code: 'balance_insufficient',
    });
    expect(await errorOf(create({ destination: 'acct_none' }))).toMatchObject({
      param: 'destination',
    });
    const reversal = test.stripe.transfers.createReversal(String(charge.transfer), {
      amount: 10_001,
    });
    expect(await errorOf(reversal)).toMatchObject({ statusCode: 400, param: 'amount' });
  });

  it('cannot be seen from an account', async () => {
    const account = await readyAccount(test);
    const list = test.stripe.transfers.list({}, { stripeAccount: account });
    expect(await errorOf(list)).toMatchObject({ code: 'parameter_unsupported' });
  });
});
