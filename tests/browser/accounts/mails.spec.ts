import {
  callAs,
  linkIn,
  logIn,
  mailsTo,
  mailTo,
  newEmail,
  PASSWORD,
  paidAccount,
  tokenOf,
  unpaidAccount,
} from '../support/accounts.ts';
import { invite, mailedInvitation, newInviter } from '../support/rentals.ts';
import { urlOf } from '../support/servers.ts';
import { expect, expectAccessible, test, waitForHydration } from '../support/test.ts';

/** Used links answer 400 and common passwords 422, which the console reports. */
test.use({ expectedErrors: [/status of 4(0[01]|22)/] });

const COMMON_PASSWORD = 'sunshine';

test('a forgotten password is reset by email', async ({ page }) => {
  const email = await unpaidAccount(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forgot$/);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'Please check spelling and try again.',
  );
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/login$/);

  const link = linkIn(await mailTo(page, email, /password/i), /\/reset-password\//);
  await page.goto(link);
  await page.getByLabel('New password').fill('abcde');
  await page.getByLabel('Confirm password').fill('abcdef');
  await page.getByRole('button', { name: 'Save password' }).click();
  expect(await page.getByRole('alert').first().getByRole('listitem').allInnerTexts()).toEqual([
    'Password is minimum 6 characters.',
    'Password and email do not match.',
  ]);
  await page.getByLabel('New password').fill(COMMON_PASSWORD);
  await page.getByLabel('Confirm password').fill(COMMON_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(
    page.getByText('This password is too easy to guess. Please choose another.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Use it anyway' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email, COMMON_PASSWORD);
  await expect(page).toHaveURL(/\/processing\/payment$/);

  await page.goto(link);
  await expect(page.getByText('This link has expired or is invalid.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Heads up' })).toBeVisible();
  await expect(
    page.getByText('The verification link has expired or is invalid.').first(),
  ).toBeVisible();
});

/** What the page of a link may send before a press. */
const READS = ['/api/link-token', '/api/verify-token-email'];

test('opening every link of every email with scripts and no session changes nothing, and a press still works', {
  tag: '@long',
}, async ({ page, browser }) => {
  const email = await paidAccount(page);
  const next = newEmail();
  const call = callAs(page, await tokenOf(page, email));
  await call('/user/update-email', { email: next, current_password: PASSWORD });
  await call('/password-recovery', { email });
  await invite(await newInviter(browser, 'Link house'), email);
  const invitation = await mailedInvitation(page, email);
  const reset = await mailTo(page, email, /password/i);
  const change = await mailTo(page, next, /new email/i);
  const mails = [...(await mailsTo(page, email)), ...(await mailsTo(page, next))];
  const links = new Set(mails.flatMap(({ text }) => text.match(/https?:\/\/localhost\S+/g) ?? []));
  const [verification, ...otherMails] = [
    linkIn(await mailTo(page, email, /verify/i), /\/verify\/email\//),
    linkIn(reset, /\/reset-password\//),
    linkIn(change, /\/email\/verify\//),
  ];
  for (const link of [verification, invitation, ...otherMails])
    expect([...links].join('\n')).toContain(link);
  const state = async () => [
    await call('/user', undefined, 'GET'),
    await call('/user/sessions', undefined, 'GET'),
    await call('/user/security-log', undefined, 'GET'),
    await call('/notifications/preferences', undefined, 'GET'),
    await call('/notifications', undefined, 'GET'),
    await call('/rentals?role=tenant', undefined, 'GET'),
    await call('/messages', undefined, 'GET'),
  ];
  const before = await state();

  const scanner = await browser.newPage({ baseURL: urlOf('crashpad') });
  const requests: string[] = [];
  scanner.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(new URL(request.url()).pathname);
  });
  for (const link of links) {
    await scanner.goto(link);
    await waitForHydration(scanner);
    await scanner.waitForLoadState('networkidle');
  }
  expect(requests.filter((path) => !READS.includes(path))).toEqual([]);
  expect(await state()).toEqual(before);

  await page.goto(verification);
  await expect(page.getByText(/Is c•••@example\.com your email\?/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  for (const [name, path] of [
    ['My Messages', '/messages'],
    ['My Crashpad', '/my-crashpads'],
    ['Account settings', '/account-setting'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await page.goto(verification);
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
});

test("an email's own member confirms it without a press", async ({ page }) => {
  const email = await unpaidAccount(page);
  const link = linkIn(await mailTo(page, email, /verify/i), /\/verify\/email\//);
  await page.goto('/login');
  await waitForHydration(page);
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/processing\/payment$/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
});

test('a verification link is sent again, and only the newest one works', { tag: '@long' }, async ({
  page,
}) => {
  const email = await unpaidAccount(page);
  const first = linkIn(await mailTo(page, email, /verify/i), /\/verify\/email\//);
  await page.goto('/email/resend');
  await waitForHydration(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send verification link' }).click();
  await expect
    .poll(async () => {
      const mail = await mailTo(page, email, /verify/i);
      return linkIn(mail, /\/verify\/email\//);
    })
    .not.toBe(first);
  const second = linkIn(await mailTo(page, email, /verify/i), /\/verify\/email\//);
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Heads up' })).toBeVisible();
  await page.goto(second);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
});

test.describe('a request for a link', () => {
  test.use({ expectedErrors: [/status of 429|ERR_FAILED/] });

  test('shows its failure as a warning at the top center, with the message of the server if there is one', async ({
    page,
  }) => {
    const message = 'Too many emails. Please try again later.';
    let isLost = true;
    await page.route('**/api/password-recovery', (route) => {
      if (isLost) return route.abort();
      return route.fulfill({ status: 429, json: { message } });
    });
    await page.goto('/forgot');
    await waitForHydration(page);
    await page.getByLabel('Email').fill('ada@example.com');
    const warnings = page.locator('[role=alert][data-kind=warning]');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(warnings).toContainText('Something went wrong. Please try again.');
    isLost = false;
    await page.getByRole('button', { name: 'Send' }).click();
    const warning = warnings.filter({ hasText: message });
    await expect(warning).toBeVisible();
    const box = await warning.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const center = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(Math.abs(center - width / 2)).toBeLessThan(20);
    expect(box?.y).toBeLessThan(height / 2);
    await expect(page).toHaveURL(/\/forgot$/);
  });
});
