import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { newEmail, PASSWORD, paidAccount } from '../support/accounts.ts';
import { type Lister, signedIn } from '../support/listers.ts';
import { type Inviter, inDays, invite, mailedInvitation, newInviter } from '../support/rentals.ts';
import { MONEY_SERVER } from '../support/servers.ts';
import { openSettings, panel } from '../support/settings.ts';
import { clearFolderOf, startServer } from '../support/start-server.ts';
import {
  expect,
  expectAccessible,
  expectFitsAndAccessible,
  PHONE,
  test,
  waitForHydration,
} from '../support/test.ts';

test.use({ viewport: PHONE, baseURL: MONEY_SERVER.url, expectedErrors: [/status of 4(?:09|22)/] });
/** Sequential, because the tests share one server. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

let stop: () => Promise<void>;
test.beforeAll(async () => {
  await clearFolderOf(MONEY_SERVER);
  stop = await startServer(MONEY_SERVER);
});
test.afterAll(() => stop());

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const steps = (page: Page) => panel(page, 'Three steps to AutoPay');
const rent = (page: Page) => page.getByRole('region', { name: 'Rent', exact: true });

async function inviterOn(page: Page, browser: Browser, title: string): Promise<Inviter> {
  const inviter = await newInviter(browser, title, MONEY_SERVER.url);
  await signedIn(page, inviter.lister.email, PASSWORD);
  return inviter;
}

/** Completes the provider's onboarding with the button of this name. */
async function onboard(page: Page, ending: string): Promise<void> {
  await steps(page).getByRole('button', { name: 'Complete Onboarding' }).click();
  await expect(page.getByRole('heading', { name: 'Set up payouts' })).toBeVisible();
  await page.getByRole('button', { name: ending }).click();
  await expect(page).toHaveURL(/tab=autopay&onboarded=1/);
  await waitForHydration(page);
}

async function setUpPayouts(page: Page): Promise<void> {
  await openSettings(page, '?tab=autopay');
  await page.getByRole('switch', { name: 'Collect rent with AutoPay' }).click();
  await onboard(page, 'Complete with a bank account');
  await expect(steps(page).getByText('Ready', { exact: true })).toBeVisible({ timeout: 30_000 });
}

/** A tenant with a card who has accepted; the rental's ID and their API. */
async function tenantOf(browser: Browser, inviter: Inviter, offer: object) {
  const context = await browser.newContext({ baseURL: MONEY_SERVER.url });
  const page = await context.newPage();
  const email = newEmail();
  await paidAccount(page, 'seeker', email);
  const { id } = await invite(inviter, email, offer);
  const token = (await mailedInvitation(page, email)).split('/').at(-1);
  const tenant = await signedIn(page, email, PASSWORD);
  await tenant.call('GET', `/rental/token/${token}`);
  await tenant.call('POST', '/rental/accept', { token });
  return { id, tenant };
}

async function pay(tenant: Lister): Promise<void> {
  const { data } = await tenant.call<{ data: { id: number }[] }>('GET', '/payment-request');
  const path = `/payment-request/${data[0]?.id}/pay`;
  const headers = { authorization: `Bearer ${tenant.token}`, 'idempotency-key': randomUUID() };
  const url = `${MONEY_SERVER.url}/api${path}`;
  await expect.poll(async () => (await fetch(url, { method: 'POST', headers })).status).toBe(200);
}

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  await expect(dialog(page)).toBeVisible();
}

test('a lister connects payouts, sees what is missing, and then the account', {
  tag: '@long',
}, async ({ page, browser }) => {
  await inviterOn(page, browser, 'House of payouts');
  await openSettings(page, '?tab=autopay');
  await page.getByRole('switch', { name: 'Collect rent with AutoPay' }).click();
  await expect(steps(page).getByText('Not connected')).toBeVisible();
  await expectFitsAndAccessible(page);

  await onboard(page, 'Complete, but Stripe needs more information');
  await expect(steps(page).getByText('Still needed:')).toBeVisible();
  await expectFitsAndAccessible(page);

  await onboard(page, 'Complete with a bank account');
  await expect(steps(page).getByText('Ready', { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await expect(steps(page).getByText(/ending in \d{4}$/)).toBeVisible();
  await expect(steps(page).getByRole('button', { name: 'Complete Onboarding' })).toHaveCount(0);
  await expectFitsAndAccessible(page);

  const [account] = await Promise.all([
    page.waitForEvent('popup'),
    steps(page).getByRole('button', { name: 'View account' }).click(),
  ]);
  await expect(account.getByRole('heading', { name: 'Payouts', exact: true })).toBeVisible();
  await account.close();

  const schedule = page.getByLabel('How often we pay out');
  await schedule.selectOption('Weekly');
  await expect(page.getByText('Payout schedule saved.')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(schedule).toHaveValue('2');
});

test('a request without payouts opens the guide', { tag: '@long' }, async ({ page, browser }) => {
  const inviter = await inviterOn(page, browser, 'House without payouts');
  await tenantOf(browser, inviter, { start_date: inDays(0) });
  await page.goto('/my-crew');
  await waitForHydration(page);
  await choose(page, 'Ada L.', 'Payment request');
  await expect(dialog(page).getByRole('link', { name: 'Guide me' })).toHaveAttribute(
    'href',
    '/account-setting?tab=payments&autopay-guide&connect-account',
  );
  await expectFitsAndAccessible(page);
});

test('a lister adds a manual payment, which pays the rent, and reverses it', async ({
  page,
  browser,
}) => {
  const inviter = await inviterOn(page, browser, 'House of cash');
  await tenantOf(browser, inviter, { start_date: inDays(0), deposit: 0 });
  await page.goto('/my-crew?tab=rent');
  await waitForHydration(page);
  // The run opens the rent that is due.
  await expect
    .poll(
      async () => {
        await page.reload();
        return rent(page).getByText('Due', { exact: true }).count();
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThan(0);
  await waitForHydration(page);
  await expect(rent(page)).toContainText(/Due \w+ \d+, \d{4}/);
  await expectFitsAndAccessible(page);

  await rent(page)
    .getByRole('button', { name: /^Add payment from Ada/ })
    .click();
  await expect(dialog(page).getByText(/^Covers \$[\d.]+ of/)).toBeVisible();
  await expectFitsAndAccessible(page);
  await dialog(page).getByLabel('Amount').fill('');
  await button(page, 'Add payment').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Please enter the amount.');
  await page.keyboard.press('Escape');
  await rent(page)
    .getByRole('button', { name: /^Add payment from Ada/ })
    .click();
  await button(page, 'Add payment').click();
  await expect(page.getByText('Payment added.')).toBeVisible();
  await expect(rent(page).getByRole('listitem').getByText('Paid')).toBeVisible();

  await page.goto('/transactions');
  await waitForHydration(page);
  await expectFitsAndAccessible(page);
  await page.getByRole('button', { name: 'Refund' }).first().click();
  await expect(dialog(page).getByText(/you return the money yourself/)).toBeVisible();
  await expectFitsAndAccessible(page);
  await button(page, /^Refund \$/).click();
  await expect(page.getByText(/^We refunded/)).toBeVisible();
});

test('a lister sends a payment request, is paid, refunds a part and downloads the list', {
  tag: '@long',
}, async ({ page, browser }) => {
  const inviter = await inviterOn(page, browser, 'House of requests');
  await setUpPayouts(page);
  const { tenant } = await tenantOf(browser, inviter, { start_date: inDays(0) });
  await page.goto('/my-crew');
  await waitForHydration(page);
  await choose(page, 'Ada L.', 'Payment request');
  await button(page, 'Send request').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Please select a payment type');
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Please fill in all required fields correctly.',
  );
  await dialog(page).getByLabel('Payment for').selectOption('Parking');
  await dialog(page).getByLabel('Amount').fill('40');
  await expect(dialog(page).getByText('$38.14')).toBeVisible();
  await expectFitsAndAccessible(page);
  await button(page, 'Send request').click();
  await expect(page.getByText('Payment request sent successfully!')).toBeVisible();
  await pay(tenant);

  await page.goto('/transactions?type=payment_request');
  await waitForHydration(page);
  const payment = page.getByRole('article', { name: /^\$40\.00, Ada/ });
  await expect(payment).toContainText('Fee $1.86, you receive $38.14');
  await payment.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog(page).getByText(/You don't get back the \$1\.86 fee/)).toBeVisible();
  await dialog(page).getByLabel('Refund amount').fill('40.01');
  await button(page, /^Refund \$/).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    "more than what's left of this payment",
  );
  await dialog(page).getByLabel('Refund amount').fill('15.50');
  await expectFitsAndAccessible(page);
  await button(page, 'Refund $15.50').click();
  await expect(page.getByText('We refunded $15.50.')).toBeVisible();
  await expect(payment).toContainText('$15.50 refunded');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^payments-\d{4}\.csv$/);
  await page.getByRole('link', { name: 'Yearly statement' }).click();
  await expect(page.getByText('Payments you received')).toBeVisible();
  await expectFitsAndAccessible(page);
});

test('a lister requests AutoPay and withdraws the request', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const inviter = await inviterOn(page, browser, 'House of AutoPay');
  await setUpPayouts(page);
  await tenantOf(browser, inviter, { start_date: inDays(3) });
  await page.goto('/my-crew');
  await waitForHydration(page);
  await choose(page, 'Ada L.', 'Request AutoPay');
  await expect(dialog(page).getByLabel('Monthly rent')).toBeDisabled();
  await expect(dialog(page)).toContainText('First charge');
  await expectFitsAndAccessible(page);
  await button(page, 'Send request').click();
  await expect(page.getByText('AutoPay request sent successfully!')).toBeVisible();
  await page.locator('[id^=tenant-id-] a').first().click();
  await waitForHydration(page);
  const row = page.getByRole('main');
  await expect(row.getByText(/^AutoPay was requested on /)).toBeVisible();
  await row.getByRole('button', { name: 'Withdraw request' }).click();
  await button(page, 'Withdraw request').click();
  await expect(page.getByText('AutoPay is off for this rental.')).toBeVisible();
  await expect(row.getByText('AutoPay is off', { exact: true })).toBeVisible();
});

test('a lister who turns AutoPay off and on asks the tenants again in one press', {
  tag: '@long',
}, async ({ page, browser }) => {
  const inviter = await inviterOn(page, browser, 'House of asking');
  await setUpPayouts(page);
  const { id } = await tenantOf(browser, inviter, { start_date: inDays(3) });
  await inviter.lister.call('POST', `/rental/${id}/request-autopay`, {});
  await openSettings(page, '?tab=autopay');
  const toggle = page.getByRole('switch', { name: 'Collect rent with AutoPay' });
  await toggle.click();
  await expect(dialog(page)).toHaveAccessibleName('Turn off AutoPay for 1 tenant?');
  await expect(dialog(page)).toContainText('AutoPay ends for 1 tenant.');
  await expectFitsAndAccessible(page);
  await button(page, 'Turn off').click();
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  const again = page.getByRole('button', { name: 'Ask 1 tenant again' });
  await expect(again).toBeVisible();
  await expectFitsAndAccessible(page);
  await again.click();
  await expect(page.getByText('You asked 1 tenant.')).toBeVisible();
  await expect(again).toHaveCount(0);
  await page.goto(`/my-crew/${id}`);
  await expect(page.getByText(/^AutoPay was requested on /)).toBeVisible();
});

test('a calendar address is copied and renewed', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await inviterOn(page, browser, 'House with a calendar');
  await page.goto('/my-crew');
  await waitForHydration(page);
  await page.getByText('See check-ins, check-outs and rent days').click();
  await page.getByRole('button', { name: 'Show address' }).click();
  const box = page.getByLabel('Calendar address');
  await expect(box).toHaveValue(/\/calendar\/.+\.ics$/);
  const first = await box.inputValue();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Address copied.')).toBeVisible();
  await page.getByRole('button', { name: 'New address' }).click();
  await button(page, 'New address').click();
  await expect(box).not.toHaveValue(first);
  await expectAccessible(page);
});
