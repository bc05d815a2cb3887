import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readyAccount } from '../../testing/connect.ts';
import { errorOf, startTestSandbox, type TestSandbox } from '../../testing/harness.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(async () => {
  expect(test.problems).toEqual([]);
  await test.close();
});

const EXPRESS = {
  country: 'US',
  email: 'lister@example.com',
  controller: {
    fees: { payer: 'application' },
    losses: { payments: 'application' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'express' },
  },
  capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
} satisfies Stripe.AccountCreateParams;

const create = (over: object = {}) => test.stripe.accounts.create({ ...EXPRESS, ...over });
const state = (id: string, body: object) => test.control('POST', `/accounts/${id}/state`, body);

describe('an account', () => {
  it('starts without information and becomes ready', async () => {
    const { id, ...account } = await create({ metadata: { member: '7' } });
    expect(id).toMatch(/^acct_\w{16}$/);
    expect(account).toMatchObject({
      type: 'express',
      capabilities: { card_payments: 'inactive', transfers: 'inactive' },
      details_submitted: false,
      external_accounts: { data: [] },
      metadata: { member: '7' },
      payouts_enabled: false,
      requirements: { disabled_reason: 'requirements.past_due' },
      settings: { payouts: { schedule: { interval: 'daily', delay_days: 2 } } },
    });
    await state(id, { state: 'complete' });
    const ready = await test.stripe.accounts.retrieve(id);
    expect(ready).toMatchObject({
      capabilities: { card_payments: 'active', transfers: 'active' },
      details_submitted: true,
      external_accounts: { data: [{ bank_name: 'STRIPE TEST BANK', last4: '6789' }] },
      payouts_enabled: true,
      requirements: { currently_due: [], disabled_reason: null },
    });
    await state(id, { state: 'complete', external: 'card' });
    const { data } = await test.stripe.accounts.listExternalAccounts(id);
    expect(data).toMatchObject([{ object: 'card', funding: 'debit', last4: '5556' }]);
  });

  it.each([
    ['needs_more', ['individual.verification.document'], 'action_required.requested_capabilities'],
    [
      'restricted',
      ['individual.id_number', 'individual.verification.document'],
      'requirements.past_due',
    ],
    ['rejected', [], 'rejected.fraud'],
  ])('that is %s cannot receive transfers', async (name, due, reason) => {
    const id = await readyAccount(test);
    await state(id, { state: name });
    expect(await test.stripe.accounts.retrieve(id)).toMatchObject({
      capabilities: { transfers: 'inactive' },
      details_submitted: true,
      requirements: { currently_due: due, disabled_reason: reason },
    });
    const capability = await test.stripe.accounts.retrieveCapability(id, 'transfers');
    expect(capability).toMatchObject({ status: 'inactive', requirements: { currently_due: due } });
    expect((await test.stripe.accounts.listCapabilities(id)).data).toHaveLength(2);
  });

  it('changes its schedule and metadata', async () => {
    const { id } = await create({ settings: { payouts: { schedule: { delay_days: 7 } } } });
    const update = (schedule: object) =>
      test.stripe.accounts.update(id, { settings: { payouts: { schedule } } });
    const weekly = await update({ interval: 'weekly', weekly_anchor: 'friday' });
    expect(weekly.settings?.payouts?.schedule).toEqual({
      delay_days: 7,
      interval: 'weekly',
      weekly_anchor: 'friday',
    });
    const monthly = await update({
      interval: 'monthly',
      monthly_anchor: 31,
      delay_days: 'minimum',
    });
    expect(monthly.settings?.payouts?.schedule).toEqual({
      delay_days: 2,
      interval: 'monthly',
      monthly_anchor: 31,
    });
    const named = await test.stripe.accounts.update(id, { metadata: { a: 'b' } });
    expect(named.metadata).toEqual({ a: 'b' });
    for (const wrong of [
      { delay_days: 32 },
      { interval: 'weekly' },
      { interval: 'daily', monthly_anchor: 3 },
    ])
      expect(await errorOf(update(wrong))).toMatchObject({ statusCode: 400 });
  });

  it('returns 404 once it is deleted or disconnected, or if it never existed', async () => {
    const { id: deleted } = await create();
    expect(await test.stripe.accounts.del(deleted)).toMatchObject({ id: deleted, deleted: true });
    const account = await readyAccount(test);
    await test.control('POST', `/accounts/${account}/deauthorize`);
    for (const id of [deleted, account, 'acct_none']) {
      expect(await errorOf(test.stripe.accounts.retrieve(id))).toMatchObject({
        statusCode: 403,
        code: 'account_invalid',
      });
      const balance = test.stripe.balance.retrieve({}, { stripeAccount: id });
      expect(await errorOf(balance)).toMatchObject({ statusCode: 403, code: 'account_invalid' });
    }
  });

  it.each([
    [{ controller: { stripe_dashboard: { type: 'full' } } }, 'parameter_unsupported'],
    [{ capabilities: { transfers: { requested: true } } }, undefined],
    [{ type: 'express' }, 'parameter_unsupported'],
  ])('is not created with %j', async (over, code) => {
    expect(await errorOf(create(over))).toMatchObject({ statusCode: 400, code });
  });
});

describe('links', () => {
  const onboarding = (account: string, over: object = {}) =>
    test.stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      refresh_url: 'https://app.example/refresh',
      return_url: 'https://app.example/return',
      ...over,
    });

  it('links to the onboarding last five minutes', async () => {
    const { id } = await create();
    const link = await onboarding(id);
    expect(link.expires_at - link.created).toBe(300);
    expect(link.url).toContain(`${test.sandbox.url}/browser/connect/link/${id}/`);
  });

  it('need an account, both addresses and the right type', async () => {
    const { id } = await create();
    for (const [account, over, param] of [
      ['acct_none', {}, 'account'],
      [id, { return_url: undefined }, 'return_url'],
      [id, { refresh_url: 'nowhere' }, 'refresh_url'],
      [id, { type: 'account_update' }, 'type'],
    ] as const)
      expect(await errorOf(onboarding(account, over))).toMatchObject({ statusCode: 400, param });
  });

  it('links to the dashboard need submitted details', async () => {
    const { id } = await create();
    expect(await errorOf(test.stripe.accounts.createLoginLink(id))).toMatchObject({
      statusCode: 400,
    });
    await state(id, { state: 'needs_more' });
    expect((await test.stripe.accounts.createLoginLink(id)).url).toContain('/connect/link/');
  });
});
