import type { Route } from '@playwright/test';
import { logIn, PASSWORD, sessionDays, storedBy, unpaidAccount } from '../support/accounts.ts';
import { expect, expectAccessible, test, waitForHydration } from '../support/test.ts';

/** Wrong passwords and expired sessions are refused, which the console reports. */
test.use({ expectedErrors: [/status of 40[01]/] });

const DAY_MS = 24 * 60 * 60 * 1000;
/** Demo members have paid. */
const SEEKER = 'seeker@crewpad.test';
const DEMO_PASSWORD = 'crashpad';

test('a wrong password is reported, and nothing is stored', async ({ page }) => {
  const email = await unpaidAccount(page);
  await page.goto('/login');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  expect(await page.getByRole('alert').first().getByRole('listitem').allInnerTexts()).toEqual([
    'Email is required.',
    'Password is required.',
  ]);
  await logIn(page, email, 'something else');
  const message = await page.getByRole('main').getByRole('alert').innerText();
  // In addition to the toast, which disappears; another attempt shows no second toast.
  await expect(page.getByText(message)).toHaveCount(2);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  const answer = page.waitForResponse('**/api/login');
  await page.keyboard.press('Enter');
  await answer;
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(message);
  await expect(page.getByText(message)).toHaveCount(2);
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedBy(page)).not.toHaveProperty('token');
});

test.describe('a failing server', () => {
  test.use({ expectedErrors: [/status of (?:409|500)/] });

  for (const [status, title, text] of [
    [500, 'Server Error', 'A server error occurred. Please try again later.'],
    [409, 'Conflict Error', 'Another login is under way.'],
  ] as const) {
    test(`the login page shows the dialog of a ${status}`, async ({ page }) => {
      await page.route('**/api/login', (route) =>
        route.fulfill({ status, json: { message: 'Another login is under way.' } }),
      );
      await page.goto('/login');
      await waitForHydration(page);
      await logIn(page, SEEKER, DEMO_PASSWORD);
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toContainText(text);
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(dialog).toHaveCount(0);
      // It was disabled while the dialog opened.
      await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeFocused();
    });
  }
});

test('a login without a destination opens the messages, even for a free tenant', async ({
  page,
}) => {
  await page.goto('/login');
  await waitForHydration(page);
  await logIn(page, 'tenant@crewpad.test', DEMO_PASSWORD);
  await expect(page).toHaveURL('/messages');
});

test('a login lasts a day, or 365 days if the member chooses', async ({ page }) => {
  await page.goto('/login?ref_url=/about-the-data');
  await waitForHydration(page);
  await logIn(page, SEEKER, DEMO_PASSWORD);
  await expect(page.getByRole('button', { name: /^Hi, / })).toBeVisible();
  await expect(page).toHaveURL('/about-the-data');
  expect(await sessionDays(page)).toBe(1);
  await page.getByRole('button', { name: /^Hi, / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  await page.goto('/login');
  await waitForHydration(page);
  await page.getByLabel('Keep me logged in').check();
  await logIn(page, SEEKER, DEMO_PASSWORD);
  await expect(page.getByRole('button', { name: /^Hi, / })).toBeVisible();
  expect(await sessionDays(page)).toBe(365);
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'crewpad-session');
  expect(cookie?.httpOnly).toBe(true);
  expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / DAY_MS)).toBe(365);
});

test.describe('a logout', () => {
  test.use({ expectedErrors: [] });

  test('ends the live updates first, whose calls the server would refuse', async ({ page }) => {
    const heldRoute = new Promise<Route>((resolve) => {
      void page.route('**/api/messages/unread', resolve);
    });
    await page.route('**/api/logout', async (route) => {
      const refusal = { status: 401, json: { message: 'Login has expired.' } };
      await (await heldRoute).fulfill(refusal).catch(() => undefined);
      await route.continue();
    });
    await page.goto('/login?ref_url=/about-the-data');
    await waitForHydration(page);
    await logIn(page, SEEKER, DEMO_PASSWORD);
    await heldRoute;
    await page.getByRole('button', { name: /^Hi, / }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });
});

test('ref_url redirects to no other site', async ({ page }) => {
  for (const address of ['https://example.org/', '//example.org', '/\\example.org']) {
    await page.goto(`/login?ref_url=${encodeURIComponent(address)}`);
    await waitForHydration(page);
    await logIn(page, SEEKER, DEMO_PASSWORD);
    await expect(page.getByRole('button', { name: /^Hi, / })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/messages');
    await page.context().clearCookies();
    await page.evaluate(() => window.localStorage.clear());
  }
});

test('the result of a login with another site is shown in our own words only', async ({ page }) => {
  await page.goto('/login?error=oauth_email_taken');
  await expect(page.getByText('An account with this email already exists.')).toBeVisible();
  await page.goto('/login?error=Call+this+number');
  await expect(page.getByText('Login failed. Please try again.')).toBeVisible();
  await expect(page.getByText('Call this number')).toHaveCount(0);
});

test('visitors are redirected from member pages to the login and back', async ({ page }) => {
  await page.goto('/receipts');
  await expect(page).toHaveURL('/login?ref_url=%2Freceipts');
  await waitForHydration(page);
  await logIn(page, SEEKER, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/receipts$/);
  await expect(page.getByRole('link', { name: /\$9\.99/ }).first()).toBeVisible();
  for (const path of ['/login', '/create-account', '/email/resend']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/messages$/);
  }
});

test('pages for members only redirect visitors to the login', async ({ page }) => {
  const paths = [
    '/messages',
    '/chat/1',
    '/listing/review/1',
    '/account-expired',
    '/change-package',
  ];
  for (const path of paths) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location).toBe(`/login?ref_url=${encodeURIComponent(path)}`);
  }
});

test('a session whose stored expiry has passed is cleared', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login');
  await waitForHydration(page);
  await logIn(page, SEEKER, DEMO_PASSWORD);
  await expect(page.getByRole('button', { name: /^Hi, / })).toBeVisible();
  await page.evaluate(() => window.localStorage.setItem('isKeepMe', '1'));
  await page.goto('/about-the-data');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  const storage = await storedBy(page);
  for (const name of ['token', 'user', 'has_auto_payment', 'isKeepMe']) {
    expect(storage).not.toHaveProperty(name);
  }
});

test('a token is checked once, and an invalid one is not sent again', { tag: '@long' }, async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checking-account')) requests.push(request.url());
  });
  await page.goto('/about-the-data');
  await page.evaluate(() => window.localStorage.setItem('token', 'no.such.token'));
  await page.reload();
  await expect.poll(async () => (await storedBy(page)).token).toBeUndefined();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Airports' }).click();
  await expect(page).toHaveURL(/\/airports$/);
  await page.reload();
  await waitForHydration(page);
  expect(requests).toHaveLength(1);
});

test('a stored token restores the cookie and the page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login');
  await waitForHydration(page);
  await logIn(page, SEEKER, DEMO_PASSWORD);
  await expect(page.getByRole('button', { name: /^Hi, / })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/receipts');
  await expect(page).toHaveURL(/\/receipts$/);
  await expect(page.getByRole('button', { name: /^Hi, / })).toBeVisible();
});

test('other tabs follow a login and a logout', async ({ page, context }) => {
  await page.goto('/about-the-data');
  await waitForHydration(page);
  const otherPage = await context.newPage();
  await otherPage.goto('/login');
  await waitForHydration(otherPage);
  await logIn(otherPage, SEEKER, DEMO_PASSWORD);
  await expect(page.getByRole('button', { name: /^Hi, / })).toBeVisible();
  await otherPage.getByRole('button', { name: /^Hi, / }).click();
  await otherPage.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('an unpaid member sees no member pages in the header, and is redirected to the payment', {
  tag: '@long',
}, async ({ page }) => {
  const email = await unpaidAccount(page, 'pro');
  await page.goto('/login');
  await waitForHydration(page);
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/processing\/payment$/);
  await expect(page.getByRole('link', { name: 'My Messages' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'My Crew' })).toHaveCount(0);
  await page.goto('/notice-of-understanding');
  await expect(page).toHaveURL(/\/processing\/payment$/);
  await expect(page.getByRole('complementary', { name: 'Finish sign-up' })).toHaveCount(0);
  await page.goto('/about-the-data');
  await page.getByRole('link', { name: 'Finish sign-up' }).click();
  await expect(page).toHaveURL(/\/processing\/payment$/);
});

test('seekers are redirected from lister pages', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login');
  await waitForHydration(page);
  await logIn(page, SEEKER, DEMO_PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const path of ['/my-crashpads', '/my-crew']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/$/);
  }
  await page.goto('/my-crashpad');
  await expect(page).toHaveURL(/\/my-crashpad$/);
});

test('a refused login link is not sent again', { tag: '@long' }, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login-with-token')) requests.push(request.url());
  });
  const link = `/login?token=${'x'.repeat(40)}`;
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(link);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
  }
  expect(requests).toHaveLength(1);
});

test('a login link asks in a browser that did not ask for it, and else logs in and leads on', async ({
  page,
}) => {
  const bodies: unknown[] = [];
  let browser: 'own' | 'other' = 'other';
  await page.route('**/api/link-token', (route) => {
    const email = 'c•••@crewpad.test';
    const answer = { email, verification: 'pending', session: 'none', browser };
    return route.fulfill({ json: answer });
  });
  // Answered by a login with the password, with its cookie.
  await page.route('**/api/login-with-token', (route) => {
    bodies.push(route.request().postDataJSON());
    const url = route.request().url().replace('login-with-token', 'login');
    return route.continue({ url, postData: { email: SEEKER, password: DEMO_PASSWORD } });
  });
  await page.goto('/login?token=from-the-link&ref_url=/receipts');
  await expect(page.getByText('Log in as c•••@crewpad.test?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?ref_url=/);
  expect(bodies).toEqual([]);
  browser = 'own';
  await page.goto('/login?token=from-the-link&ref_url=/receipts');
  await expect(page).toHaveURL('/receipts');
  await expect(page.getByRole('button', { name: /^Hi, / })).toBeVisible();
  expect(bodies).toEqual([{ token: 'from-the-link' }]);
  expect((await storedBy(page)).token).toBeTruthy();
});
