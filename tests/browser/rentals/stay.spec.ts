import type { Browser, Page } from '@playwright/test';
import { PASSWORD, unpaidAccount } from '../support/accounts.ts';
import { type Lister, signedIn } from '../support/listers.ts';
import { endOnboarding, peopleOn } from '../support/rent.ts';
import { type Inviter, inDays, invite, mailedInvitation } from '../support/rentals.ts';
import { STAYS_SERVER } from '../support/servers.ts';
import { clearFolderOf, startServer } from '../support/start-server.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectFits,
  hydrated,
  PHONE,
  test,
} from '../support/test.ts';

/** A stay from its invitation to its settlement, on the open pages of both members. */

test.use({ baseURL: STAYS_SERVER.url, actionTimeout: 20_000 });
test.describe.configure({ mode: 'default', timeout: 180_000 });

const { payableInviter, giveCard } = peopleOn(STAYS_SERVER);
let stop: () => Promise<void>;
test.beforeAll(async () => {
  await clearFolderOf(STAYS_SERVER);
  stop = await startServer(STAYS_SERVER);
});
test.afterAll(() => stop());

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** Also behind a dialog. */
const main = (page: Page) => page.locator('main');

/** Opens a page that follows what the server reports. */
async function open(page: Page, path: string): Promise<void> {
  const socket = page.waitForEvent('websocket');
  await page.goto(path);
  await hydrated(page);
  const isOpen = ({ payload }: { payload: string | Buffer }) => String(payload).startsWith('40');
  await (await socket).waitForEvent('framereceived', isOpen);
}

/** The page of a lister on My Crew. */
async function listersPage(page: Page, browser: Browser, { lister }: Inviter): Promise<Page> {
  const viewport = page.viewportSize() ?? PHONE;
  const context = await browser.newContext({ baseURL: STAYS_SERVER.url, viewport });
  const own = await context.newPage();
  await signedIn(own, lister.email, PASSWORD);
  await open(own, '/my-crew');
  return own;
}

async function expectFine(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await expectFits(page);
    await expectAccessibleInBothThemes(page);
  }
}

async function choose(lister: Page, action: string): Promise<void> {
  await button(lister, /^Actions for /).click();
  await lister.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Accepts on the invitation's page, as a member with an account. */
async function accept(page: Page, email: string): Promise<Lister> {
  const account = await signedIn(page, email, PASSWORD);
  await page.goto(await mailedInvitation(page, email));
  await hydrated(page);
  await button(page, 'Accept').click();
  await page.getByRole('checkbox').check();
  return account;
}

for (const width of [PHONE.width, 1280]) {
  test.describe(`${width} px wide`, { tag: width === PHONE.width ? [] : '@long' }, () => {
    test.use({ viewport: { ...PHONE, width } });

    test('a lister sees that an invitation is declined, and the next one accepted with the deposit', {
      tag: '@long',
    }, async ({ page, browser }) => {
      const inviter = await payableInviter(browser, `Offer ${width}`);
      const lister = await listersPage(page, browser, inviter);
      const email = await unpaidAccount(page);
      await giveCard(email, 'pm_card_visa');
      const offer = { auto_pay: 1, deposit: 150, start_date: inDays(20), payment_date: 1 };
      await invite(inviter, email, offer);
      await expect(main(lister)).toContainText('Not opened yet');
      await page.goto(await mailedInvitation(page, email));
      await hydrated(page);
      await expectFine(page);
      await button(page, 'Decline').click();
      await expectFine(page);
      await dialog(page).getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByText('You declined the invitation').first()).toBeVisible();
      await expect(main(lister)).not.toContainText('Not opened yet');

      await invite(inviter, email, offer);
      await expect(main(lister)).toContainText('AutoPay starts on acceptance');
      await accept(page, email);
      await expectFine(page);
      await button(page, 'Continue to payment').click();
      await expectFine(page);
      await button(page, /^Pay \$150\.00 and accept/).click();
      await expect(page.getByText('You accepted the invitation')).toBeVisible();
      await expect(main(lister)).toContainText('AutoPay is on');
      await open(page, '/my-crashpad');
      for (const side of [page, lister]) {
        await expect(main(side)).toContainText(/\$150\.00, charged \w+ \d+, \d{4}/);
      }
      await expectFine(page, lister);
    });

    test('both sides read AutoPay, the deposit, requests and the end of a stay at once', async ({
      page,
      browser,
    }) => {
      const inviter = await payableInviter(browser, `Stay ${width}`);
      const email = await unpaidAccount(page);
      await giveCard(email, 'pm_card_visa');
      const start_date = inDays(0);
      const payment_date = Math.min(28, Number(start_date.slice(-2)));
      await invite(inviter, email, { deposit: 100, start_date, payment_date });
      const tenant = await accept(page, email);
      await button(page, 'Accept invitation').click();
      await expect(page.getByText('You accepted the invitation')).toBeVisible();
      const lister = await listersPage(page, browser, inviter);
      await open(page, '/my-crashpad');

      await button(lister, /^Add payment from /).click();
      await dialog(lister).getByText('Purpose, date and notes').click();
      await dialog(lister).getByLabel('Payment for').selectOption('Deposit');
      await dialog(lister).getByLabel('Amount').fill('90');
      await expectFine(lister);
      await dialog(lister).getByRole('button', { name: 'Add payment' }).click();
      for (const side of [page, lister]) {
        await expect(main(side)).toContainText('$90.00 of $100.00, $10.00 open');
      }

      await choose(lister, 'Request AutoPay');
      await button(lister, 'Send request').click();
      await expect(main(page)).toContainText('asks you to use AutoPay');
      await expectFine(page, lister);
      await button(page, 'Accept AutoPay').click();
      await dialog(page).getByRole('button', { name: 'Accept AutoPay' }).click();
      await expect(main(lister).getByText('AutoPay is on', { exact: true })).toBeVisible();
      await choose(lister, 'Disable AutoPay');
      await expectFine(lister);
      await dialog(lister).getByRole('button', { name: 'Send request' }).click();
      await expect(main(page)).toContainText('asks you to turn off AutoPay');
      await expect(main(lister)).toContainText('A stop was asked for on');
      await expectFine(page, lister);
      await choose(lister, 'Keep AutoPay');
      await dialog(lister).getByRole('button', { name: 'Withdraw request' }).click();
      await expect(main(page)).not.toContainText('asks you to turn off AutoPay');
      await endOnboarding(inviter, 'needs_more');
      for (const side of [page, lister]) {
        await expect(
          main(side)
            .getByText(/^AutoPay has been paused since/)
            .first(),
        ).toBeVisible();
      }
      await expectFine(page, lister);
      await endOnboarding(inviter, 'bank');
      for (const side of [page, lister]) {
        await expect(main(side).getByText(/^AutoPay (is|has been) paused/)).toHaveCount(0);
      }

      await button(page, 'Change check-out date').click();
      await dialog(page).getByLabel('Check-out date').fill(inDays(60));
      await inviter.lister.call('POST', '/payment-request', {
        ...{ tenant_id: await rentalOf(tenant), payment_for: 'parking', amount: 45.5 },
      });
      await expect(main(page)).toContainText('$45.50');
      await expect(dialog(page).getByLabel('Check-out date')).toHaveValue(inDays(60));
      await dialog(page).getByLabel('Check-out time').selectOption('11:00 AM');
      await dialog(page).getByRole('button', { name: 'Send request' }).click();
      await expect(main(lister)).toContainText(/ wants to check out on /);
      await expectFine(page, lister);
      await lister.getByRole('button', { name: 'Decline', exact: true }).click();
      await dialog(lister).getByLabel('Reason').fill('The room is let from then on.');
      await dialog(lister).getByRole('button', { name: 'Decline' }).click();
      await expect(main(page)).toContainText('Reason: The room is let from then on.');
      await expectFine(page);
      await button(page, 'Got it').click();
      await expect(main(page)).not.toContainText('declined your check-out');

      await button(page, 'Leave crash pad').click();
      await expectFine(page);
      await dialog(page).getByLabel('Reason').fill('I have another base.');
      await dialog(page).getByRole('button', { name: 'Leave crash pad' }).click();
      await expect(page.getByText('You left the crash pad.')).toBeVisible();
      const card = lister.getByRole('region', { name: /^Settle with / });
      await expect(card).toBeVisible();
      await expectFine(page, lister);
      await card.getByRole('button', { name: 'Settle deposit' }).click();
      await button(lister, 'Settle deposit').click();
      await button(lister, 'Add deduction').click();
      await dialog(lister).getByLabel('Reason', { exact: true }).fill('A broken lamp');
      await dialog(lister).getByLabel('Amount').fill('20');
      await expectFine(lister);
      await button(lister, 'Return $70.00').click();
      await expect(dialog(lister)).toHaveCount(0);
      await expect(main(page)).toContainText('kept $20.00');
      await expectFine(page);

      await open(lister, '/transactions');
      await open(page, '/transactions');
      await button(page, 'Something is wrong').first().click();
      await dialog(page).getByLabel('What happened?').fill('The lamp was broken before.');
      await dialog(page).getByRole('button', { name: 'Send objection' }).click();
      await expect(main(lister)).toContainText('“The lamp was broken before.”');
      await lister.getByRole('button', { name: 'Answer objection' }).click();
      await dialog(lister).getByLabel('Your answer').fill('The photos show it whole.');
      await dialog(lister).getByRole('button', { name: 'Send answer' }).click();
      await expect(main(page)).toContainText('“The photos show it whole.”');
      await expectFine(page, lister);
    });
  });
}

async function rentalOf(tenant: Lister): Promise<number> {
  const { data } = await tenant.call<{ data: { id: number }[] }>('GET', '/rentals');
  return data[0]?.id ?? 0;
}
