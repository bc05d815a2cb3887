import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { heldBy, payAccount, readyAccount } from '../testing/connect.ts';
import { errorOf, startTestSandbox, type TestSandbox } from '../testing/harness.ts';

const DAY = 86_400;
let test: TestSandbox;
beforeEach(async () => {
  test = await startTestSandbox();
  // A Monday.
  await test.control('POST', '/clock', { now: '2027-03-01T10:00:00Z', frozen: true });
});
afterEach(async () => {
  expect(test.problems).toEqual([]);
  await test.close();
});

const days = (count: number) => test.control('POST', '/clock/advance', { seconds: count * DAY });
const payouts = async (account: string) =>
  (await test.stripe.payouts.list({}, { stripeAccount: account })).data;
const schedule = (account: string, over: object) =>
  test.stripe.accounts.update(account, { settings: { payouts: { schedule: over } } });

describe('payouts', () => {
  it('send the available balance once a day, and arrive on the next', async () => {
    const account = await readyAccount(test);
    await payAccount(test, account);
    await days(1);
    expect(await payouts(account)).toEqual([]);
    await days(1);
    const [sent] = await payouts(account);
    expect(sent).toMatchObject({ amount: 9580, automatic: true, status: 'in_transit' });
    expect(await heldBy(test, account)).toBe(0);
    await days(1);
    const paid = await test.stripe.payouts.retrieve(sent?.id ?? '', {}, { stripeAccount: account });
    expect(paid.status).toBe('paid');
    expect(await errorOf(test.stripe.payouts.retrieve(paid.id))).toMatchObject({ statusCode: 404 });
    expect((await test.stripe.payouts.list()).data).toEqual([]);
    const events = await test.stripe.events.list({}, { stripeAccount: account });
    expect(events.data.map(({ type }) => type).slice(0, 2)).toEqual([
      'payout.paid',
      'payout.created',
    ]);
    expect(events.data.every((event) => event.account === account)).toBe(true);
    const own = (await test.stripe.events.list({ limit: 100 })).data.map(({ type }) => type);
    expect(own).toContain('transfer.created');
    expect(own.filter((type) => /^(account|payout)\./.test(type))).toEqual([]);
  });

  it('payouts follow the schedule', async () => {
    const account = await readyAccount(test);
    await schedule(account, { delay_days: 7, interval: 'weekly', weekly_anchor: 'thursday' });
    await payAccount(test, account);
    await days(9);
    expect(await payouts(account)).toEqual([]);
    await days(1);
    expect(await payouts(account)).toMatchObject([{ amount: 9580 }]);
    await schedule(account, { delay_days: 2, interval: 'monthly', monthly_anchor: 31 });
    await payAccount(test, account, { amount: 5000, fee: 0 });
    await days(19);
    expect(await payouts(account)).toHaveLength(1);
    await days(1);
    expect(await payouts(account)).toHaveLength(2);
    await schedule(account, { interval: 'manual' });
    await payAccount(test, account, { amount: 5000, fee: 0 });
    await days(60);
    expect(await payouts(account)).toHaveLength(2);
  });

  it('that fail return the money and stop until there is another bank', async () => {
    const account = await readyAccount(test);
    await payAccount(test, account);
    await test.control('POST', `/accounts/${account}/fail-next-payout`);
    await days(2);
    await days(1);
    expect(await payouts(account)).toMatchObject([
      { failure_code: 'account_closed', status: 'failed' },
    ]);
    expect(await heldBy(test, account)).toBe(9580);
    expect(await test.stripe.accounts.retrieve(account)).toMatchObject({
      capabilities: { transfers: 'active' },
      external_accounts: { data: [{ status: 'errored' }] },
      payouts_enabled: false,
      requirements: { currently_due: ['external_account'] },
    });
    await days(1);
    expect(await payouts(account)).toHaveLength(1);
    await test.control('POST', `/accounts/${account}/state`, { state: 'complete' });
    await days(1);
    expect(await payouts(account)).toMatchObject([{ status: 'in_transit' }, { status: 'failed' }]);
  });

  it('list the movements that they are made of, which add up to them', async () => {
    const account = await readyAccount(test);
    const of = { stripeAccount: account };
    const { charge } = await payAccount(test, account);
    await payAccount(test, account, { amount: 5000, fee: 0 });
    await days(2);
    const back = { charge: charge.id, amount: 1000, reverse_transfer: true };
    await test.stripe.refunds.create({ ...back, refund_application_fee: true });
    await payAccount(test, account, { amount: 7000, fee: 290 });
    await test.control('POST', `/accounts/${account}/fail-next-payout`);
    await days(2);
    await test.control('POST', `/accounts/${account}/state`, { state: 'complete' });
    await days(1);
    const sent = (await payouts(account)).toReversed();
    expect(sent.map(({ amount, status }) => [amount, status])).toEqual([
      [14_580, 'failed'],
      // What came back, another payment, and less a refund with its part of the fee.
      [14_580 + 6710 - 958, 'in_transit'],
    ]);
    for (const { id, amount } of sent) {
      const parts = await test.stripe.balanceTransactions.list({ payout: id, limit: 100 }, of);
      const [own, ...others] = parts.data;
      expect(own).toMatchObject({ type: 'payout', amount: -amount, source: id });
      expect(others.reduce((sum, { net }) => sum + net, 0)).toBe(amount);
    }
    const [first = { id: '' }] = sent;
    const payments = await test.stripe.balanceTransactions.list(
      { payout: first.id, type: 'payment', expand: ['data.source.source_transfer'] },
      of,
    );
    expect(payments.data.map(({ amount }) => amount)).toEqual([5000, 10_000]);
    expect(payments.data[1]).toMatchObject({
      source: { source_transfer: { source_transaction: charge.id } },
    });
    const other = await readyAccount(test);
    const foreign = test.stripe.balanceTransactions.list(
      { payout: first.id },
      { stripeAccount: other },
    );
    expect(await errorOf(foreign)).toMatchObject({ code: 'resource_missing', param: 'payout' });
  });

  it('never send a balance below zero, which the bank pays', async () => {
    const account = await readyAccount(test);
    const { charge } = await payAccount(test, account);
    await test.control('POST', `/accounts/${account}/drain`);
    expect(await heldBy(test, account)).toBe(0);
    await test.stripe.refunds.create({ charge: charge.id, reverse_transfer: true });
    expect(await heldBy(test, account)).toBe(-10_000);
    await days(5);
    const paid = [
      { amount: -10_000, status: 'paid' },
      { amount: 9580, status: 'paid' },
    ];
    expect(await payouts(account)).toMatchObject(paid);
    await test.control('POST', `/accounts/${account}/drain`);
    expect(await payouts(account)).toHaveLength(2);
  });
});
