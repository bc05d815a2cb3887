import type { Browser, Page } from '@playwright/test';
import { PASSWORD, unpaidAccount } from '../support/accounts.ts';
import { signedIn } from '../support/listers.ts';
import { inDays, invite, mailedInvitation, newInviter } from '../support/rentals.ts';
import { urlOf } from '../support/servers.ts';
import { expect, expectAccessible, expectFits, hydrated, PHONE, test } from '../support/test.ts';

/** Two members side by side: each open page follows the other side. */
test.use({ viewport: PHONE });

/** How soon a page shows what the other side did. */
const SOON = { timeout: 3000 };
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
/** Also behind a dialog. */
const main = (page: Page) => page.locator('main');

/** The pages of a lister and of a tenant whose first rent is due, and who pays by hand. */
async function sides(page: Page, browser: Browser, title: string) {
  const inviter = await newInviter(browser, title);
  const email = await unpaidAccount(page);
  const start_date = inDays(0);
  const payment_date = Math.min(28, Number(start_date.slice(-2)));
  const { id } = await invite(inviter, email, { deposit: 0, start_date, payment_date });
  const token = (await mailedInvitation(page, email)).split('/').at(-1);
  const tenant = await signedIn(page, email, PASSWORD);
  await tenant.call('GET', `/rental/token/${token}`);
  await tenant.call('POST', '/rental/accept', { token });
  const context = await browser.newContext({ baseURL: urlOf('crashpad'), viewport: PHONE });
  const lister = await context.newPage();
  const calls = await signedIn(lister, inviter.lister.email, PASSWORD);
  return { id, tenant, lister, calls };
}

async function open(page: Page, path: string): Promise<void> {
  const socket = page.waitForEvent('websocket');
  await page.goto(path);
  await hydrated(page);
  // The server has accepted the session.
  const isOpen = ({ payload }: { payload: string | Buffer }) => String(payload).startsWith('40');
  await (await socket).waitForEvent('framereceived', isOpen);
}

test('a tenant’s open page shows the cash that the lister records, and keeps what they type', async ({
  page,
  browser,
}) => {
  const { lister } = await sides(page, browser, 'House of live cash');
  await open(page, '/my-crashpad');
  await page.getByRole('button', { name: 'Leave crash pad' }).click();
  const reason = dialog(page).getByLabel('Reason');
  await reason.fill('I have another base');
  await open(lister, '/my-crew');
  await lister.getByRole('button', { name: /^Add payment from / }).click();
  await dialog(lister).getByLabel('Amount').fill('123.45');
  await expect(
    dialog(lister)
      .getByText(/^Covers /)
      .first(),
  ).toBeVisible();
  await dialog(lister).getByRole('button', { name: 'Add payment' }).click();
  await expect(lister.getByText('Payment added.')).toBeVisible();

  await expect(main(page)).toContainText('recorded a payment of $123.45: Rent', SOON);
  await expect(reason).toHaveValue('I have another base');
  await expect(reason).toBeFocused();
  await page.keyboard.press('Escape');
  await expectFits(page);
  await expectAccessible(page);
});

test('a lister’s open pages show what the tenant asks for, and keep what they type', async ({
  page,
  browser,
}) => {
  const { id, tenant, lister } = await sides(page, browser, 'House of live requests');
  await open(lister, '/my-crew');
  await lister.getByRole('button', { name: /^Actions for / }).click();
  await lister.getByRole('menuitem', { name: 'Add notes' }).click();
  const note = dialog(lister).getByRole('textbox');
  await note.fill('Has the blue key');
  const checkout_date = inDays(60);
  await tenant.call('POST', `/rental/${id}/checkout-date`, {
    checkout_date,
    checkout_time: '11:00',
  });
  await expect(main(lister)).toContainText(/ wants to check out on /, SOON);
  await expect(note).toHaveValue('Has the blue key');
  await expect(note).toBeFocused();
  await dialog(lister).getByRole('button', { name: 'Save' }).click();
  await expect(lister.getByText('Notes saved.')).toBeVisible();
});
