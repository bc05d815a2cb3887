import type { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { heldBy, payAccount, readyAccount } from '../testing/connect.ts';
import { errorOf, startTestSandbox, type TestSandbox } from '../testing/harness.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
beforeEach(() => test.control('POST', '/platform/balance', { available: null }));
afterAll(async () => {
  expect(test.problems).toEqual([]);
  await test.close();
});

const read = (id: string) => test.stripe.refunds.retrieve(id);
const setAvailable = (available: number | null) =>
  test.control<Stripe.Balance>('POST', '/platform/balance', { available });

it('waits while the platform has too little, then succeeds on its own', async () => {
  const { charge } = await payAccount(test, await readyAccount(test));
  const before = await heldBy(test);
  expect((await setAvailable(100)).available[0]?.amount).toBe(100);
  const { id, status, balance_transaction } = await test.stripe.refunds.create({
    charge: charge.id,
    amount: 1000,
  });
  expect([status, balance_transaction]).toEqual(['pending', null]);
  expect((await test.stripe.charges.retrieve(charge.id)).amount_refunded).toBe(1000);
  await setAvailable(1000);
  expect((await read(id)).status).toBe('succeeded');
  const { data } = await test.stripe.events.list({
    types: ['refund.updated', 'balance.available'],
  });
  expect(data.map(({ type }) => type).slice(0, 2)).toEqual(['refund.updated', 'balance.available']);
  // What a test has added to the balance is taken away again.
  await setAvailable(null);
  expect(await heldBy(test)).toBe(before - 1000);
});

it('waits, succeeds or fails as a test decides, and a retry can fail again', async () => {
  const { charge } = await payAccount(test, await readyAccount(test));
  const before = await heldBy(test);
  const refund = (amount: number) => test.stripe.refunds.create({ charge: charge.id, amount });

  await test.control('POST', '/refunds/next', { status: 'pending', times: 2 });
  const [first, second] = [await refund(100), await refund(200)];
  expect([first.status, second.status]).toEqual(['pending', 'pending']);
  await test.control('POST', `/refunds/${first.id}/succeed`);
  await test.control('POST', `/refunds/${second.id}/fail`);
  expect(await read(first.id)).toMatchObject({ status: 'succeeded' });
  expect(await read(second.id)).not.toHaveProperty('failure_balance_transaction');
  expect(await heldBy(test)).toBe(before - 100);

  await test.control('POST', '/refunds/next', { status: 'failed', times: 2 });
  for (const _ of [1, 2]) expect((await refund(300)).status).toBe('failed');
  expect((await refund(300)).status).toBe('succeeded');
  expect(await heldBy(test)).toBe(before - 400);
  const { data } = await test.stripe.events.list({ type: 'refund.failed' });
  expect(data).toHaveLength(3);
  expect(await test.control('POST', '/refunds/next', { status: 'x' })).toHaveProperty('error');
});

it('is not passed on to an account by a transfer that the platform cannot pay', async () => {
  const account = await readyAccount(test);
  const { charge } = await payAccount(test, account);
  const transfer = String(charge.transfer);
  await test.stripe.transfers.createReversal(transfer, { amount: 5000 });
  await test.control('POST', '/clock/advance', { seconds: 3 * 86_400 });
  await setAvailable(4999);
  const again = {
    ...{ amount: 5000, currency: 'usd', destination: account },
    source_transaction: charge.id,
  };
  const refused = await errorOf(test.stripe.transfers.create(again));
  expect(refused).toMatchObject({ statusCode: 400, code: 'balance_insufficient' });
  await setAvailable(5000);
  expect((await test.stripe.transfers.create(again)).amount).toBe(5000);
});

it('of an account that refuses reversals is 400, and without that makes it negative', async () => {
  const account = await readyAccount(test);
  const { charge } = await payAccount(test, account);
  await test.control('POST', `/accounts/${account}/reversals`, { refuse: true });
  const reverse = () => test.stripe.transfers.createReversal(String(charge.transfer));
  expect(await errorOf(reverse())).toMatchObject({
    ...{ statusCode: 400, code: 'balance_insufficient' },
  });
  const refund = { charge: charge.id, reverse_transfer: true };
  expect(await errorOf(test.stripe.refunds.create(refund))).toMatchObject({ statusCode: 400 });
  await test.control('POST', `/accounts/${account}/reversals`, { refuse: false });
  await reverse();
  expect(await heldBy(test, account)).toBe(-420);
});
