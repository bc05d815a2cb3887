import { AUTOPAY } from '@crewpad/domain';
import type { Page } from '@playwright/test';
import {
  CARDS,
  cardPart,
  confirmWithBank,
  fillCard,
  fillPerson,
  newEmail,
  openAs,
  PASSWORD,
  unpaidAccount,
} from '../support/accounts.ts';
import { passDays, peopleOn, serverDay } from '../support/rent.ts';
import { invite, mailedInvitation } from '../support/rentals.ts';
import { RENT_SERVER } from '../support/servers.ts';
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

/** A declined card answers 402, and a payment made elsewhere 409. */
test.use({
  viewport: PHONE,
  baseURL: RENT_SERVER.url,
  expectedErrors: [/status of 4(?:0[29]|22)/],
});
/** Sequential, because the tests share one clock. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

const { payableInviter, giveCard, giveCardNumber, tenantOf } = peopleOn(RENT_SERVER);
let stop: () => Promise<void>;
test.beforeAll(async () => {
  await clearFolderOf(RENT_SERVER);
  stop = await startServer(RENT_SERVER);
});
test.afterAll(() => stop());

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const rental = (page: Page, title: string) => page.getByRole('article', { name: title });

async function typeCard(page: Page, number: string): Promise<void> {
  await expect(cardPart(page, 'number')).toBeVisible();
  await fillCard(page, number);
}

async function fillAccount(page: Page): Promise<void> {
  await fillPerson(page);
  await button(page, 'Continue').click();
  await page.getByLabel('Phone number', { exact: true }).pressSequentially('3055550100');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await button(page, 'Continue').click();
}

test('a new tenant accepts with the deposit: a declined card, then another one', async ({
  page,
  browser,
}) => {
  const title = `Deposit`;
  const inviter = await payableInviter(browser, title);
  const email = newEmail();
  await invite(inviter, email, { auto_pay: AUTOPAY.on });
  await page.goto(await mailedInvitation(page, email));
  await waitForHydration(page);
  const steps = page.getByRole('list', { name: 'Steps to accept' });
  await expect(steps.getByRole('listitem')).toContainText([
    'Booking Details',
    'Terms & Conditions',
    'Make Payment',
  ]);
  await button(page, 'Accept').click();
  await fillAccount(page);
  await page.getByLabel('I have read this and I agree.').check();
  await button(page, 'Create account and continue').click();
  await expect(page).toHaveURL(/\?step=payment$/);
  const pay = button(page, 'Pay $200.00 and accept');
  await expect(pay).toBeEnabled();
  const main = page.getByRole('main');
  await expect(main.getByText('$400.00 on the 1st of each month').first()).toBeVisible();
  await expect(main.getByRole('region', { name: 'What you agree to' })).toContainText(
    'You can turn AutoPay off at any time',
  );
  await expect(main.getByText(/pays the fee\. You pay exactly these amounts\./)).toBeVisible();
  await expectFitsAndAccessible(page);
  await pay.click();
  await expect(main.getByText('Card number is required.').first()).toBeVisible();

  await typeCard(page, CARDS.attachesThenDeclines);
  await pay.click();
  await expect(main.getByRole('alert').last()).toContainText('Card Declined');
  await expectFitsAndAccessible(page);
  await page.reload();
  await waitForHydration(page);
  await expect(main.getByText('Declined last time')).toBeVisible();
  await typeCard(page, CARDS.good);
  await pay.click();
  await expect(page.getByRole('heading', { name: 'You accepted the invitation' })).toBeVisible();
  await expect(page).toHaveURL(/\/my-crashpad$/);
  const card = rental(page, title);
  await expect(card.getByText(/^\$200\.00, charged \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(card.getByText('AutoPay charges your Visa ending in 4242.')).toBeVisible();
  await expectFitsAndAccessible(page);

  await card.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Disable AutoPay' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disable AutoPay?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Disable AutoPay' }).click();
  await expect(page.getByText('AutoPay is off.').first()).toBeVisible();
  await expect(card.getByText(/You pay .* directly\./)).toBeVisible();
});

test('rent that the card could not pay is paid with another card', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const title = `Due`;
  const inviter = await payableInviter(browser, title);
  const start_date = await serverDay(page, 2);
  // Only one rent falls due in the meantime.
  const payment_date = Math.min(28, Number(start_date.slice(-2)));
  const offer = { auto_pay: AUTOPAY.on, deposit: 0, start_date, payment_date };
  const { email } = await tenantOf(page, inviter, offer, 'pm_card_chargeCustomerFail');
  await openAs(page, email, '/my-crashpad');
  await passDays(page, 3);
  await page.goto('/my-crashpad');
  await waitForHydration(page);
  const card = rental(page, title);
  const notice = card.getByRole('region', {
    name: /^Your \$.* rent payment didn't go through$/,
  });
  await expect(notice).toContainText("We'll try again on");
  await expectFitsAndAccessible(page);
  await notice.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\?pay=\d+$/);
  const pay = button(page, /^Pay \$\d+\.\d\d$/);
  await card.getByRole('radio', { name: 'Add another card' }).check();
  await typeCard(page, CARDS.good);
  await expectFitsAndAccessible(page);
  await pay.click();
  // Saving the card pays what is open.
  const chargeRegion = page.getByRole('region', { name: /^What your card was charged/ });
  await expect(chargeRegion).toContainText(/you paid \$\d+\.\d\d\./);
  await expect(chargeRegion.getByRole('link', { name: 'Receipt' })).toBeVisible();
  await expect(page).toHaveURL(/\/my-crashpad$/);
  await expect(notice).toHaveCount(0);
  await card.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Leave crash pad' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('you owe no new rent');
  await page.keyboard.press('Escape');
});

test('payment requests are paid with 3-D Secure, and rejected', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const inviter = await payableInviter(browser, `Request`);
  const offer = { start_date: await serverDay(page, 5) };
  const { email, id } = await tenantOf(page, inviter, offer, 'pm_card_authenticationRequired');
  const ask = (amount: number, payment_for: string) =>
    inviter.lister.call('POST', '/payment-request', { tenant_id: id, amount, payment_for });
  await ask(80, 'parking');
  await ask(25, 'other');
  await openAs(page, email, '/account-setting?tab=one-time-payment');
  await waitForHydration(page);
  const tab = panel(page, 'One-Time Payment');
  await expect(tab.getByText('Pending', { exact: true })).toHaveCount(2);
  await expectFitsAndAccessible(page);

  await tab.getByRole('button', { name: /'s request for \$25\.00$/ }).click();
  await page.getByRole('menuitem', { name: 'Reject' }).click();
  const question = page.getByRole('alertdialog', { name: 'Reject this request?' });
  await question.getByLabel('Reason').fill('I have no car.');
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(tab.getByText('Reason: I have no car.')).toBeVisible();
  await expect(tab.getByText('Rejected', { exact: true })).toBeVisible();

  const pay = tab.getByRole('button', { name: /^Pay \$80\.00 to/ });
  await giveCardNumber(page, email, CARDS.attachesThenDeclines);
  await page.reload();
  await waitForHydration(page);
  await pay.click();
  await expect(page.getByText('Your card was declined. Please try another card.')).toBeVisible();

  await giveCard(email, 'pm_card_authenticationRequired');
  await page.reload();
  await waitForHydration(page);
  await pay.click();
  await confirmWithBank(page, 'Fail');
  await expect(page.getByText('Payment failed, please try again').first()).toBeVisible();
  await expect(pay).toBeEnabled();
  await pay.click();
  await confirmWithBank(page, 'Complete');
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await expect(thanks).toContainText('You paid Ada L. $80.00.');
  await expectAccessible(page);
  await thanks.getByRole('button', { name: 'Done' }).click();
  await expect(tab.getByText('Completed', { exact: true })).toBeVisible();
  await expectFitsAndAccessible(page);
  await tab.getByRole('link', { name: 'Receipt for $80.00 to Ada L.' }).click();
  await expect(page.getByRole('table')).toContainText('$80.00');
});

test('a member accepts with 3-D Secure, after a first failure', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const inviter = await payableInviter(browser, 'Bank');
  const email = await unpaidAccount(page);
  await invite(inviter, email, { auto_pay: AUTOPAY.on, start_date: await serverDay(page, 10) });
  await openAs(page, email, await mailedInvitation(page, email));
  await waitForHydration(page);
  await button(page, 'Accept').click();
  await page.getByLabel('I have read this and I agree.').check();
  await button(page, 'Continue to payment').click();
  const pay = button(page, 'Pay $200.00 and accept');
  await expect(pay).toBeEnabled();
  await typeCard(page, CARDS.alwaysAsksBank);
  await pay.click();
  // Once to save the card and once to pay.
  await confirmWithBank(page, 'Complete');
  await confirmWithBank(page, 'Fail');
  const alert = page.getByRole('main').getByRole('alert').last();
  await expect(alert).toContainText("Your bank couldn't confirm it was you.");
  await expect(page.getByRole('radio', { name: /Visa ending in 3184/ })).toBeChecked();
  await pay.click();
  // Left at the bank's question, the invitation waits for the answer.
  await expect(page.locator('iframe[title="3-D Secure authentication"]')).toBeVisible();
  await page.goto(await mailedInvitation(page, email));
  await waitForHydration(page);
  await expect(page.getByRole('main')).toContainText('Your bank asks you to confirm $200.00');
  const otherTab = await page.context().newPage();
  await otherTab.goto(page.url());
  await waitForHydration(otherTab);
  await button(page, 'Confirm with your bank').click();
  await expect(page).toHaveURL(/step=payment/);
  await button(page, 'Confirm with your bank').click();
  await confirmWithBank(page, 'Complete');
  await expect(page.getByRole('heading', { name: 'You accepted the invitation' })).toBeVisible();
  await expect(page).toHaveURL(/\/my-crashpad$/);
  // Confirmed once, the other tab has nothing left to confirm.
  await button(otherTab, 'Confirm with your bank').click();
  await expect(otherTab).toHaveURL(/\/my-crashpad$/);
  await expect(rental(otherTab, 'Bank').getByText(/^\$200\.00, charged /)).toBeVisible();
});

test('an open request stands on top, and adding a card returns to it', async ({
  page,
  browser,
}) => {
  const inviter = await payableInviter(browser, 'On top');
  const offer = { start_date: await serverDay(page, 5), deposit: 30, auto_pay: AUTOPAY.off };
  const { email, id } = await tenantOf(page, inviter, offer);
  await inviter.lister.call('POST', '/payment-request', {
    ...{ tenant_id: id, amount: 30, payment_for: 'deposit' },
  });
  await openAs(page, email, '/my-crashpad');
  await waitForHydration(page);
  const requests = page.getByRole('region', { name: 'Payment requests' });
  await expect(requests.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText('1 waiting for your answer').first()).toBeAttached();
  await expect(rental(page, 'On top')).toContainText('$30.00, not paid yet');
  await expectFitsAndAccessible(page);

  await requests.getByRole('link', { name: 'Add a card' }).click();
  await expect(page).toHaveURL(/payment-methods&ref_url=/);
  await waitForHydration(page);
  await typeCard(page, '4242424242424242');
  await button(page, 'Save card').click();
  await expect(page).toHaveURL(/\/my-crashpad#request-\d+$/);
  await waitForHydration(page);
  await expect(requests.getByRole('button', { name: /^Pay \$30\.00 to/ })).toBeEnabled();
});

test('a tenant without a card is asked for one, and cannot pay a request before', {
  tag: '@long',
}, async ({ page, browser }) => {
  const inviter = await payableInviter(browser, 'No card');
  const { email, id } = await tenantOf(page, inviter, { start_date: await serverDay(page, 5) });
  await inviter.lister.call('POST', '/payment-request', {
    tenant_id: id,
    amount: 30,
    payment_for: 'deposit',
  });
  await openAs(page, email, '/account-setting?tab=one-time-payment');
  await waitForHydration(page);
  const tab = panel(page, 'One-Time Payment');
  await expect(tab.getByRole('button', { name: /^Pay \$30\.00/ })).toBeDisabled();
  await expect(tab.getByText('You need a card on file to pay.').first()).toBeVisible();

  await inviter.lister.call('POST', `/rental/${id}/request-autopay`, {});
  await page.goto('/my-crashpad');
  await waitForHydration(page);
  const notice = rental(page, 'No card').getByRole('region', { name: /asks you to use AutoPay/ });
  await notice.getByRole('button', { name: 'Accept AutoPay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on AutoPay?' });
  await expect(dialog.getByRole('link', { name: 'Add a card' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await giveCard(email, 'pm_card_visa');
  await page.reload();
  await waitForHydration(page);
  await notice.getByRole('button', { name: 'Accept AutoPay' }).click();
  await dialog.getByRole('button', { name: 'Accept AutoPay' }).click();
  await expect(page.getByText('AutoPay is on.').first()).toBeVisible();
  await expect(notice).toHaveCount(0);

  await inviter.lister.call('POST', `/rental/${id}/disable-autopay`);
  await page.reload();
  await waitForHydration(page);
  const stopping = rental(page, 'No card').getByRole('region', { name: /turn off AutoPay/ });
  await stopping.getByRole('button', { name: 'Keep AutoPay' }).click();
  await expect(page.getByText('AutoPay stays on.').first()).toBeVisible();
  await openSettings(page, '?tab=one-time-payment');
  await expect(tab.getByRole('button', { name: /^Pay \$30\.00/ })).toBeEnabled();
});
