import type { Browser, Page } from '@playwright/test';
import { PASSWORD, paidAccount } from '../support/accounts.ts';
import { signedIn } from '../support/listers.ts';
import { inDays, invite, mailedInvitation, newInviter } from '../support/rentals.ts';
import { urlOf } from '../support/servers.ts';
import { expect, expectFitsAndAccessible, PHONE, test, waitForHydration } from '../support/test.ts';

/** The console reports the socket closed by leaving the page. */
test.use({ expectedErrors: [/WebSocket/] });

/** A lister on a separate page, and an invited person who is logged in on the given one. */
async function listerAndTenant(page: Page, browser: Browser, title: string) {
  const inviter = await newInviter(browser, title);
  const email = await paidAccount(page);
  await invite(inviter, email, { start_date: inDays(0) });
  const token = (await mailedInvitation(page, email)).split('/').at(-1);
  const tenant = await signedIn(page, email, PASSWORD);
  await tenant.call('GET', `/rental/token/${token}`);
  const context = await browser.newContext({
    baseURL: urlOf('crashpad'),
    viewport: page.viewportSize(),
  });
  const listerPage = await context.newPage();
  await signedIn(listerPage, inviter.lister.email, PASSWORD);
  const { user } = await inviter.lister.call<{ user: { id: number } }>('GET', '/user');
  return { inviter, tenant, token, listerPage, listerId: user.id };
}

/** Waits until the page's socket is open: earlier events would be lost. */
async function openLive(page: Page, path: string): Promise<void> {
  const socket = page.waitForEvent('websocket');
  await page.goto(path);
  await waitForHydration(page);
  await (await socket).waitForEvent('framereceived');
}

test.use({ viewport: PHONE });

test('a lister sees the badge update without a reload, and reads the notification', async ({
  page,
  browser,
}) => {
  const { tenant, token, listerPage, listerId } = await listerAndTenant(
    page,
    browser,
    `Bell House`,
  );
  await openLive(listerPage, '/my-crashpads');
  const banner = listerPage.getByRole('banner');
  // Their own plan payment is not a notification.
  await expect(banner).not.toContainText('new notification');
  await tenant.call('POST', '/rental/accept', { token });
  await expect(banner).toContainText('1 new notification');
  await tenant.call('POST', '/user/review', {
    ...{ lister_id: listerId, obj_type: 'user', score: 5, message: 'Quiet and clean.' },
  });
  await expect(banner).toContainText('2 new notifications');

  await listerPage.goto('/notifications');
  await waitForHydration(listerPage);
  const today = listerPage.getByRole('region', { name: 'Today' });
  const rows = today.getByRole('link');
  await expect(rows).toHaveText([
    /Ada L\. wrote a review about you\.\s*New/,
    /Ada L\. accepted your invitation to Bell House\.\s*New/,
    /for your plan\.\s*[^N]*$/,
  ]);
  await expect(banner).not.toContainText('new notification');
  await expectFitsAndAccessible(listerPage);
  await rows.first().click();
  await expect(listerPage).toHaveURL(`/user/${listerId}`);

  await listerPage.goto('/notifications');
  await waitForHydration(listerPage);
  await expect(rows).toHaveCount(3);
  // What was followed is no longer new, what was only shown still is.
  await expect(rows.first()).not.toContainText('New');
  await expect(rows.nth(1)).toContainText('New');
  await listerPage.context().close();
});

test('a new member sees their first payment, and the link to their email settings', async ({
  page,
}) => {
  await signedIn(page, await paidAccount(page), PASSWORD);
  await page.goto('/notifications');
  await waitForHydration(page);
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('for your plan');
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Choose your emails' }).click();
  await expect(page.getByLabel('Waitlists and saved searches')).toHaveValue('now');
});

test('visitors log in first', async ({ page }) => {
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/login\?ref_url=%2Fnotifications/);
});
