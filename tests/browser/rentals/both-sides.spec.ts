import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AUTOPAY } from '@crewpad/domain';
import type { Browser, Page } from '@playwright/test';
import { CARDS, fillCard, PASSWORD } from '../support/accounts.ts';
import { type Lister, signedIn } from '../support/listers.ts';
import { passTo, peopleOn, serverDay } from '../support/rent.ts';
import { newInviter } from '../support/rentals.ts';
import { SIDES_SERVER } from '../support/servers.ts';
import { openSettings } from '../support/settings.ts';
import { clearFolderOf, dataFolderOf, startServer } from '../support/start-server.ts';
import {
  expect,
  expectAccessible,
  expectFits,
  PHONE,
  test,
  waitForHydration,
} from '../support/test.ts';

/** What the tenant and the lister of a stay read about its money, on two pages side by side. */

/** A payment made elsewhere answers 409. */
test.use({ baseURL: SIDES_SERVER.url, expectedErrors: [/status of 4(?:0[29]|22)/] });
/** Sequential, because the tests share one clock. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

const { payableInviter, tenantOf, apiOf } = peopleOn(SIDES_SERVER);
let stop: () => Promise<void>;
test.beforeAll(async () => {
  await clearFolderOf(SIDES_SERVER);
  stop = await startServer(SIDES_SERVER);
});
test.afterAll(() => stop());

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const main = (page: Page) => page.getByRole('main');
const RENT_TAB = '/my-crew?tab=rent';
/** The stay's row of the rent roll. */
const rent = (page: Page) =>
  page.getByRole('region', { name: 'Rent', exact: true }).getByRole('article');

/** What a test does at the provider's side. */
async function control(path: string, body: object): Promise<{ id: string }> {
  const file = join(dataFolderOf(SIDES_SERVER), 'sandbox', 'address.json');
  const { url } = JSON.parse(await readFile(file, 'utf8'));
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${url}/_sandbox/${path}`, request);
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer.json();
}

interface Stay {
  id: number;
  tenant: Page;
  lister: Page;
  /** The lister's calls. */
  calls: Lister;
}

interface Payment {
  id: number;
  type: string;
  state: string;
  refunds: { state: string }[];
  dispute: { state: string } | null;
}

/**
 * A stay of $400.00 a month on the day its first rent is due, also at the crash pad, and the pages of
 * both members.
 */
async function stayOf(
  page: Page,
  browser: Browser,
  { title, card, ...offer }: { title: string; card?: string; auto_pay?: number },
): Promise<Stay> {
  const inviter = await payableInviter(browser, title);
  const days = await Promise.all([1, 2, 3, 4].map((later) => serverDay(page, later)));
  const start_date = days.find((day) => Number(day.slice(-2)) <= 28) ?? '';
  const terms = { deposit: 0, start_date, payment_date: Number(start_date.slice(-2)), ...offer };
  const { email, id } = await tenantOf(page, inviter, terms, card);
  await passTo(page, `${start_date}T18:00:00Z`);
  // The sessions from before have expired.
  await signedIn(page, email, PASSWORD);
  const viewport = page.viewportSize() ?? PHONE;
  const context = await browser.newContext({ baseURL: SIDES_SERVER.url, viewport });
  const lister = await context.newPage();
  const calls = await signedIn(lister, inviter.lister.email, PASSWORD);
  return { id, tenant: page, lister, calls };
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Opens a page of each member, and checks its width and its accessibility. */
async function openBoth({ tenant, lister }: Stay, path: string, listersPath = path): Promise<void> {
  await Promise.all([openPage(tenant, path), openPage(lister, listersPath)]);
  for (const page of [tenant, lister]) {
    await expectFits(page);
    await expectAccessible(page);
  }
}

/** The payments of a stay, as the lister reads them. */
async function paymentsOf({ calls, id }: Stay): Promise<Payment[]> {
  const { data } = await calls.call<{ data: Payment[] }>('GET', `/transaction?tenant_id=${id}`);
  return data;
}

/** The rent that the tenant's bank took back: it is open again. */
async function lostRent(stay: Stay): Promise<number> {
  // The job charges it a moment after its hour.
  await expect.poll(async () => (await paymentsOf(stay))[0]?.state).toBe('paid');
  const [payment] = await paymentsOf(stay);
  const dispute = await control('disputes', { charge: await chargeOf(payment?.id) });
  await expect.poll(async () => (await paymentsOf(stay))[0]?.dispute?.state).toBe('open');
  await openBoth(stay, '/transactions');
  for (const page of [stay.tenant, stay.lister]) {
    await expect(main(page)).toContainText(/\$400\.00 disputed since \w+ \d+, \d{4}/);
  }
  await control(`disputes/${dispute.id}/close`, { won: false });
  const openRent = async () => (await paymentsOf(stay)).find(({ state }) => state !== 'paid')?.id;
  await expect.poll(openRent).toBeDefined();
  return (await openRent()) ?? 0;
}

async function chargeOf(payment = 0): Promise<string> {
  const file = join(dataFolderOf(SIDES_SERVER), 'sandbox', 'address.json');
  const { url } = JSON.parse(await readFile(file, 'utf8'));
  const { payment_intents: intents } = await (await fetch(`${url}/_sandbox/dump`)).json();
  const own = intents.find(
    (intent: { metadata: { obligation_id: string } }) =>
      intent.metadata.obligation_id === String(payment),
  );
  return own.latest_charge;
}

for (const width of [PHONE.width, 1280]) {
  test.describe(`${width} px wide`, { tag: width === PHONE.width ? [] : '@long' }, () => {
    test.use({ viewport: { ...PHONE, width } });

    test('of two tabs that pay at once, one pays and the other says so', async ({
      page,
      browser,
    }) => {
      const offer = { title: `Tabs ${width}`, auto_pay: AUTOPAY.on, card: 'pm_card_visa' };
      const stay = await stayOf(page, browser, offer);
      const rent = await lostRent(stay);
      const tabs = [page, await page.context().newPage()] as const;
      for (const tab of tabs) await openPage(tab, `/my-crashpad?pay=${rent}`);
      await Promise.all(tabs.map((tab) => button(tab, 'Pay $400.00').click()));
      const receiptSentence = /^You paid \$400\.00\. We emailed your receipt\.$/;
      const elsewhere = /in another tab\. Nothing was charged here\.$|It was not charged again\.$/;
      const isPaidIn = async (tab: Page) => {
        const sentence = tab.getByText(receiptSentence).or(tab.getByText(elsewhere)).first();
        await expect(sentence).toBeVisible();
        return receiptSentence.test((await sentence.textContent()) ?? '');
      };
      expect((await Promise.all(tabs.map(isPaidIn))).toSorted()).toEqual([false, true]);
      expect((await paymentsOf(stay)).map(({ state }) => state)).toEqual(['paid', 'paid']);
    });

    test('rent of a lost dispute is open again, and Zelle that comes first is what the tenant reads', {
      tag: '@long',
    }, async ({ page, browser }) => {
      const offer = { title: `Lost ${width}`, auto_pay: AUTOPAY.on, card: 'pm_card_visa' };
      const stay = await stayOf(page, browser, offer);
      const { lister } = stay;
      const rent = await lostRent(stay);
      await openBoth(stay, `/my-crashpad?pay=${rent}`, RENT_TAB);
      const lossSentence =
        /\$400\.00 taken back by the bank on .+ \$400\.00 of rent is open again\./;
      await expect(main(lister)).toContainText(lossSentence);
      await button(lister, /^Add payment from /).click();
      await dialog(lister).getByLabel('Paid by').selectOption('Zelle');
      await expect(dialog(lister)).toContainText('Covers $400.00 of $400.00');
      await dialog(lister).getByRole('button', { name: 'Add payment' }).click();
      await expect(lister.getByText('Payment added.')).toBeVisible();
      await button(page, 'Pay $400.00').click();
      const entrySentence = /recorded \$400\.00 by Zelle today\. Your card was not charged\./;
      await expect(page.getByText(entrySentence)).toBeVisible();
      await openBoth(stay, '/transactions');
      for (const side of [page, lister]) {
        await expect(main(side)).toContainText(/\$400\.00 taken back by the bank on /);
        await expect(main(side)).toContainText('Zelle');
      }
    });

    test('a page says what a new card will pay, and the next one what it paid', {
      tag: '@long',
    }, async ({ page, browser }) => {
      const offer = {
        title: `Card ${width}`,
        auto_pay: AUTOPAY.on,
        card: 'pm_card_chargeCustomerFail',
      };
      const stay = await stayOf(page, browser, offer);
      await openBoth(stay, '/update-payment-method', RENT_TAB);
      await expect(main(page)).toContainText('$400.00');
      await expect(rent(stay.lister).getByText('Failed', { exact: true })).toBeVisible();
      await fillCard(page, CARDS.good);
      await button(page, 'Save card').click();
      const chargeRegion = page.getByRole('region', { name: /^What your card was charged/ });
      await expect(chargeRegion).toContainText('you paid $400.00.');
      await openPage(stay.lister, RENT_TAB);
      await expect(rent(stay.lister).getByText('Paid', { exact: true })).toBeVisible();
      await chargeRegion.getByRole('link', { name: 'Receipt' }).click();
      await expect(page.getByRole('table')).toContainText('$400.00');
    });

    test('a refund that the bank sends back is returned another way', { tag: '@long' }, async ({
      page,
      browser,
    }) => {
      const offer = { title: `Refund ${width}`, auto_pay: AUTOPAY.on, card: 'pm_card_visa' };
      const stay = await stayOf(page, browser, offer);
      const { lister } = stay;
      await control('refunds/next', { status: 'failed' });
      await openPage(lister, '/transactions');
      await button(lister, 'Refund').click();
      await expect(dialog(lister).getByText('How will you return it?')).toHaveCount(0);
      await dialog(lister).getByLabel('Refund amount').fill('120');
      await dialog(lister).getByRole('button', { name: 'Refund $120.00' }).click();
      await expect(dialog(lister)).toHaveCount(0);
      const refunds = async () => (await paymentsOf(stay))[0]?.refunds.map(({ state }) => state);
      await expect.poll(refunds).toEqual(['retrying']);
      await openBoth(stay, '/transactions');
      for (const side of [page, lister]) {
        await expect(main(side)).toContainText(/The bank returned \$120\.00\. We try again on /);
      }
      await button(lister, 'Return it another way').click();
      await expect(dialog(lister)).toContainText('You return the money yourself');
      await expectAccessible(lister);
      await dialog(lister).getByRole('button', { name: 'Refund $120.00' }).click();
      await expect(lister.getByText('We refunded $120.00.')).toBeVisible();
      await openBoth(stay, '/transactions');
      for (const side of [page, lister]) {
        await expect(main(side)).toContainText(/\$120\.00 returned another way on /);
        await expect(main(side)).not.toContainText('We try again');
      }
    });

    test('one entry of cash covers three months, and once voided none', { tag: '@long' }, async ({
      page,
      browser,
    }) => {
      const stay = await stayOf(page, browser, { title: `Cash ${width}` });
      const { lister } = stay;
      await openPage(lister, RENT_TAB);
      await button(lister, /^Add payment from /).click();
      await dialog(lister).getByLabel('Amount').fill('1200');
      await expect(dialog(lister).getByText(/^Covers \$400\.00 of \$400\.00 for /)).toHaveCount(3);
      await expectFits(lister);
      await expectAccessible(lister);
      await dialog(lister).getByRole('button', { name: 'Add payment' }).click();
      await expect(lister.getByText('Payment added.')).toBeVisible();
      const entry = (await paymentsOf(stay)).find(({ type }) => type === 'manual')?.id ?? 0;
      await openBoth(stay, `/receipts/${entry}`);
      for (const side of [page, lister]) {
        await expect(main(side).getByText(/: \$400\.00 of \$400\.00$/)).toHaveCount(3);
      }

      await openPage(lister, '/transactions');
      await button(lister, 'Void').click();
      await expect(dialog(lister)).toContainText('No money is returned.');
      await dialog(lister).getByLabel('Reason').fill('It was for another stay.');
      await dialog(lister).getByRole('button', { name: 'Void payment' }).click();
      await expect(dialog(lister)).toHaveCount(0);
      await openBoth(stay, '/transactions');
      for (const side of [page, lister]) {
        await expect(main(side)).toContainText(/Voided on .+: It was for another stay\./);
      }
      await openBoth(stay, '/my-crashpad', RENT_TAB);
      await expect(main(page)).toContainText('Your rent of $400.00 is due');
      await expect(rent(lister).getByText('Due', { exact: true })).toBeVisible();
    });

    test('a tenant accepts a rent that is a quarter higher', { tag: '@long' }, async ({
      page,
      browser,
    }) => {
      const offer = { title: `Rise ${width}`, auto_pay: AUTOPAY.on, card: 'pm_card_visa' };
      const stay = await stayOf(page, browser, offer);
      const { lister } = stay;
      const openRental = async () => {
        await openPage(lister, '/my-crew');
        await lister.getByRole('button', { name: /^Actions for / }).click();
        await lister.getByRole('menuitem', { name: 'Edit rental' }).click();
      };
      await openRental();
      await dialog(lister).getByLabel('Monthly rent').fill('500');
      await expect(dialog(lister)).toContainText(/but only if your tenant accepts it/);
      await dialog(lister).getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog(lister)).toHaveCount(0);
      await openPage(page, '/my-crashpad');
      const rentRequest = page.getByRole('region', { name: /asks for a rent of \$500\.00/ });
      await expect(rentRequest).toContainText('until then you pay $400.00');
      await expectFits(page);
      await expectAccessible(page);
      await rentRequest.getByRole('button', { name: 'Accept the new rent' }).click();
      await expect(main(page)).toContainText('You accepted a rent of $500.00');
      await openRental();
      await expect(dialog(lister)).toContainText(/Your tenant accepted \$500\.00 from /);
    });

    test('rent that the tenant objects to waits for the lister, whose answer both sides read', async ({
      page,
      browser,
    }) => {
      const offer = {
        title: `Objection ${width}`,
        auto_pay: AUTOPAY.on,
        card: 'pm_card_chargeCustomerFail',
      };
      const stay = await stayOf(page, browser, offer);
      const { lister } = stay;
      await openBoth(stay, '/my-crashpad', RENT_TAB);
      await button(page, 'Something is wrong').click();
      await dialog(page).getByRole('button', { name: 'Send objection' }).click();
      await expect(dialog(page)).toContainText('Please write something.');
      await dialog(page).getByLabel('What happened?').fill('I paid you in cash.');
      await expectAccessible(page);
      await dialog(page).getByRole('button', { name: 'Send objection' }).click();
      await expect(page.getByText(/^We sent your objection to /)).toBeVisible();
      await expect(main(page)).toContainText("hasn't answered your objection yet");
      await expect(button(page, 'Something is wrong')).toHaveCount(0);
      await expect(rent(lister)).toContainText('Waiting for your answer to an objection');
      await button(lister, /^Rent actions for /).click();
      await lister.getByRole('menuitem', { name: 'Answer objection' }).click();
      await expect(dialog(lister)).toContainText('I paid you in cash.');
      await dialog(lister).getByLabel('Your answer').fill('Not to me.');
      await dialog(lister).getByRole('button', { name: 'Send answer' }).click();
      await expect(lister.getByText(/^We sent your answer to /)).toBeVisible();
      await openBoth(stay, '/transactions');
      for (const side of [page, lister]) {
        await expect(main(side)).toContainText('“I paid you in cash.”');
        await expect(main(side)).toContainText('“Not to me.”');
      }
      await expect(button(page, 'Something is wrong')).toHaveCount(0);
    });

    test('a lister whose bank is in Canada is paid there, and elsewhere collects rent themselves', {
      tag: '@long',
    }, async ({ page, browser }) => {
      const inviter = await newInviter(browser, `Canada ${width}`, SIDES_SERVER.url);
      await signedIn(page, inviter.lister.email, PASSWORD);
      await openSettings(page, '?tab=autopay');
      await page.getByRole('switch', { name: 'Collect rent with AutoPay' }).click();
      const country = page.getByLabel('Country of your bank account');
      await country.selectOption('Another country');
      await expect(page.getByRole('heading', { name: 'Collect rent yourself' })).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
      await country.selectOption('Canada');
      await button(page, 'Complete Onboarding').click();
      await button(page, 'Complete with a bank account').click();
      await expect(page).toHaveURL(/tab=autopay&onboarded=1/);
      await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: 30_000 });
      await expect(main(page)).toContainText('We charge cards in US dollars.');
      const { account } = await (await apiOf(inviter.lister.email))('GET', '/stripe/account');
      expect(account.country).toBe('CA');
    });
  });
}
