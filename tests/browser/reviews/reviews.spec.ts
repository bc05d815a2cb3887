import type { Browser, Page } from '@playwright/test';
import { PASSWORD, paidAccount, tokenOf } from '../support/accounts.ts';
import { signedIn } from '../support/listers.ts';
import { type Inviter, inDays, invite, mailedInvitation, newInviter } from '../support/rentals.ts';
import { urlOf } from '../support/servers.ts';
import { DEMO_PASSWORD } from '../support/settings.ts';
import {
  expect,
  expectAccessible,
  expectFitsAndAccessible,
  PHONE,
  test,
  waitForHydration,
} from '../support/test.ts';

const ADMIN = 'admin@crewpad.test';

/** A lister, and their tenant, who is logged in on this page. */
async function addStay(page: Page, browser: Browser, title: string) {
  const inviter = await newInviter(browser, title);
  const email = await paidAccount(page);
  await invite(inviter, email, { start_date: inDays(0) });
  const token = (await mailedInvitation(page, email)).split('/').at(-1);
  const tenant = await signedIn(page, email, PASSWORD);
  await tenant.call('GET', `/rental/token/${token}`);
  await tenant.call('POST', '/rental/accept', { token });
  return { inviter, tenant, listerId: await idOf(inviter) };
}

async function idOf({ lister }: Inviter): Promise<number> {
  const { user } = await lister.call<{ user: { id: number } }>('GET', '/user');
  return user.id;
}

/** Another member's page in a separate browser. */
async function pageOf(browser: Browser, email: string, password = PASSWORD): Promise<Page> {
  const context = await browser.newContext({ baseURL: urlOf('crashpad') });
  const page = await context.newPage();
  await signedIn(page, email, password);
  return page;
}

test.use({ viewport: PHONE });

const dialog = (page: Page) => page.getByRole('dialog');
const review = (page: Page) => page.getByRole('article', { name: "Ada L.'s review" });

test('a tenant reviews, the lister responds, both in place', async ({ page, browser }) => {
  const { inviter, listerId } = await addStay(page, browser, 'The reviewed house');
  await page.goto(`/user/${listerId}?review=${inviter.listingId}`);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByLabel('What are you reviewing?')).toHaveValue(
    String(inviter.listingId),
  );
  await dialog(page).getByRole('button', { name: 'Publish review' }).click();
  await expect(dialog(page)).toContainText('You must select a star rating');
  await dialog(page).getByLabel('Write your review').fill('Quiet, and near the crew bus.');
  await expectFitsAndAccessible(page);

  // The text is still there after leaving the page.
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Write a review' }).click();
  await dialog(page).getByLabel('What are you reviewing?').selectOption(String(inviter.listingId));
  await dialog(page).getByRole('radio', { name: '4 stars: very good' }).check();
  await dialog(page).getByLabel('Write your review').fill('Quiet, and near the crew bus.');
  await dialog(page).getByRole('button', { name: 'Publish review' }).click();
  await expect(review(page)).toBeFocused();
  await expect(review(page)).toBeInViewport();
  await expect(page.getByText('1 review', { exact: true }).first()).toBeVisible();
  await expectFitsAndAccessible(page);

  await review(page).getByRole('button', { name: 'Edit: your review' }).click();
  await dialog(page).getByRole('radio', { name: '5 stars: excellent' }).check();
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(review(page)).toContainText('edited');
  await expect(review(page).getByRole('button', { name: /^Report/ })).toHaveCount(0);

  const otherPage = await pageOf(browser, inviter.lister.email);
  await otherPage.goto(`/user/${listerId}`);
  await waitForHydration(otherPage);
  await review(otherPage).getByRole('button', { name: 'Write a response' }).click();
  await dialog(otherPage).getByLabel('Your response').fill('Come back soon.');
  await expectFitsAndAccessible(otherPage);
  await dialog(otherPage).getByRole('button', { name: 'Publish response' }).click();
  await expect(review(otherPage)).toContainText('Come back soon.');
  await expect(review(otherPage)).toBeFocused();
  await otherPage.context().close();

  await page.goto(`/listing/review/${inviter.listingId}`);
  await expect(page.getByText('you have already reviewed this listing')).toBeVisible();
  await expect(review(page)).toContainText('Come back soon.');
  const report = review(page).getByRole('button', { name: /^Report.*Response by/ });
  await expect(report).toBeVisible();
  await expectFitsAndAccessible(page);
});

test('a tenant reviews a crash pad on its page', { tag: '@long' }, async ({ page, browser }) => {
  const { inviter } = await addStay(page, browser, 'A house with a page for reviews');
  await page.goto(`/listing/review/${inviter.listingId}`);
  await waitForHydration(page);
  await page.getByRole('radio', { name: '3 stars: good' }).check();
  await page.getByLabel('Write your review').fill('Fine.');
  await expectFitsAndAccessible(page);
  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(review(page)).toBeFocused();
});

test('a member reports a crash pad, and an admin hides it and restores it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const inviter = await newInviter(browser, 'A reported house');
  const email = await paidAccount(page);
  await signedIn(page, email, PASSWORD);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/listing/${inviter.listingId}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Report ?: A reported house$/ }).click();
  await dialog(page).getByRole('button', { name: 'Send report' }).click();
  await expect(dialog(page)).toContainText('Please select a reason.');
  await dialog(page).getByLabel("It isn't real").check();
  await expectFitsAndAccessible(page);
  await dialog(page).getByRole('button', { name: 'Send report' }).click();
  await expect(dialog(page).getByRole('status')).toContainText('Thank you for your report.');

  const admin = await pageOf(browser, ADMIN, DEMO_PASSWORD);
  await admin.goto('/admin/reports');
  await waitForHydration(admin);
  const report = admin.getByRole('article', { name: 'Crash pad: A reported house' });
  await expectFitsAndAccessible(admin);
  await report.getByRole('button', { name: /^Hide/ }).click();
  await dialog(admin).getByLabel('Note').fill('The pictures show a hotel.');
  await expectAccessible(admin);
  await dialog(admin).getByRole('button', { name: 'Hide' }).click();
  await expect(report).toHaveCount(0);
  const visitor = await page.request.get(`/api/listing/${inviter.listingId}`, {
    headers: { authorization: `Bearer ${await tokenOf(page, email)}` },
  });
  expect(visitor.status()).toBe(404);

  const own = await pageOf(browser, inviter.lister.email);
  await own.setViewportSize({ width: 390, height: 844 });
  await own.goto('/my-crashpads');
  await expect(own.getByText('The pictures show a hotel.')).toBeVisible();
  await expectFitsAndAccessible(own);
  await own.context().close();

  await admin.goto('/admin/reports?state=hidden');
  await waitForHydration(admin);
  await report.getByRole('button', { name: /^Show again/ }).click();
  await dialog(admin).getByRole('button', { name: 'Show again' }).click();
  await expect(report).toHaveCount(0);
  await admin.context().close();
});
