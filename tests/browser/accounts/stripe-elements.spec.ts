import type { Page } from '@playwright/test';
import { CARDS, logIn, PASSWORD, payWith, unpaidAccount } from '../support/accounts.ts';
import { STRIPE_SERVER, urlOf } from '../support/servers.ts';
import { clearFolderOf, startServer } from '../support/start-server.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

/** The address of the sandbox that replaces Stripe. */
const SANDBOX = urlOf('crashpad');

/** The declined payment answers 402, which the console reports. */
test.use({ baseURL: STRIPE_SERVER.url, expectedErrors: [/status of 402/] });

let stop: () => Promise<void>;
test.beforeAll(async () => {
  await clearFolderOf(STRIPE_SERVER);
  stop = await startServer(STRIPE_SERVER);
});
test.afterAll(() => stop());

/**
 * Serves Stripe's script and everything it requests from the sandbox. Resolves with the requested
 * addresses.
 */
async function sandboxAsStripe(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route('https://js.stripe.com/**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${SANDBOX}/sandbox/stripe.js` }) });
  });
  await page.route(`${STRIPE_SERVER.url}/sandbox/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: SANDBOX + pathname + search }) });
  });
  // A frame without a server origin cannot request files from this machine, so its font is served
  // here too.
  await page.route(`${STRIPE_SERVER.url}/assets/*.woff2`, async (route) =>
    route.fulfill({ response: await route.fetch() }),
  );
  return requests;
}

/** A card setup that the sandbox waits for. */
async function clientSecret(page: Page): Promise<string> {
  const email = await unpaidAccount(page, 'seeker', SANDBOX);
  const login = await page.request.post(`${SANDBOX}/api/login`, {
    data: { email, password: PASSWORD },
  });
  const { token } = await login.json();
  await page.context().clearCookies();
  const headers = { authorization: `Bearer ${token}` };
  const customer = await page.request.post(`${SANDBOX}/api/stripe/setup-customer`, {
    headers,
    data: {},
  });
  const { customer_id } = await customer.json();
  const intent = await page.request.post(`${SANDBOX}/api/stripe/setup-intent`, {
    headers,
    data: { customer_id },
  });
  return (await intent.json()).client_secret;
}

test('with keys set the card is typed into Stripe Elements (answered by the sandbox here: Stripe itself was not reached)', async ({
  page,
}) => {
  const secret = await clientSecret(page);
  const requests = await sandboxAsStripe(page);
  const email = await unpaidAccount(page);
  await page.goto('/login');
  await waitForHydration(page);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/processing\/payment$/);
  await expect(page.getByText('Test mode')).toHaveCount(0);
  await expect(page.getByText('Secured by Stripe')).toBeVisible();

  // The request the server would send to Stripe.
  const customer_id = 'cus_stands_for_one';
  await page.route('**/api/stripe/setup-customer', (route) =>
    route.fulfill({ json: { user_id: 1, customer_id } }),
  );
  await page.route('**/api/stripe/setup-intent', (route) =>
    route.fulfill({ json: { client_secret: secret } }),
  );
  await page.route('**/api/stripe/save-payment-method', (route) =>
    route.fulfill({ json: { user: {}, renewal: null, charged: [] } }),
  );
  let payment: { customer_id?: string; payment_method?: string } = {};
  await page.route('**/api/user/subscription', (route) => {
    payment = route.request().postDataJSON();
    return route.fulfill({
      status: 402,
      json: {
        error: 'card_error',
        data: { code: 'card_declined', decline_code: 'do_not_honor' },
        message: 'Your card was declined.',
      },
    });
  });
  await payWith(page, CARDS.good);
  await expect(page.getByRole('dialog', { name: 'Important Notice!' })).toContainText(
    'Card Declined [do_not_honor]',
  );
  expect(requests.every((url) => url.startsWith('https://js.stripe.com/'))).toBe(true);
  expect(requests).toHaveLength(1);
  expect(payment.customer_id).toBe(customer_id);
  expect(payment.payment_method).toMatch(/^pm_/);
});
