import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldBy, payAccount, readyAccount } from '../../testing/connect.ts';
import { errorOf, startTestSandbox, type TestSandbox } from '../../testing/harness.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
  await test.control('POST', '/clock', { now: '2026-11-27T12:00:00Z', frozen: true });
});
afterAll(async () => {
  expect(test.problems).toEqual([]);
  await test.close();
});

const DAY = 86_400;
const advance = (seconds: number) => test.control('POST', '/clock/advance', { seconds });
const change = (account: string, body: object) =>
  test.control<Stripe.Account>('POST', `/accounts/${account}/state`, body);
const typesOf = async (account: string) => {
  const list = await test.stripe.events.list({ limit: 100 }, { stripeAccount: account });
  return list.data.map(({ type }) => type);
};
const created = (country: string, more: object = {}) =>
  test.stripe.accounts.create({
    country,
    controller: {
      stripe_dashboard: { type: 'express' },
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    ...more,
  });

describe('an account', () => {
  it('has capabilities and payouts that change one by one', async () => {
    const account = await readyAccount(test);
    const stopped = await change(account, { payouts_enabled: false });
    expect(stopped).toMatchObject({
      payouts_enabled: false,
      capabilities: { card_payments: 'active', transfers: 'active' },
    });
    await payAccount(test, account);

    const pending = await change(account, { payouts_enabled: true, transfers: 'pending' });
    expect(pending).toMatchObject({
      capabilities: { card_payments: 'active', transfers: 'pending' },
      requirements: { disabled_reason: 'requirements.pending_verification' },
    });
    expect((await typesOf(account)).slice(0, 2)).toEqual(['capability.updated', 'account.updated']);
    expect(await errorOf(payAccount(test, account))).toMatchObject({
      code: 'insufficient_capabilities_for_transfer',
    });
    await change(account, { transfers: 'active' });
    await payAccount(test, account);
  });

  it('stops at the deadline of its requirements, and not if they are met before', async () => {
    const [late, early] = [await readyAccount(test), await readyAccount(test)];
    const currently_due = ['individual.id_number'];
    const due = { currently_due, deadline: '2026-12-04T12:00:00Z' };
    for (const account of [late, early])
      expect(await change(account, due)).toMatchObject({
        charges_enabled: true,
        requirements: { currently_due, current_deadline: Date.parse(due.deadline) / 1000 },
      });
    await change(early, { currently_due: [] });
    await advance(7 * DAY);
    expect(await test.stripe.accounts.retrieve(late)).toMatchObject({
      payouts_enabled: false,
      capabilities: { card_payments: 'inactive', transfers: 'inactive' },
      requirements: { past_due: currently_due, disabled_reason: 'requirements.past_due' },
    });
    expect((await test.stripe.accounts.retrieve(early)).payouts_enabled).toBe(true);
  });

  it('has a country, its minimum delay and its kind of bank account', async () => {
    const account = await created('DE');
    expect(account).toMatchObject({
      ...{ country: 'DE', default_currency: 'eur' },
      settings: { payouts: { schedule: { delay_days: 3 } } },
    });
    const settings = { payouts: { schedule: { delay_days: 2 } } };
    expect(await errorOf(created('DE', { settings }))).toMatchObject({
      param: 'settings[payouts][schedule][delay_days]',
    });
    const link = await test.stripe.accountLinks.create({
      ...{ account: account.id, type: 'account_onboarding' },
      ...{ refresh_url: 'https://example.com/a', return_url: 'https://example.com/b' },
    });
    const page = await (await fetch(link.url)).text();
    expect(page).toContain('Country: Germany. A bank account there has an IBAN.');
    expect(page).not.toContain('debit card');
    const complete = await change(account.id, { state: 'complete' });
    expect(complete.external_accounts?.data).toMatchObject([
      { country: 'DE', currency: 'eur', routing_number: null },
    ]);
    await payAccount(test, account.id);
  });

  it('cannot be made or charged for where the platform has no reach', async () => {
    expect(await errorOf(created('PH'))).toMatchObject({
      ...{ statusCode: 400, param: 'country', code: 'country_unsupported' },
    });
    const { id } = await test.control<Stripe.Account>('POST', '/accounts', { country: 'AU' });
    const refused = await errorOf(payAccount(test, id));
    expect(refused).toMatchObject({ statusCode: 400, param: 'transfer_data[destination]' });
    expect(refused.message).toContain("outside the platform's region");
  });
});

describe('payouts', () => {
  const payoutsOf = async (account: string) =>
    (await test.stripe.payouts.list({}, { stripeAccount: account })).data.map(
      ({ amount, status }) => [amount, status],
    );

  it('are not sent below 1.00', async () => {
    const account = await readyAccount(test);
    await payAccount(test, account, { amount: 100, fee: 1 });
    await advance(4 * DAY);
    expect(await payoutsOf(account)).toEqual([]);
    await payAccount(test, account, { amount: 100, fee: 1 });
    await advance(4 * DAY);
    expect(await payoutsOf(account)).toEqual([[198, 'paid']]);
  });

  it('take a balance below zero from the bank after two days, unless charges pay it back', async () => {
    const [owing, paying] = [await readyAccount(test), await readyAccount(test)];
    for (const account of [owing, paying]) {
      const { charge } = await payAccount(test, account);
      await test.stripe.transfers.createReversal(String(charge.transfer));
      expect(await heldBy(test, account)).toBe(-420);
      await advance(3 * DAY);
      if (account === paying) await payAccount(test, account);
      await advance(3 * DAY);
    }
    expect((await payoutsOf(owing)).at(-1)).toEqual([-420, 'paid']);
    expect(await heldBy(test, owing)).toBe(0);
  });

  it('payouts of a negative amount can fail, which stops payouts', async () => {
    const account = await readyAccount(test);
    const { charge } = await payAccount(test, account);
    await test.stripe.transfers.createReversal(String(charge.transfer));
    await test.control('POST', `/accounts/${account}/fail-next-payout`);
    await advance(7 * DAY);
    expect(await payoutsOf(account)).toEqual([[-420, 'failed']]);
    expect(await heldBy(test, account)).toBe(-420);
    expect((await test.stripe.accounts.retrieve(account)).payouts_enabled).toBe(false);
  });
});
