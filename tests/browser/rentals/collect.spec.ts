import { AUTOPAY } from '@crewpad/domain';
import type { Page } from '@playwright/test';
import { CARDS, cardPart, fillCard, openAs, PASSWORD, storedBy } from '../support/accounts.ts';
import { signedIn } from '../support/listers.ts';
import { endOnboarding, passDays, passTo, peopleOn, serverDay } from '../support/rent.ts';
import { type Inviter, invite } from '../support/rentals.ts';
import { COLLECT_SERVER } from '../support/servers.ts';
import { clearFolderOf, startServer } from '../support/start-server.ts';
import { expect, expectFitsAndAccessible, PHONE, test, waitForHydration } from '../support/test.ts';

/** A declined card answers 402. */
test.use({
  baseURL: COLLECT_SERVER.url,
  viewport: PHONE,
  expectedErrors: [/status of 4(?:0[29]|22)/],
});
/** Sequential, because the tests share one clock. */
test.describe.configure({ mode: 'default', timeout: 120_000 });

const { payableInviter, giveCardNumber, tenantOf, apiOf } = peopleOn(COLLECT_SERVER);
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const rental = (page: Page, title: string) => page.getByRole('article', { name: title });

/** A tenant without a card whom the lister invites to another bed, with AutoPay. */
async function invitedWithAutopay(page: Page, inviter: Inviter): Promise<string> {
  const start_date = await serverDay(page, 5);
  const { email } = await tenantOf(page, inviter, { start_date, deposit: 0 });
  await invite(inviter, email, { auto_pay: AUTOPAY.on, start_date, bed_id: inviter.bedIds[1] });
  return email;
}

/** A start date soon whose day of the month can also be the payment date. */
async function firstDayWithPayments(page: Page): Promise<string> {
  const days = await Promise.all([2, 3, 4, 5].map((later) => serverDay(page, later)));
  return days.find((day) => Number(day.slice(-2)) <= 28) ?? '';
}

let stop: () => Promise<void>;
test.beforeAll(async () => {
  await clearFolderOf(COLLECT_SERVER);
  stop = await startServer(COLLECT_SERVER);
});
test.afterAll(() => stop());

test('a tenant sees that AutoPay is paused while the lister cannot be paid', {
  tag: '@long',
}, async ({ page, browser }) => {
  const inviter = await payableInviter(browser, 'Paused');
  const offer = { auto_pay: AUTOPAY.on, deposit: 0, start_date: await serverDay(page, 5) };
  const { email } = await tenantOf(page, inviter, offer, 'pm_card_visa');
  await openAs(page, email, '/dashboard');
  // In UTC, and in the crash pad's time zone.
  const charge = /Next: .*charged on .*AK[DS]T.*7:00.AM.UTC/;
  await expect(page.getByRole('link').filter({ hasText: charge })).toBeVisible();
  await endOnboarding(inviter, 'needs_more');
  await page.goto('/my-crashpad');
  const notice = rental(page, 'Paused').getByRole('region', { name: 'AutoPay is paused' });
  await expect
    .poll(async () => {
      await page.reload();
      return notice.count();
    })
    .toBe(1);
  await expect(notice).toContainText("can't receive card payments right now");
  await waitForHydration(page);
  await expectFitsAndAccessible(page);
  // No card is charged, at no hour.
  await page.goto('/dashboard');
  await waitForHydration(page);
  const due = /Next: \$[\d.]+, due on \w+ \d+, \d{4}$/;
  await expect(page.getByRole('link').filter({ hasText: due })).toBeVisible();
  await expectFitsAndAccessible(page);
});

test('a lister changes a payment request and withdraws it', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const inviter = await payableInviter(browser, 'Requested');
  const offer = { start_date: await serverDay(page, 5), deposit: 0 };
  const { email, id } = await tenantOf(page, inviter, offer, 'pm_card_visa');
  const tenant = await apiOf(email);
  const requestAmounts = async () => {
    const { data } = await tenant('GET', '/payment-request');
    return data.map(({ amount }: { amount: number }) => amount);
  };
  await inviter.lister.call('POST', '/payment-request', {
    ...{ tenant_id: id, payment_for: 'parking', amount: 40, notes: 'One space' },
  });
  expect(await requestAmounts()).toEqual([40]);
  await page.context().clearCookies();
  await signedIn(page, inviter.lister.email, PASSWORD);
  await page.goto('/my-crew?tab=rent');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Edit the request for $40.00 to Ada L.' }).click();
  await dialog(page).getByLabel('Amount').fill('0.20');
  await button(page, 'Save changes').click();
  await expect(dialog(page).getByRole('alert').first()).toContainText('correctly');
  await dialog(page).getByLabel('Amount').fill('55');
  await expectFitsAndAccessible(page);
  await button(page, 'Save changes').click();
  await expect(page.getByText('Payment request changed.')).toBeVisible();
  expect(await requestAmounts()).toEqual([55]);
  await page.getByRole('button', { name: 'Withdraw the request for $55.00 to Ada L.' }).click();
  await expectFitsAndAccessible(page);
  await button(page, 'Withdraw request').click();
  await expect(page.getByText('Payment request withdrawn.')).toBeVisible();
  await expect(page.getByRole('article', { name: /^Request for/ })).toHaveCount(0);
  expect(await requestAmounts()).toEqual([]);
});

test('after a check-out the lister returns unused rent and keeps a part of the deposit', {
  tag: '@long',
}, async ({ page, browser }) => {
  const inviter = await payableInviter(browser, 'Unused');
  const offer = { auto_pay: AUTOPAY.on, deposit: 200, start_date: await serverDay(page, 2) };
  const { email } = await tenantOf(page, inviter, offer, 'pm_card_visa');
  await passDays(page, 4);
  // The browser is days behind the server: the form defaults to the server's today.
  await page.context().clearCookies();
  await signedIn(page, inviter.lister.email, PASSWORD);
  await page.goto('/my-crew');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Actions for Ada L.', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Check out' }).click();
  await expect(page.getByRole('list', { name: 'What happens to the money' })).toContainText(
    'You hold a deposit of $200.00',
  );
  await page.getByLabel('Reason').fill('The house is being sold.');
  await page.getByRole('button', { name: 'Check out now' }).click();
  await expect(dialog(page).getByText(/of paid rent covers days after check-out$/)).toBeVisible();
  await expect(dialog(page).getByText("You're holding a $200.00 deposit")).toBeVisible();
  await expectFitsAndAccessible(page);
  await button(page, /^Refund \$/).click();
  await expect(dialog(page).getByRole('status').first()).toContainText(/We refunded \$/);
  await button(page, 'Settle deposit').click();
  await button(page, 'Add deduction').click();
  await button(page, /^Return \$/).click();
  await expect(dialog(page).getByRole('alert').first()).toBeVisible();
  await dialog(page).getByLabel('Reason', { exact: true }).fill('A broken lamp');
  await dialog(page).getByLabel('Amount').fill('45.50');
  await expect(dialog(page).getByText('$154.50', { exact: true })).toBeVisible();
  await expectFitsAndAccessible(page);
  await button(page, 'Return $154.50').click();
  await expect(dialog(page).getByRole('status').first()).toContainText('returned $154.50');
  await dialog(page).getByText('Close', { exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);

  const tenant = await apiOf(email);
  const { data } = await tenant('GET', '/transaction');
  const deposit = data.find(
    ({ payment_for }: { payment_for: string }) => payment_for === 'deposit',
  );
  expect(deposit.refund).toBe(154.5);
});

test('a lister charges the card for rent that is due: declined, not offered again, and paid', {
  tag: '@long',
}, async ({ page, browser }) => {
  const inviter = await payableInviter(browser, `Charged`);
  // The first rent is for a month, so that no other falls due in the meantime.
  const start_date = await firstDayWithPayments(page);
  const payment_date = Number(start_date.slice(-2));
  const rentBy = async (bed: number, number: string) => {
    const bed_id = inviter.bedIds[bed];
    const offer = { auto_pay: AUTOPAY.on, deposit: 0, start_date, payment_date, bed_id };
    const tenant = await tenantOf(page, inviter, offer, 'pm_card_visa');
    await giveCardNumber(page, tenant.email, number);
    return tenant;
  };
  await rentBy(0, CARDS.declinedThrice);
  const { email } = await rentBy(1, CARDS.declinedTwice);
  // The schedule charged both cards when rent was due, and a day later.
  const day = Date.parse(`${start_date}T08:30:00Z`) + 2 * 24 * 60 * 60 * 1000;
  await passTo(page, new Date(day).toISOString());
  await page.context().clearCookies();
  await signedIn(page, inviter.lister.email, PASSWORD);
  await page.goto('/my-crew?tab=rent');
  await waitForHydration(page);
  const roll = page.getByRole('region', { name: 'Rent', exact: true });
  const rentOf = (bed: string) => roll.getByRole('article').filter({ hasText: bed });
  const openCharge = async (bed: string) => {
    await rentOf(bed)
      .getByRole('button', { name: /^Charge card now/ })
      .click();
  };
  await expect(rentOf('Bed 1').getByText('Failed', { exact: true })).toBeVisible();

  await openCharge('Bed 1');
  await expect(dialog(page)).toContainText(/We'll charge \$\d+\.\d\d to .+'s card now\./);
  await expectFitsAndAccessible(page);
  await button(page, 'Cancel').click();
  await expect(dialog(page)).toHaveCount(0);
  await openCharge('Bed 1');
  await button(page, /^Charge \$/).click();
  const refusal = dialog(page).getByRole('alert');
  await expect(refusal).toHaveText("The tenant's card was declined.");
  await expectFitsAndAccessible(page);
  await button(page, 'Cancel').click();
  // The page has read again: the same card is not offered within a day.
  const charge = rentOf('Bed 1').getByRole('button', { name: /^Charge card now/ });
  await expect(charge).toHaveCount(0);

  await openCharge('Bed 2');
  await button(page, /^Charge \$/).click();
  await expect(page.getByText(/^We charged \$\d+\.\d\d\.$/)).toBeVisible();
  await expect(rentOf('Bed 2').getByText('Paid', { exact: true })).toBeVisible();
  await expect(rentOf('Bed 1').getByText('Failed', { exact: true })).toBeVisible();
  // The links at the top of the list can lie half below the message or the page's head.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByText(/^We charged \$\d+\.\d\d\.$/)).toBeHidden();
  await expectFitsAndAccessible(page);
  const tenant = await apiOf(email);
  const { data } = await tenant('GET', '/transaction');
  expect(data.map(({ status }: { status: string }) => status)).toEqual(['paid']);
});

test('an invited tenant without a card is asked for one, and then told of the invitation', {
  tag: '@long',
}, async ({ page, browser }) => {
  const inviter = await payableInviter(browser, `Asked`);
  await openAs(page, await invitedWithAutopay(page, inviter), '/airports');
  const card = page.getByRole('dialog', { name: 'Please set up a payment method' });
  const invitation = page.getByRole('dialog', { name: 'Pending invitation' });
  await expect(card).toContainText('AutoPay needs a card on file.');
  await expect(invitation).toHaveCount(0);
  await expectFitsAndAccessible(page);
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account-setting?tab=payment-methods');
  await expect(dialog(page)).toHaveCount(0);
  await expect(cardPart(page, 'number')).toBeVisible();
  await fillCard(page, CARDS.good);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Card saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/my-crashpad$/);
  await page.goto('/airports');
  await expect(invitation).toContainText('You have 1 pending invitation.');
  await expect(card).toHaveCount(0);
  await expectFitsAndAccessible(page);
  await invitation.getByRole('link', { name: 'Go to My Crashpad' }).click();
  await expect(page).toHaveURL(/\/my-crashpad$/);
  const offer = rental(page, `Asked`).filter({ hasText: 'Bed 2' });
  await expect(offer.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('a tenant who postpones the card is told of the invitation next, and not asked again', {
  tag: '@long',
}, async ({ page, browser }) => {
  const inviter = await payableInviter(browser, 'Postponed');
  await openAs(page, await invitedWithAutopay(page, inviter), '/airports');
  const card = page.getByRole('dialog', { name: 'Please set up a payment method' });
  await card.getByRole('button', { name: 'Cancel' }).click();
  const invitation = page.getByRole('dialog', { name: 'Pending invitation' });
  await expect(invitation).toBeVisible();
  await expect(card).toHaveCount(0);
  await invitation.getByRole('button', { name: 'Cancel' }).click();
  expect((await storedBy(page)).setupPaymentMethodAcknowledged).toBe('true');
  await page.reload();
  await waitForHydration(page);
  await expect(card).toHaveCount(0);
});
