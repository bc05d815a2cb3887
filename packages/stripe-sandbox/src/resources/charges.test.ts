import type { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { heldBy, payAccount, readyAccount } from '../testing/connect.ts';
import {
  customerWithCard,
  errorOf,
  startTestSandbox,
  type TestSandbox,
} from '../testing/harness.ts';

let test: TestSandbox;

beforeEach(async () => {
  test = await startTestSandbox({ captureDelay: 1 });
  await test.control('POST', '/clock', { now: '2026-11-27T12:00:00Z', frozen: true });
});
afterEach(async () => {
  expect(test.problems).toEqual([]);
  await test.close();
});

const read = (id: string) => test.stripe.charges.retrieve(id);
const uncaptured = { balance_transaction: null, application_fee: null };

it('follows the payment a second later, with the fee, the transfer and charge.updated', async () => {
  const account = await readyAccount(test);
  const { intent, charge } = await payAccount(test, account);
  expect(intent.status).toBe('succeeded');
  expect(charge).toMatchObject({ paid: true, application_fee_amount: 420, ...uncaptured });
  expect(charge.transfer).toBeUndefined();
  expect([await heldBy(test), await heldBy(test, account)]).toEqual([0, 0]);

  await test.control('POST', '/clock/advance', { seconds: 1 });
  const after = await read(charge.id);
  expect(after.balance_transaction).toMatch(/^txn_/);
  expect(after.transfer).toMatch(/^tr_/);
  expect(after.application_fee).toMatch(/^fee_/);
  expect(await heldBy(test, account)).toBe(9_580);
  const { data } = await test.stripe.events.list({ types: ['charge.succeeded', 'charge.updated'] });
  const pictures = data.map(({ type, data: { object } }) => [
    type,
    (object as Stripe.Charge).balance_transaction,
  ]);
  expect(pictures).toEqual([
    ['charge.updated', after.balance_transaction],
    ['charge.succeeded', null],
  ]);
});

it('comes with the payment if the call asks for it', async () => {
  const account = await readyAccount(test);
  const { charge } = await payAccount(test, account, { capture_method: 'automatic' });
  expect(charge.balance_transaction).toMatch(/^txn_/);
  expect(charge.transfer).toMatch(/^tr_/);
  const { data } = await test.stripe.events.list({ type: 'charge.updated' });
  expect(data).toEqual([]);
  const refused = await errorOf(
    test.stripe.paymentIntents.create({ amount: 500, currency: 'usd', capture_method: 'manual' }),
  );
  expect(refused.code).toBe('parameter_unsupported');
});

it('is needed before a refund that takes the money back from the account', async () => {
  const { charge } = await payAccount(test, await readyAccount(test));
  const refund = { charge: charge.id, reverse_transfer: true };
  const refused = await errorOf(test.stripe.refunds.create(refund));
  expect(refused).toMatchObject({ statusCode: 400, param: 'reverse_transfer' });
  await test.control('POST', '/clock/advance', { seconds: 1 });
  expect((await test.stripe.refunds.create(refund)).status).toBe('succeeded');
});

it('waits while a test holds it, and takes as long as a test sets', async () => {
  await test.control('POST', '/captures/hold');
  const { charge: held } = await payAccount(test, await readyAccount(test));
  await test.control('POST', '/clock/advance', { seconds: 86_400 });
  expect(await read(held.id)).toMatchObject(uncaptured);
  expect(await read(held.id)).not.toHaveProperty('transfer');
  await test.control('POST', '/captures/release');
  expect((await read(held.id)).balance_transaction).toMatch(/^txn_/);

  await test.control('POST', '/captures/delay', { seconds: 600 });
  const { charge: late } = await payAccount(test, await readyAccount(test));
  await test.control('POST', '/clock/advance', { seconds: 599 });
  expect(await read(late.id)).toMatchObject(uncaptured);
  await test.control('POST', '/clock/advance', { seconds: 1 });
  expect((await read(late.id)).balance_transaction).toMatch(/^txn_/);
  expect(await test.control('POST', '/captures/delay', { seconds: -1 })).toHaveProperty('error');
});

it('needs no call while the clock runs', async () => {
  await test.control('POST', '/clock', { frozen: false });
  const { customer, method } = await customerWithCard(test);
  const { latest_charge: charge } = await test.stripe.paymentIntents.create({
    ...{ amount: 500, currency: 'usd', customer, payment_method: method },
    ...{ confirm: true, off_session: true },
  });
  const captured = async () =>
    (await test.stripe.events.list({ type: 'charge.updated' })).data.map(
      ({ data: { object } }) => (object as Stripe.Charge).id,
    );
  await expect.poll(captured, { timeout: 5000 }).toEqual([charge]);
});
