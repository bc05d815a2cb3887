import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { newEmail, PASSWORD, unpaidAccount } from './accounts.ts';
import { saveCard } from './listers.ts';
import { type Inviter, invite, mailedInvitation, newInviter } from './rentals.ts';
import type { TestServer } from './servers.ts';
import { expect } from './test.ts';

const DAY_S = 24 * 60 * 60;

export const passDays = (page: Page, days: number) =>
  moveClock(page, { advance_seconds: days * DAY_S });

/** Advances the server's clock to an instant and runs everything due before it. */
export const passTo = (page: Page, now: string) => moveClock(page, { now });

async function moveClock(page: Page, data: object): Promise<void> {
  const answer = await page.request.post('/api/dev/clock', { data, timeout: 120_000 });
  expect(answer.status()).toBe(200);
}

/** A date on the server's clock, which the tests move. */
export async function serverDay(page: Page, days: number): Promise<string> {
  return new Date(Date.parse(await serverNow(page)) + days * DAY_S * 1000)
    .toISOString()
    .slice(0, 10);
}

async function serverNow(page: Page): Promise<string> {
  const { now } = await (await page.request.get('/api/dev/clock')).json();
  return now;
}

/** Completes the provider's onboarding without a browser. */
export async function endOnboarding(
  { lister }: Inviter,
  choice: 'bank' | 'needs_more',
): Promise<void> {
  await lister.call('POST', '/stripe/onboarding-link', { mode: 'sign' });
  const { url } = await lister.call<{ url: string }>('POST', '/payouts/open', {
    target: 'onboarding',
  });
  const response = await fetch(url);
  const body = new URLSearchParams({ choice });
  await fetch(response.url, { method: 'POST', body, redirect: 'manual' });
}

/** Members who owe each other money on a test server, created without the forms. */
export function peopleOn(server: TestServer) {
  /** A lister whose payouts are set up. */
  async function payableInviter(browser: Browser, title: string, email?: string): Promise<Inviter> {
    const inviter = await newInviter(browser, title, server.url, email);
    const { lister } = inviter;
    await lister.call('PUT', '/lister/settings/autopay', { status: 1 });
    await endOnboarding(inviter, 'bank');
    const isReady = async () => {
      const { account } = await lister.call<{ account: { ready: boolean } | null }>(
        'GET',
        '/stripe/account',
      );
      return account?.ready;
    };
    await expect.poll(isReady).toBe(true);
    return inviter;
  }

  /** Calls of the API as a member, outside the page's browser. */
  async function apiOf(email: string) {
    const call = async (method: string, path: string, body?: object, token?: string) => {
      const answer = await fetch(`${server.url}/api${path}`, {
        method,
        headers: {
          'idempotency-key': randomUUID(),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
      return answer.json();
    };
    const { token } = await call('POST', '/login', { email, password: PASSWORD });
    return (method: string, path: string, body?: object) => call(method, path, body, token);
  }

  /** Puts a card on file without the forms. */
  async function giveCard(email: string, payment_method: string): Promise<void> {
    const call = await apiOf(email);
    const { customer_id } = await call('POST', '/stripe/setup-customer', {});
    await call('POST', '/stripe/save-payment-method', { customer_id, payment_method });
  }

  /** Puts a card with any number of the sandbox's test cards on file. */
  async function giveCardNumber(page: Page, email: string, number: string): Promise<void> {
    const call = await apiOf(email);
    await saveCard(page, (path, body) => call('POST', path, body), number, server.url);
  }

  /** A member who has accepted; `card` is put on file first. */
  async function tenantOf(
    page: Page,
    inviter: Inviter,
    offer: object,
    card?: string,
    email = newEmail(),
  ) {
    await unpaidAccount(page, 'seeker', '', email);
    if (card) await giveCard(email, card);
    await invite(inviter, email, offer);
    const token = (await mailedInvitation(page, email)).split('/').at(-1);
    const call = await apiOf(email);
    await call('GET', `/rental/token/${token}`);
    const { data } = await call('POST', '/rental/accept', { token });
    return { email, id: Number(data.id) };
  }

  return { payableInviter, giveCard, giveCardNumber, tenantOf, apiOf };
}
