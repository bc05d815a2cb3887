import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payAccount, readyAccount } from '../testing/connect.ts';
import { startTestSandbox, type TestSandbox } from '../testing/harness.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(async () => {
  expect(test.problems).toEqual([]);
  await test.close();
});

const RETURN = 'https://app.example/lister/autopay?from=stripe';
const REFRESH = 'https://app.example/lister/autopay/again';
const get = (url: string) => fetch(url, { redirect: 'manual' });
const locationOf = (answer: Response) => answer.headers.get('location') ?? '';

async function newAccount(): Promise<string> {
  const { id } = await test.control<{ id: string }>('POST', '/accounts', {
    state: 'new',
    email: 'a"<b>@example.com',
  });
  return id;
}

const linkTo = async (account: string) =>
  (
    await test.stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      refresh_url: REFRESH,
      return_url: RETURN,
    })
  ).url;

/** Opens a link like a browser. @returns the address of the page */
async function open(link: string): Promise<string> {
  const answer = await get(link);
  expect(answer.status).toBe(303);
  return new URL(locationOf(answer), link).href;
}

const choose = (page: string, choice: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });

describe('the onboarding', () => {
  it('is a page without scripts that can be reloaded', async () => {
    const page = await open(await linkTo(await newAccount()));
    for (const _visit of [1, 2]) {
      const answer = await get(page);
      const text = await answer.text();
      expect(answer.status).toBe(200);
      expect(text).toContain('<title>Set up payouts</title>');
      expect(text).toContain('a&quot;&lt;b&gt;@example.com');
      expect(text).not.toContain('<script');
      const styles = [...text.matchAll(/href="([^"]+\.css)"/g)].map(([, href = '']) => href);
      expect(styles).toHaveLength(2);
      for (const href of styles) expect((await get(new URL(href, page).href)).status).toBe(200);
    }
  });

  it.each([
    ['bank', true, 'active', 'bank_account'],
    ['card', true, 'active', 'card'],
    ['needs_more', true, 'inactive', undefined],
    ['rejected', true, 'inactive', undefined],
    ['leave', false, 'inactive', undefined],
    ['nonsense', false, 'inactive', undefined],
  ])(
    'the onboarding with the choice %s returns, and the account shows it',
    async (choice, ...end) => {
      const [details_submitted, transfers, external] = end;
      const id = await newAccount();
      const answer = await choose(await open(await linkTo(id)), choice);
      expect([answer.status, locationOf(answer)]).toEqual([303, RETURN]);
      const account = await test.stripe.accounts.retrieve(id);
      expect(account).toMatchObject({ details_submitted, capabilities: { transfers } });
      expect(account.external_accounts?.data[0]?.object).toBe(external);
      const events = await test.stripe.events.list(
        { type: 'account.updated' },
        { stripeAccount: id },
      );
      expect(events.data.map(({ type }) => type)).toEqual(
        details_submitted ? ['account.updated'] : [],
      );
    },
  );

  it('lists missing information', async () => {
    const id = await newAccount();
    await test.control('POST', `/accounts/${id}/state`, { state: 'restricted' });
    const text = await (await get(await open(await linkTo(id)))).text();
    expect(text).toContain('<li>individual.id_number</li>');
  });

  it('opens once within five minutes, and otherwise redirects to a new link', async () => {
    const id = await newAccount();
    const link = await linkTo(id);
    await open(link);
    expect(locationOf(await get(link))).toBe(REFRESH);
    const late = await linkTo(id);
    await test.control('POST', '/clock/advance', { seconds: 300 });
    expect(locationOf(await get(late))).toBe(REFRESH);
  });

  it('does not open with a guessed token, for another account, or after an hour', async () => {
    const id = await newAccount();
    const link = await linkTo(id);
    const guess = link.replace(/\w{32}$/, 'a'.repeat(32));
    expect((await get(guess)).status).toBe(410);
    expect((await get(link.replace(id, await newAccount()))).status).toBe(410);
    const page = await open(link);
    expect((await choose(page.replace(/\w{32}$/, 'a'.repeat(32)), 'bank')).status).toBe(410);
    expect((await get(page.replace('onboarding', 'dashboard'))).status).toBe(410);
    await test.control('POST', '/clock/advance', { seconds: 3_600 });
    expect((await choose(page, 'bank')).status).toBe(410);
    expect((await test.stripe.accounts.retrieve(id)).details_submitted).toBe(false);
  });
});

describe('the dashboard', () => {
  it('shows balance, bank and payouts', async () => {
    const id = await readyAccount(test);
    await payAccount(test, id);
    await test.control('POST', `/accounts/${id}/drain`);
    await payAccount(test, id, { amount: 5000, fee: 0 });
    const { url } = await test.stripe.accounts.createLoginLink(id);
    const page = await open(url);
    const text = await (await get(page)).text();
    expect(text).toContain('<dd>$50.00</dd>');
    expect(text).toContain('STRIPE TEST BANK ending in 6789');
    expect(text).toMatch(/\$95\.80<\/td><td>paid/);
    expect(text).not.toMatch(/<form|<script/);
    expect((await get(url)).status).toBe(410);
    expect((await choose(page, 'bank')).status).toBe(404);
  });

  it('is closed for a disconnected account', async () => {
    const id = await readyAccount(test);
    const page = await open((await test.stripe.accounts.createLoginLink(id)).url);
    await test.control('POST', `/accounts/${id}/deauthorize`);
    expect((await get(page)).status).toBe(410);
  });
});

it('links use the address that browsers can reach', async () => {
  const publicOrigin = 'https://app.example';
  const site = await startTestSandbox({ publicOrigin, publicBase: '/sandbox' });
  const { id } = await site.control<{ id: string }>('POST', '/accounts');
  const { url } = await site.stripe.accounts.createLoginLink(id);
  expect(url).toContain(`https://app.example/sandbox/connect/link/${id}/`);
  await site.close();
});
