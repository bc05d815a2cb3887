import type { Page } from '@playwright/test';
import {
  CARDS,
  fillDetails,
  linkIn,
  logIn,
  mailTo,
  newEmail,
  paidAccount,
  payWith,
  storedBy,
  unpaidAccount,
} from '../support/accounts.ts';
import { newInviter } from '../support/rentals.ts';
import { urlOf } from '../support/servers.ts';
import { expect, expectAccessible, PHONE, test, waitForHydration } from '../support/test.ts';

/** A mailed link used a second time is refused, which the console reports. */
test.use({ expectedErrors: [/status of 40[04]/] });

const card = (page: Page) => page.getByRole('complementary', { name: 'The crash pad you chose' });
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });

/** Clicks Message on a crash pad's page as a visitor; resolves with the path of the new chat. */
async function pressMessage(page: Page, listingId: number): Promise<string> {
  await page.goto(`/listing/${listingId}`);
  await waitForHydration(page);
  const box = page.getByRole('complementary', { name: 'Price and message' });
  await box.getByRole('link', { name: /Message/ }).click();
  await expect(page).toHaveURL(/\/login\?ref_url=/);
  await waitForHydration(page);
  return new URL(page.url()).searchParams.get('ref_url') ?? '';
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a visitor presses Message, joins, pays, and sends the message', { tag: '@long' }, async ({
    page,
    browser,
  }) => {
    test.slow();
    const title = 'Wanted';
    const { listingId } = await newInviter(browser, title);
    const chat = await pressMessage(page, listingId);
    expect(chat).toMatch(/^\/chat\/user\/\d+\/listing\/\d+$/);
    const loginAddress = new RegExp(`ref_url=${encodeURIComponent(chat)}$`);
    await expect(card(page)).toContainText(`${title} $300 per month`);
    await expect(card(page)).toContainText(
      'New here? $9.99 for 6 months. One payment, no renewal.',
    );
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click();

    await expect(page).toHaveURL(loginAddress);
    await expect(card(page)).toContainText(/^.*Join to message .+\. \$9\.99 for 6 months/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Find a crash pad' }).click();
    await expect(page).toHaveURL(/\/create-account\/need-crashpad\?ref_url=/);
    await expect(
      page.getByText('$9.99 for 6 months. One payment, no renewal.').first(),
    ).toBeVisible();
    const email = newEmail();
    await fillDetails(page, email);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
    await expect(card(page)).toContainText(title);
    await continueButton(page).click();

    await expect(page).toHaveURL(/\/notice-of-understanding\?ref_url=/);
    await expect(card(page)).toContainText(title);
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill('dawn-patrol-7');
    await page.getByLabel('Confirm password').fill('dawn-patrol-7');
    await page.getByLabel('I have read this and I agree.').check();
    await page.getByRole('button', { name: 'Accept and continue' }).click();

    // A second tab has only what the browser stores.
    await expect(page).toHaveURL(/\/processing\/payment\?ref_url=/);
    await page.goto('/processing/payment');
    await expect(page).toHaveURL(/\/processing\/payment\?ref_url=/);
    await expect(card(page)).toContainText(title);
    await expect(page.getByRole('button', { name: 'Pay $9.99' })).toBeEnabled();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await payWith(page, CARDS.good);
    await expect(page).toHaveURL(/\/airports\?ref_url=/);
    await expect(card(page)).toContainText("You're in.");
    await expectAccessible(page);

    const link = linkIn(await mailTo(page, email, /verify/i), /\/verify\/email\//);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    await expect(page.getByRole('link', { name: `Continue to ${title}` })).toHaveAttribute(
      'href',
      chat,
    );
    await page.goto('/airports');
    await card(page)
      .getByRole('link', { name: `Continue to ${title}` })
      .click();
    await expect(page).toHaveURL(chat);
    const message = page.getByLabel(/^Message to /);
    await expect(message).toHaveValue(new RegExp(title));
    expect(await storedBy(page)).not.toHaveProperty('chosen_listing');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page).toHaveURL(/\/chat\/\d+$/);
    await expect(page.getByRole('log').getByText(title).first()).toBeVisible();
  });
});

test('the email link shows the next step on a device without the chosen listing', async ({
  page,
  browser,
}) => {
  const email = await unpaidAccount(page);
  const link = linkIn(await mailTo(page, email, /verify/i), /\/verify\/email\//);
  const otherPage = await (await browser.newContext({ baseURL: urlOf('crashpad') })).newPage();
  await otherPage.goto(link);
  await otherPage.getByRole('button', { name: 'Confirm' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await expect(
    otherPage.getByText('Continue on the device where you signed up, or log in here.'),
  ).toBeVisible();
  await expect(card(otherPage)).toHaveCount(0);
  await otherPage.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await waitForHydration(otherPage);
  await logIn(otherPage, email);
  await expect(otherPage).toHaveURL(/\/processing\/payment$/);
});

test('a member who logs in continues directly, and logging out clears the listing', async ({
  page,
  browser,
}) => {
  const { listingId } = await newInviter(browser, 'Wanted by a member');
  const email = await paidAccount(page);
  const chat = await pressMessage(page, listingId);
  await logIn(page, email);
  await expect(page).toHaveURL(chat);
  await expect(page.getByLabel(/^Message to /)).toBeVisible();
  expect(await storedBy(page)).not.toHaveProperty('chosen_listing');

  await page.evaluate((path) => {
    const until = Date.now() + 60 * 60 * 1000;
    window.localStorage.setItem('chosen_listing', JSON.stringify({ path, until }));
  }, chat);
  await page.goto('/airports');
  await expect(card(page)).toContainText("You're in.");
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Hi, / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await storedBy(page)).not.toHaveProperty('chosen_listing');
});

test('a new lister finds their chosen listing above their crash pads', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const { listingId } = await newInviter(browser, 'Wanted by a lister');
  await pressMessage(page, listingId);
  const email = await unpaidAccount(page, 'basic');
  await logIn(page, email);
  await expect(page).toHaveURL(/\/processing\/payment/);
  await waitForHydration(page);
  await payWith(page, CARDS.good);
  await expect(page).toHaveURL(/\/my-crashpads\?ref_url=/);
  await expect(card(page)).toContainText("You're in.");
  await expectAccessible(page);
  await card(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/my-crashpads$/);
  await expect(card(page)).toHaveCount(0);
});

test('an external address, or a listing of someone else, is ignored', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const { listingId } = await newInviter(browser, 'Wanted under a wrong name');
  for (const address of [
    '//evil.example/listing/1',
    'javascript:alert(1)',
    `/api/listing/${listingId}`,
    `/chat/user/1/listing/${listingId}`,
    '/chat/user/1/listing/999999999',
  ]) {
    await page.goto(`/create-account?ref_url=${encodeURIComponent(address)}`);
    await waitForHydration(page);
    await expect(card(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Find a crash pad' }).click();
    await expect(page).toHaveURL(/\/create-account\/need-crashpad$/);
    expect(await storedBy(page)).not.toHaveProperty('chosen_listing');
  }
});
