import type { Browser, Page } from '@playwright/test';
import {
  callAs,
  newEmail,
  PASSWORD,
  paidAccount,
  tokenOf,
  unpaidAccount,
} from '../support/accounts.ts';
import { signedIn } from '../support/listers.ts';
import { DEMO_PASSWORD } from '../support/settings.ts';
import {
  expect,
  expectAccessible,
  expectFitsAndAccessible,
  test,
  waitForHydration,
} from '../support/test.ts';

const ADMIN = 'admin@crewpad.test';

const pages = (page: Page) => page.getByRole('navigation', { name: 'Admin pages' });

/** The member's number in their page's address. */
async function idOf(page: Page, email: string): Promise<number> {
  const token = await tokenOf(page, email);
  const answer = await page.request.get('/api/user', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).user.id;
}

/** A member's page in a separate browser. */
async function browserOf(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signedIn(page, email, PASSWORD);
  return page;
}

test.describe('an admin', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('finds a member, ends their sessions, and the audit trail shows it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await paidAccount(page, 'seeker');
    const id = await idOf(page, email);
    const own = await browserOf(browser, baseURL ?? '', email);
    await own.goto('/receipts');
    await expect(own.getByRole('heading', { level: 1 })).toBeVisible();

    await signedIn(page, ADMIN, DEMO_PASSWORD);
    await page.goto(`/admin?search=${encodeURIComponent(email)}`);
    await page.getByRole('row').getByRole('link', { name: 'Ada L.' }).click();
    await expect(page).toHaveURL(`/admin/members/${id}`);
    await expect(page.getByRole('main')).toContainText(email);
    await expect(page.getByRole('main')).toContainText('Seeker');
    await waitForHydration(page);
    const end = page.getByRole('button', { name: 'End all sessions' });
    await end.click();
    const dialog = page.getByRole('alertdialog', { name: 'Log out Ada L. everywhere?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await end.click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'End all sessions' }).click();
    await expect(page.getByText('The member is logged out everywhere.')).toBeVisible();
    await expect(page.getByText("They aren't logged in anywhere.")).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Logged in on' })).toBeFocused();
    await own.goto('/receipts');
    await expect(own).toHaveURL(/\/login/);
    await own.context().close();

    const trail = page.getByRole('list', { name: 'Audit trail' });
    await expect(trail.getByText(/^Ended \d+ sessions?$/)).toBeVisible();
    await page.getByRole('link', { name: "This member's full audit trail" }).click();
    await expect(page).toHaveURL(`/admin/audit?member=${id}`);
    await expect(trail.getByText(/^Ended \d+ sessions?$/)).toBeVisible();
    await expect(pages(page).getByRole('link', { name: 'Audit trail' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test('emails are searched by address, which is in no URL, and are shown without their text', async ({
  page,
}) => {
  const email = await unpaidAccount(page);
  await signedIn(page, ADMIN, DEMO_PASSWORD);
  await page.goto('/admin/emails');
  await waitForHydration(page);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
  const list = page.getByRole('list', { name: 'Emails' });
  await expect(list.getByRole('listitem').filter({ hasText: email })).toContainText('Verify email');
  await expect(page).toHaveURL('/admin/emails');
  await expect(page.getByRole('main')).not.toContainText('/verify/email/');
  await page.getByLabel('Email address').fill(newEmail());
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('heading', { name: 'No emails' })).toBeVisible();
  await page.getByLabel('Email address').fill('');
  await page.getByRole('navigation', { name: 'Email status' }).getByText('Sent').click();
  await expect(page).toHaveURL('/admin/emails?state=sent');
  await expect(list).toBeVisible();
});

test('the admin pages look right', { tag: '@long' }, async ({ page }) => {
  const id = await idOf(page, await paidAccount(page, 'seeker'));
  await signedIn(page, ADMIN, DEMO_PASSWORD);
  for (const path of ['audit', 'emails', 'emails?state=failed', 'jobs', `members/${id}`]) {
    await page.goto(`/admin/${path}`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFitsAndAccessible(page);
  }
});

test.describe('members who are not admins', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('are redirected to the home page, and their calls are refused', async ({ page }) => {
    const email = await paidAccount(page, 'seeker');
    const { token } = await signedIn(page, email, PASSWORD);
    for (const path of ['audit', 'emails', 'jobs', 'members/1']) {
      await page.goto(`/admin/${path}`);
      await expect(page).toHaveURL('/');
    }
    const headers = { authorization: `Bearer ${token}` };
    const refusal = await page.request.delete('/api/admin/members/1/sessions', { headers });
    expect(refusal.status()).toBe(403);
    await callAs(page, token)('/user', undefined, 'GET');
  });
});
