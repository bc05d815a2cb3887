import type { Page } from '@playwright/test';
import { openAs, PASSWORD } from '../support/accounts.ts';
import { signedIn } from '../support/listers.ts';
import { endOnboarding, expectInOrder, passDays, peopleOn, serverDay } from '../support/rent.ts';
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

const { payableInviter, tenantOf, apiOf } = peopleOn(COLLECT_SERVER);
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const rental = (page: Page, title: string) => page.getByRole('article', { name: title });

let stop: () => Promise<void>;
test.beforeAll(async () => {
  await clearFolderOf(COLLECT_SERVER);
  stop = await startServer(COLLECT_SERVER);
});
test.afterAll(() => stop());

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
  await expect(notice).toContainText("can't receive card payments right now");
  await hydrated(page);
  await expectInOrder(page);
});

test('a lister changes a payment request and withdraws it', async ({ page, browser }) => {
  const inviter = await payableInviter(browser, 'Requested');
  const offer = { start_date: await serverDay(page, 5), deposit: 0 };
  const { email, id } = await tenantOf(page, inviter, offer, 'pm_card_visa');
  const tenant = await apiOf(email);
  const asked = async () => {
    const { data } = await tenant('GET', '/payment-request');
    return data.map(({ amount }: { amount: number }) => amount);
  };
  await inviter.lister.call('POST', '/payment-request', {
    ...{ tenant_id: id, payment_for: 'parking', amount: 40, notes: 'One space' },
  });
  expect(await asked()).toEqual([40]);
  await page.context().clearCookies();
  await signedIn(page, inviter.lister.email, PASSWORD);
  await page.goto('/my-crew');
  await hydrated(page);
  await page.getByRole('button', { name: 'Edit the request for $40.00 to Ada L.' }).click();
  await dialog(page).getByLabel('Amount').fill('0.20');
  await button(page, 'Save changes').click();
  await expect(dialog(page).getByRole('alert').first()).toContainText('correctly');
  await dialog(page).getByLabel('Amount').fill('55');
  await expectInOrder(page);
  await button(page, 'Save changes').click();
  await expect(page.getByText('Payment request changed.')).toBeVisible();
  expect(await asked()).toEqual([55]);
  await page.getByRole('button', { name: 'Withdraw the request for $55.00 to Ada L.' }).click();
  await expectInOrder(page);
  await button(page, 'Withdraw request').click();
  await expect(page.getByText('Payment request withdrawn.')).toBeVisible();
  await expect(page.getByRole('article', { name: /^Request for/ })).toHaveCount(0);
  expect(await asked()).toEqual([]);
});

test('after a check-out the lister returns unused rent and keeps a part of the deposit', async ({
  page,
  browser,
}) => {
  const inviter = await payableInviter(browser, 'Unused');
  const offer = { auto_pay: 1, deposit: 200, start_date: await serverDay(page, 2) };
  const { email } = await tenantOf(page, inviter, offer, 'pm_card_visa');
  await passDays(page, 4);
  // The form proposes today, which must be the server's.
  const { now } = await (await page.request.get('/api/dev/clock')).json();
  await page.clock.setSystemTime(new Date(now));
  await page.context().clearCookies();
  await signedIn(page, inviter.lister.email, PASSWORD);
  await page.goto('/my-crew');
  await hydrated(page);
  await page.getByRole('button', { name: 'Actions for Ada L.', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Check out' }).click();
  await button(page, 'Check out now').click();
  await expect(dialog(page).getByText(/of paid rent covers days after check-out$/)).toBeVisible();
  await expect(dialog(page).getByText("You're holding a $200.00 deposit")).toBeVisible();
  await expectInOrder(page);
  await button(page, /^Refund \$/).click();
  await expect(dialog(page).getByRole('status').first()).toContainText(/We refunded \$/);
  await button(page, 'Settle deposit').click();
  await button(page, 'Add deduction').click();
  await button(page, /^Return \$/).click();
  await expect(dialog(page).getByRole('alert').first()).toBeVisible();
  await dialog(page).getByLabel('Reason', { exact: true }).fill('A broken lamp');
  await dialog(page).getByLabel('Amount').fill('45.50');
  await expect(dialog(page).getByText('$154.50', { exact: true })).toBeVisible();
  await expectInOrder(page);
  await button(page, 'Return $154.50').click();
  await expect(dialog(page).getByRole('status').first()).toContainText('returned $154.50');
  await button(page, 'Done').click();
  await expect(dialog(page)).toHaveCount(0);

  const tenant = await apiOf(email);
  const { data } = await tenant('GET', '/transaction');
  const deposit = data.find(
    ({ payment_for }: { payment_for: string }) => payment_for === 'deposit',
  );
  expect(deposit.refund).toBe(154.5);
});
