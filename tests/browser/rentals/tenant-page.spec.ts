import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAs, PASSWORD } from '../support/accounts.ts';
import { signedIn } from '../support/listers.ts';
import { passDays, peopleOn, serverDay } from '../support/rent.ts';
import { DESK_SERVER } from '../support/servers.ts';
import { clearFolderOf, startServer } from '../support/start-server.ts';
import { expect, expectFitsAndAccessible, PHONE, test, waitForHydration } from '../support/test.ts';

/** A second reminder answers 409, another lister's tenant 404. */
test.use({ baseURL: DESK_SERVER.url, viewport: PHONE, expectedErrors: [/status of 40[49]/] });
/** Sequential, because the tests share one clock. */
test.describe.configure({ mode: 'default', timeout: 120_000 });

const { payableInviter, tenantOf } = peopleOn(DESK_SERVER);
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });

let stop: () => Promise<void>;
test.beforeAll(async () => {
  await clearFolderOf(DESK_SERVER);
  stop = await startServer(DESK_SERVER);
});
test.afterAll(() => stop());

test('a lister opens a late tenant from My Crew, reminds them, adds the late fee and saves the account', async ({
  page,
  browser,
}) => {
  const inviter = await payableInviter(browser, 'The late house');
  const start_date = await serverDay(page, 0);
  const payment_date = Math.min(28, Number(start_date.slice(-2)));
  const terms = { start_date, payment_date, deposit: 0, late_fee: 25 };
  const { id } = await tenantOf(page, inviter, terms);
  await passDays(page, 8);

  await openAs(page, inviter.lister.email, '/my-crew');
  await waitForHydration(page);
  await expect(page.getByText(/^1 tenant, 1 owes \$[\d.,]+$/)).toBeVisible();
  await page.getByRole('link', { name: 'Owes', exact: true }).click();
  await expect(page).toHaveURL(/\?owes=1$/);
  await page.getByLabel('Sort by').selectOption('Longest late');
  await expect(page).toHaveURL(/\?owes=1&sort=late$/);
  await page.locator(`#tenant-id-${id}`).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/my-crew/${id}$`));
  await waitForHydration(page);
  const balance = page.getByRole('region', { name: 'Balance' });
  await expect(balance).toContainText(/Owes \$[\d.]+ since \w+ \d+, \d{4}, \d+ days late/);
  await expectFitsAndAccessible(page);

  await balance.getByRole('button', { name: 'Remind' }).click();
  await dialog(page).getByLabel('Message').fill('Please pay by Friday.');
  await expectFitsAndAccessible(page);
  await button(page, 'Send reminder').click();
  await expect(page.getByText('Reminder sent.')).toBeVisible();
  await expect(balance).toContainText('You reminded them on');
  await balance.getByRole('button', { name: 'Remind' }).click();
  await button(page, 'Send reminder').click();
  await expect(dialog(page).getByRole('alert')).toContainText('You can do it again on');
  await button(page, 'Cancel').click();

  const account = page.getByRole('region', { name: 'Account' });
  const fees = account.getByRole('button', { name: 'Add late fee $25.00' });
  const feeCount = await fees.count();
  await fees.first().click();
  await expect(dialog(page)).toContainText('You receive');
  await expectFitsAndAccessible(page);
  await button(page, 'Add late fee $25.00').click();
  await expect(page.getByText('Late fee added.')).toBeVisible();
  await expect(account.getByRole('row', { name: /Payment request \$25\.00/ })).toBeVisible();
  await expect(balance).toContainText('$25.00 of payment requests');
  await expect(fees).toHaveCount(feeCount - 1);

  const file = page.waitForEvent('download');
  await account.getByRole('button', { name: 'Account as CSV' }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(text).toContain('"Date","What","Amount","Balance"');
  expect(text).toContain('"Payment request",25.00,');

  const other = await payableInviter(browser, 'Another house');
  const context = await browser.newContext({ baseURL: DESK_SERVER.url });
  const stranger = await context.newPage();
  await signedIn(stranger, other.lister.email, PASSWORD);
  expect((await stranger.request.get(`/my-crew/${id}`)).status()).toBe(404);
  await context.close();
});
