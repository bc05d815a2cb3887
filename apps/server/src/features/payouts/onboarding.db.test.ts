import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/test-app.ts';
import type { BillingRig } from '../billing/testing.ts';
import { addListing } from '../listings/testing.ts';
import {
  accountOf,
  addLister,
  answerOnboarding,
  onboard,
  openedPayouts,
  openPayoutRig,
  readyLister,
  untilState,
} from './testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await openPayoutRig();
});
afterAll(() => rig.close());

const CALLS = [
  ['GET', '/stripe/account'],
  ['GET', '/stripe/dashboard-link'],
  ['GET', '/stripe/onboarding-link?country=US'],
  ['POST', '/stripe/onboarding-link'],
  ['GET', '/stripe/get-custom-link?type=onboarding'],
  ['GET', '/stripe/get-custom-link?type=dashboard'],
] as const;
const call = (method: string, path: string, token?: string) =>
  rig.accounts.call(method, path, {
    token,
    ...(method === 'POST' && { body: { country: 'US' } }),
  });
const accounts = async () =>
  (await rig.db.selectFrom('payout_accounts').selectAll().execute()).length;

/** All accounts ever created for a member. */
async function accountsAtProvider(memberId: number): Promise<string[]> {
  const answer = await fetch(`${rig.sandbox.url}/_sandbox/dump`);
  const dump = (await answer.json()) as { accounts: { id: string; metadata?: object }[] };
  return dump.accounts
    .filter(({ metadata }) => (metadata as { member_id?: string })?.member_id === String(memberId))
    .map(({ id }) => id);
}

describe.each(CALLS)('%s %s', (method, path) => {
  it('is for listers in their own session only', async () => {
    const before = await accounts();
    expect((await call(method, path)).status).toBe(401);
    for (const row of [
      { user_plan: null },
      { user_plan: 'seeker' as const },
      { role: 'admin' as const, user_plan: null },
    ]) {
      const { token } = await addLister(rig, row);
      expect((await call(method, path, token)).status).toBe(403);
    }
    const [admin, lister] = [await addLister(rig, { role: 'admin' }), await addLister(rig)];
    const { body } = await rig.get(`/admin/switch-user/${lister.id}`, admin.token);
    const switched = (body as { token: string }).token;
    expect((await call(method, path, switched)).status).toBe(403);
    expect(await accounts()).toBe(before);
  });

  it('returns 503 or the stored state while the provider is unreachable, and no cache stores it', async () => {
    const lister = await readyLister(rig);
    await rig.fault('500_after_execute', '/v1/account*', 9);
    await rig.fault('500_after_execute', '/v1/accounts/*', 9);
    const { status, headers } = await call(method, path, lister.token);
    // The address of our own page needs no provider.
    const isStored = path === '/stripe/account' || path.includes('onboarding');
    expect(status).toBe(isStored ? 200 : 503);
    expect(headers['cache-control']).toBe('private, no-store');
    await fetch(`${rig.sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
  });
});

describe('onboarding', () => {
  it('creates an account with the required settings, and ends with a lister who can be paid', async () => {
    const lister = await addLister(rig);
    expect((await call('GET', '/stripe/account', lister.token)).body).toEqual({
      account: null,
      suggested_country: null,
    });
    expect((await call('GET', '/stripe/dashboard-link', lister.token)).body).toEqual({
      account_link: null,
    });
    const back = await onboard(rig, lister);
    expect(back).toBe('http://localhost:3000/account-setting?tab=autopay&onboarded=1');
    await untilState(rig, lister.id, 'ready');
    const row = await accountOf(rig, lister.id);
    const account = await rig.stripe.accounts.retrieve(row?.account_id ?? '');
    expect(account).toMatchObject({
      country: 'US',
      email: lister.email,
      controller: { stripe_dashboard: { type: 'express' }, fees: { payer: 'application' } },
      settings: { payouts: { schedule: { interval: 'daily', delay_days: 7 } } },
      metadata: { member_id: String(lister.id), generation: '1' },
    });
    expect((await call('GET', '/stripe/account', lister.token)).body).toEqual({
      account: {
        details_submitted: true,
        payouts_enabled: true,
        ready: true,
        needs: [],
        country: 'US',
        current_deadline: null,
        external_accounts: {
          data: [{ object: 'bank_account', bank_name: 'STRIPE TEST BANK', last4: '6789' }],
        },
      },
      suggested_country: null,
    });
    const { body } = await rig.get('/user', lister.token);
    expect(body).toMatchObject({ user: { acc_stripe: row?.account_id } });
    const dashboard = await call('GET', '/stripe/get-custom-link?type=dashboard', lister.token);
    expect(dashboard.body.account_link.url).toBe('http://localhost:3000/payouts/open/dashboard');
    const opened = await fetch(await openedPayouts(rig, lister.token, 'dashboard'));
    expect(await opened.text()).toContain('Payouts');
    expect((await mailsTo(rig.accounts, lister.email)).map(({ subject }) => subject)).toEqual([
      'Your payouts are set up',
    ]);
  });

  it('can be continued after it was left: the return address proves nothing', async () => {
    const lister = await addLister(rig);
    await onboard(rig, lister, 'leave');
    const { body } = await call('GET', '/stripe/account', lister.token);
    expect(body.account).toMatchObject({ ready: false, details_submitted: false });
    expect(body.account.needs.length).toBeGreaterThan(0);
    expect((await accountOf(rig, lister.id))?.state).toBe('started');
    await onboard(rig, lister, 'needs_more');
    await untilState(rig, lister.id, 'incomplete');
    const needs = (await call('GET', '/stripe/account', lister.token)).body.account;
    expect(needs).toMatchObject({ ready: false, needs: ['individual.verification.document'] });
    await onboard(rig, lister, 'card');
    await untilState(rig, lister.id, 'ready');
  });

  it('redirects a used link to the page that requests a new one', async () => {
    const lister = await addLister(rig);
    expect((await call('GET', '/stripe/onboarding-link?country=US', lister.token)).status).toBe(
      200,
    );
    const url = await openedPayouts(rig, lister.token, 'onboarding');
    await answerOnboarding(url, 'leave');
    const again = await fetch(url, { redirect: 'manual' });
    expect(again.headers.get('location')).toBe(
      'http://localhost:3000/account-setting?tab=autopay&connect-account=refresh',
    );
  });

  it('creates one account for concurrent calls', async () => {
    const lister = await addLister(rig);
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST', '/stripe/onboarding-link', lister.token)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await accountsAtProvider(lister.id)).toEqual([
      (await accountOf(rig, lister.id))?.account_id,
    ]);
  });

  it('finds the created account after a lost response', async () => {
    const lister = await addLister(rig);
    await rig.fault('drop_after_execute', '/v1/accounts');
    await onboard(rig, lister);
    await untilState(rig, lister.id, 'ready');
    expect(await accountsAtProvider(lister.id)).toHaveLength(1);
  });

  it('works although the provider repeats a failed answer', async () => {
    const lister = await addLister(rig);
    await rig.fault('500_after_execute', '/v1/accounts', 2);
    expect((await call('POST', '/stripe/onboarding-link', lister.token)).status).toBe(503);
    expect(await accountOf(rig, lister.id)).toBeUndefined();
    await onboard(rig, lister);
    await untilState(rig, lister.id, 'ready');
  });

  it('requires an active account to begin, not to continue', async () => {
    const lister = await addLister(rig, { status: 'INACTIVE' });
    const refused = await call('POST', '/stripe/onboarding-link', lister.token);
    expect([refused.status, refused.body.error_code]).toEqual([403, 'ACCOUNT_INACTIVE']);
    const expired = await addLister(rig, { expire_at: '2026-01-01T00:00:00Z' });
    expect((await call('POST', '/stripe/onboarding-link', expired.token)).status).toBe(200);
    const known = await readyLister(rig);
    await rig.db
      .updateTable('members')
      .set({ status: 'INACTIVE' })
      .where('id', '=', known.id)
      .execute();
    expect((await call('POST', '/stripe/onboarding-link', known.token)).status).toBe(200);
  });

  it('refuses a malformed call', async () => {
    const { id, token } = await addLister(rig);
    const wrong = await rig.post('/stripe/onboarding-link', { mode: 'other' }, token);
    expect(wrong.status).toBe(422);
    for (const query of ['', '?type=other']) {
      expect((await rig.get(`/stripe/get-custom-link${query}`, token)).status).toBe(422);
    }
    expect(await accountOf(rig, id)).toBeUndefined();
  });
});

it('another card or bank account for payouts is told by email and in the security log', async () => {
  const { id, email, account, token } = await readyLister(rig);
  const subjects = async () =>
    (await mailsTo(rig.accounts, email)).map(({ subject }) => subject).toSorted();
  expect(await subjects()).toEqual(['Your payouts are set up']);
  await rig.control(`accounts/${account}/state`, { state: 'complete', external: 'card' });
  await expect
    .poll(subjects)
    .toEqual(['Your Crewpad payout account was changed', 'Your payouts are set up']);
  await untilState(rig, id, 'ready');
  const { body } = await rig.get('/user/security-log', token);
  expect(body).toMatchObject({ data: [{ event: 'payouts_changed' }] });
});

describe('the country of a payout account', () => {
  const link = (token: string, country?: string) =>
    rig.post('/stripe/onboarding-link', { mode: 'sign', ...(country && { country }) }, token);
  const countryOf = async (id: number) => {
    const row = await accountOf(rig, id);
    const { country } = await rig.stripe.accounts.retrieve(row?.account_id ?? '');
    expect(row?.country).toBe(country);
    return country;
  };

  it('is chosen first, or that of the first crash pad, and only where payouts are possible', async () => {
    const lister = await addLister(rig);
    for (const [country, key] of [
      [undefined, 'payout_country_is_required'],
      ['BR', 'payout_country_is_not_supported'],
      ['XX', 'payout_country_is_not_supported'],
    ] as const) {
      const refused = await link(lister.token, country);
      expect([refused.status, refused.body.errors]).toEqual([422, { country: [key] }]);
    }
    expect(await accountOf(rig, lister.id)).toBeUndefined();
    await addListing(rig.db, { user_id: lister.id, country: 'Germany' });
    await addListing(rig.db, { user_id: lister.id, country: 'Canada' });
    const { body } = await call('GET', '/stripe/account', lister.token);
    expect(body).toEqual({ account: null, suggested_country: 'DE' });
    expect((await link(lister.token)).status).toBe(200);
    expect(await countryOf(lister.id)).toBe('DE');

    const elsewhere = await addLister(rig);
    await addListing(rig.db, { user_id: elsewhere.id, country: 'Brazil' });
    const { body: none } = await call('GET', '/stripe/account', elsewhere.token);
    expect(none.suggested_country).toBeNull();
  });

  it('changes with a new account until the details are submitted, then it is fixed', async () => {
    const lister = await addLister(rig);
    await link(lister.token, 'GB');
    const first = await accountOf(rig, lister.id);
    await link(lister.token, 'GB');
    expect((await accountOf(rig, lister.id))?.account_id).toBe(first?.account_id);
    expect((await link(lister.token, 'CA')).status).toBe(200);
    expect(await accountOf(rig, lister.id)).toMatchObject({ generation: 2, state: 'started' });
    expect(await countryOf(lister.id)).toBe('CA');
    await answerOnboarding(await openedPayouts(rig, lister.token, 'onboarding'), 'bank');
    // The stored row may not know of it yet.
    const refused = await link(lister.token, 'US');
    expect([refused.status, refused.body.error_code]).toEqual([409, 'PAYOUT_COUNTRY_FIXED']);
    await untilState(rig, lister.id, 'ready');
    expect((await link(lister.token)).status).toBe(200);
    expect((await link(lister.token, 'CA')).status).toBe(200);
    expect(await accountOf(rig, lister.id)).toMatchObject({ generation: 2, country: 'CA' });

    const { account_id } = (await accountOf(rig, lister.id)) ?? { account_id: '' };
    await rig.control(`accounts/${account_id}/deauthorize`);
    await untilState(rig, lister.id, 'disconnected');
    expect((await link(lister.token, 'US')).status).toBe(200);
    expect(await countryOf(lister.id)).toBe('US');
  });
});
