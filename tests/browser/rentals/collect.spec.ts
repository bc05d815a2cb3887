import type { Browser, Page } from '@playwright/test';
import { openAs } from '../support/accounts.ts';
import {
  endOnboarding,
  expectInOrder,
  passDays,
  peopleOn,
  serverDay,
  serverNow,
} from '../support/rent.ts';
import { type Inviter, invite } from '../support/rentals.ts';
import { COLLECT_SERVER } from '../support/servers.ts';
import { clearFolderOf, startServer } from '../support/start-server.ts';
import { expect, hydrated, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

/** A declined card is answered with 402. */
test.use({
  baseURL: COLLECT_SERVER.url,
  viewport: PHONE,
  expectedErrors: [/status of 4(?:0[29]|22)/],
});
/** One after the other: they share one clock. */
test.describe.configure({ mode: 'default', timeout: 120_000 });

const { payableInviter, tenantOf } = peopleOn(COLLECT_SERVER);
const rental = (page: Page, title: string) => page.getByRole('article', { name: title });

let stop: () => Promise<void>;
test.beforeAll(async () => {
  await clearFolderOf(COLLECT_SERVER);
  stop = await startServer(COLLECT_SERVER);
});
test.afterAll(() => stop());

/** Opens a page as a lister, in a browser of its own. */
async function pageOf(browser: Browser, { lister }: Inviter, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: COLLECT_SERVER.url, viewport: PHONE });
  const page = await context.newPage();
  await openAs(page, lister.email, path);
  await hydrated(page);
  return page;
}

const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

async function choose(page: Page, name: string | RegExp, entry: string): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
}

test('after a check-out unused rent goes back, and the deposit is settled with a deduction', async ({
  page,
  browser,
}) => {
  const inviter = await payableInviter(browser, 'Checked out');
  const offer = { auto_pay: 1, deposit: 200, start_date: await serverDay(page, 2) };
  await tenantOf(page, inviter, offer, 'pm_card_visa');
  await passDays(page, 3);
  const seen = await pageOf(browser, inviter, '/my-crew');
  await choose(seen, 'Actions for Ada L.', 'Check out');
  const dialog = dialogOf(seen);
  const there = new Date(Date.parse(await serverNow(page)) - 12 * 60 * 60 * 1000);
  await dialog.getByLabel('Check-out date').fill(there.toISOString().slice(0, 10));
  await dialog.getByLabel('Check-out time').selectOption('00:00');
  await dialog.getByRole('button', { name: /^(Check out now|Set check-out)$/ }).click();
  const refund = dialog.getByRole('button', { name: /^Refund \$\d+\.\d\d$/ });
  await expect(dialog.getByText(/of paid rent is for days after check-out$/)).toBeVisible();
  await expectInOrder(seen);
  await refund.click();
  await expect(dialog.getByText(/^\$\d+\.\d\d was refunded\.$/)).toBeVisible();
  await expect(refund).toHaveCount(0);

  await expect(dialog.getByText('You hold a deposit of $200.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Settle deposit' }).click();
  await dialog.getByRole('button', { name: 'Add deduction' }).click();
  await dialog.getByLabel('What for').fill('Broken lamp');
  await dialog.getByLabel('Amount').last().fill('50');
  await expectInOrder(seen);
  await dialog.getByRole('button', { name: 'Return $150.00' }).click();
  await expect(dialog.getByText(/The deposit is settled\. \$150\.00 goes back\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await seen.goto('/transactions?type=deposit');
  const deposit = seen.getByRole('article', { name: /^\$200\.00/ });
  await expect(deposit).toContainText('$150.00 returned');
  await expect(deposit).toContainText('$50.00 kept');
});

test('a lister charges the card now, and changes and withdraws a request', async ({
  page,
  browser,
}) => {
  const inviter = await payableInviter(browser, 'Charged now');
  const offer = { auto_pay: 1, deposit: 0, start_date: await serverDay(page, 2) };
  const { id } = await tenantOf(page, inviter, offer, 'pm_card_chargeCustomerFail');
  await inviter.lister.call('POST', '/payment-request', {
    tenant_id: id,
    amount: 45,
    payment_for: 'parking',
  });
  await passDays(page, 3);
  const seen = await pageOf(
    browser,
    inviter,
    `/my-crew?month=${(await serverDay(page, 0)).slice(0, 7)}`,
  );
  await choose(seen, 'Rent actions for Ada L.', 'Charge card now');
  const dialog = dialogOf(seen);
  await dialog.getByRole('button', { name: /^Charge \$\d+\.\d\d$/ }).click();
  await expect(dialog.getByRole('alert')).toContainText(/declined/i);
  await expectInOrder(seen);
  await seen.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const requests = seen.getByRole('region', { name: 'Payment requests' });
  await requests.getByRole('button', { name: 'Edit the request for $45.00 to Ada L.' }).click();
  await expect(dialog.getByLabel('Amount')).toHaveValue('45.00');
  await dialog.getByLabel('Amount').fill('60');
  await expectInOrder(seen);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(seen.getByText('Payment request changed.')).toBeVisible();
  await requests.getByRole('button', { name: 'Withdraw the request for $60.00 to Ada L.' }).click();
  await expectInOrder(seen);
  await dialog.getByRole('button', { name: 'Withdraw request' }).click();
  await expect(seen.getByText('Payment request withdrawn.')).toBeVisible();
  await expect(requests).toHaveCount(0);
});

test('a tenant hears that AutoPay is paused while the lister cannot be paid', async ({
  page,
  browser,
}) => {
  const inviter = await payableInviter(browser, 'Paused');
  const offer = { auto_pay: 1, deposit: 0, start_date: await serverDay(page, 5) };
  const { email } = await tenantOf(page, inviter, offer, 'pm_card_visa');
  await endOnboarding(inviter, 'needs_more');
  await openAs(page, email, '/my-crashpad');
  const notice = rental(page, 'Paused').getByRole('region', { name: 'AutoPay is paused' });
  await expect
    .poll(async () => {
      await page.reload();
      return notice.count();
    })
    .toBe(1);
  await expect(notice).toContainText('cannot receive card payments right now');
  await hydrated(page);
  await expectInOrder(page);
});

test('an invited member without a card is asked for one before AutoPay', async ({
  page,
  browser,
}) => {
  const inviter = await payableInviter(browser, 'Asked for a card');
  const start_date = await serverDay(page, 10);
  const { email } = await tenantOf(page, inviter, { start_date });
  const more = { auto_pay: 1, start_date, bed_id: inviter.bedIds[1] };
  await invite(inviter, email, more);
  await openAs(page, email, '/my-crashpad');
  const dialog = page.getByRole('dialog', { name: 'Please set up a payment method' });
  await expect(dialog).toContainText('AutoPay needs a card on file.');
  await expectInOrder(page);
});
