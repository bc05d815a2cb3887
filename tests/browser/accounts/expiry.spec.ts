import type { Page } from '@playwright/test';
import {
  CARDS,
  callAs,
  confirmWithBank,
  fillCard,
  openAs,
  PASSWORD,
  paidAccount,
  payWith,
  storedBy,
  tokenOf,
} from '../support/accounts.ts';
import { newLister, QUIET_AIRPORT } from '../support/listers.ts';
import { CLOCK_SERVER } from '../support/servers.ts';
import { panel } from '../support/settings.ts';
import { clearFolderOf, startServer } from '../support/start-server.ts';
import {
  expect,
  expectAccessible,
  PHONE,
  resultsOf,
  test,
  waitForHydration,
} from '../support/test.ts';

/** A declined card, an old login and a wrong password are refused, which the console reports. */
test.use({
  baseURL: CLOCK_SERVER.url,
  expectedErrors: [/status of 4(?:02|03|22)/],
});
/** Sequential, because the tests share one clock. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

const DAY_S = 24 * 60 * 60;

let stop: () => Promise<void>;
test.beforeAll(async () => {
  await clearFolderOf(CLOCK_SERVER);
  stop = await startServer(CLOCK_SERVER);
});
test.afterAll(() => stop());

/** Runs everything due in the last weeks; the clock jumps over a longer period before them. */
async function passDays(page: Page, days: number): Promise<void> {
  const daysUsed = Math.min(days, 14);
  const steps = [
    { advance_seconds: (days - daysUsed) * DAY_S, skip: true },
    { advance_seconds: daysUsed * DAY_S },
  ];
  for (const data of steps) {
    const answer = await page.request.post('/api/dev/clock', { data, timeout: 120_000 });
    expect(answer.status()).toBe(200);
  }
}

/** A lister whose renewal was declined: their card can be saved, but not charged. */
async function declinedRenewal(page: Page): Promise<string> {
  const email = await paidAccount(page, 'basic');
  const call = callAs(page, await tokenOf(page, email));
  const { customer_id } = await call('/stripe/setup-customer', {});
  const declining = { customer_id, payment_method: 'pm_card_chargeCustomerFail' };
  await call('/stripe/save-payment-method', declining);
  await passDays(page, 368);
  return email;
}

async function saveCard(page: Page, number: string): Promise<void> {
  const save = page.getByRole('button', { name: 'Save card' });
  await expect(save).toBeEnabled();
  await fillCard(page, number);
  await save.click();
}

const OVERDUE = 'As soon as you save this card, we charge:';
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Account Expired' });
const mark = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Expired' });

test('a phone number changes once the password is entered again, and what was typed stays until then', async ({
  page,
}) => {
  await openAs(page, await paidAccount(page, 'seeker'), '/account-setting');
  const profile = panel(page, 'Profile');
  const phone = profile.getByLabel('Phone number', { exact: true });
  const about = profile.getByLabel('About you');
  await phone.fill('(305) 555-0177');
  await about.fill('Based in Miami.');
  const clock = await page.request.post('/api/dev/clock', { data: { advance_seconds: 11 * 60 } });
  expect(clock.status()).toBe(200);

  const save = profile.getByRole('button', { name: 'Save changes' });
  const dialog = page.getByRole('dialog', { name: "Please confirm it's you" });
  const password = dialog.getByLabel('Password', { exact: true });
  await save.click();
  await expect(password).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(phone).toHaveValue('(305) 555-0177');
  await expect(about).toHaveValue('Based in Miami.');
  expect(JSON.parse((await storedBy(page)).user ?? 'null').phone_number).toBe('+13055550100');

  await save.click();
  await password.fill('something else');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText("That's not your current password.")).toBeVisible();
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => JSON.parse((await storedBy(page)).user ?? 'null').phone_number)
    .toBe('+13055550177');
  await expect(about).toHaveValue('Based in Miami.');
});

test('a seeker whose six months are over is asked to renew, pays, and is back in the search', {
  tag: '@long',
}, async ({ page }) => {
  await openAs(page, await paidAccount(page, 'seeker'), '/airports');
  await passDays(page, 180);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Hi, Ada L.' })).toBeVisible();
  await expect(mark(page)).toHaveCount(0);
  await passDays(page, 5);
  await page.reload();
  await expect(prompt(page)).toContainText('Your account has expired');
  await expect(prompt(page)).toContainText('Please click Continue to update your payment method');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toBeHidden();
  await mark(page).focus();
  await expect(page.getByRole('tooltip')).toHaveText(
    'Your account has expired. Please renew your subscription to continue.',
  );
  await expectAccessible(page);

  await page.reload();
  await prompt(page).getByRole('link', { name: 'Continue to Renew' }).click();
  await expect(page).toHaveURL(/\/account-expired$/);
  await expect(prompt(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has expired');
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Change package' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'Add another card' }).check();
  await payWith(page, CARDS.attachesThenDeclines);
  const notice = page.getByRole('dialog', { name: 'Important Notice!' });
  await expect(notice).toContainText('Card Declined [generic_decline]');
  await notice.getByRole('button', { name: 'OK' }).click();
  await payWith(page, CARDS.good);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You renewed your account');
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeInViewport();
  await expect(
    page.getByText('payment successful, please hang tight, being redirected'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/airports$/);
  await expect(mark(page)).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(prompt(page)).toHaveCount(0);
});

test('a lister who expires leaves the search, renews with a card that requires 3-D Secure, and returns', {
  tag: '@long',
}, async ({ page, browser }) => {
  const context = await browser.newContext({ baseURL: CLOCK_SERVER.url });
  const lister = await newLister(await context.newPage(), 'basic');
  const id = await lister.crashpad('House of a lister who expires', await lister.picture());
  const isShown = async () => {
    const { listing } = await resultsOf(page, QUIET_AIRPORT.toLowerCase());
    return listing.some((listing) => listing.id === id);
  };
  await expect.poll(isShown).toBe(true);
  await lister.call('POST', '/stripe/remove-payment-method', {});
  await context.close();
  await passDays(page, 400);
  await expect.poll(isShown).toBe(false);

  await page.setViewportSize(PHONE);
  await openAs(page, lister.email, '/airports');
  await prompt(page).getByRole('link', { name: 'Continue to Renew' }).click();
  await expect(page.getByText('Your crash pads return to search')).toBeVisible();
  await expectAccessible(page);
  await payWith(page, CARDS.alwaysAsksBank);
  await confirmWithBank(page, 'Complete');
  await confirmWithBank(page, 'Complete');
  await expect(page).toHaveURL(/\/my-crashpads$/);
  await expect.poll(isShown).toBe(true);
});

test('an expired member can log out of the prompt; contact and plans stay open', {
  tag: '@long',
}, async ({ page }) => {
  const email = await paidAccount(page, 'seeker');
  await passDays(page, 190);
  await openAs(page, email, '/airports');
  await expect(prompt(page)).toBeVisible();
  await page.goto('/change-package');
  await waitForHydration(page);
  await expect(prompt(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Renew Seeker' }).click();
  await expect(page).toHaveURL(/\/account-expired$/);
  await page.goto('/airports');
  await prompt(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('a lister whose card was declined at the renewal pays it once, with a new card', async ({
  page,
}) => {
  const email = await declinedRenewal(page);

  await openAs(page, email, '/account-expired');
  await expect(page.getByRole('radio', { name: /ending in 0341/ })).toBeChecked();
  await page.getByRole('radio', { name: 'Add another card' }).check();
  await payWith(page, CARDS.good);
  await expect(page).toHaveURL(/\/my-crashpads$/);
  await page.goto('/receipts');
  await expect(page.getByRole('main').getByRole('link', { name: /\$49\.00/ })).toHaveCount(2);
});

test('a declined renewal is shown on all account pages', { tag: '@long' }, async ({ page }) => {
  const email = await paidAccount(page, 'basic');
  const token = await tokenOf(page, email);
  const call = callAs(page, token);
  const { customer_id } = await call('/stripe/setup-customer', {});
  const declining = { customer_id, payment_method: 'pm_card_chargeCustomerFail' };
  const { user } = await call('/stripe/save-payment-method', declining);
  const end = new Date(user.expire_at);
  const start = new Date(end);
  start.setUTCFullYear(start.getUTCFullYear() - 1);
  // Leaves less than a day of the paid year.
  await passDays(page, (end.getTime() - start.getTime()) / (DAY_S * 1000) - 0.5);

  await openAs(page, email, '/account-setting?tab=my-services');
  const failed = page.getByRole('region', { name: 'Your bank declined your renewal' });
  await expect(failed).toContainText('Your bank declined the $49.00 renewal');
  await expect(failed).toContainText("We'll try again on");
  await expect(page.getByText(/^Renews /)).toHaveCount(0);
  await expect(page.getByText(/^Won't renew: paid until /)).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await failed.getByRole('link', { name: 'Use another card' }).click();
  const card = page.getByRole('region', { name: 'Payment method', exact: true });
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  await expect(card.getByText('Declined last time')).toBeVisible();
  for (const path of ['/change-package', '/upgrade-account', '/update-payment-method']) {
    await page.goto(path);
    await expect(failed, path).toBeVisible();
  }
  await failed.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/account-expired$/);
  await expect(failed).toBeVisible();
  await expect(page.getByText(/We charge .* automatically on/)).toHaveCount(0);
  await expect(page.getByText('Declined last time')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Add another card' }).check();
  await payWith(page, CARDS.good);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You renewed your account');
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeInViewport();
  await expect(failed).toHaveCount(0);
});

test('a new card that cannot pay an overdue renewal is saved, and the page explains what to do', {
  tag: '@long',
}, async ({ page }) => {
  const email = await declinedRenewal(page);

  await openAs(page, email, '/account-setting?tab=payment-methods');
  await page.getByRole('radio', { name: 'Add or change card' }).check();
  await expect(page.getByText(OVERDUE)).toBeVisible();

  await page.goto('/update-payment-method');
  await page.getByRole('radio', { name: 'Add another card' }).check();
  await expect(page.getByText(OVERDUE)).toBeVisible();
  await saveCard(page, CARDS.attachesThenDeclines);
  // The next page says what was not charged, and why.
  await expect(page).toHaveURL(/\/upgrade-account$/);
  const notice = page.getByRole('region', { name: /^What your card was charged/ });
  await expect(notice).toContainText(/\$49\.00 was not charged\. Your card was declined/);
  await expect(notice.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    '/account-expired',
  );
  const failed = page.getByRole('region', { name: 'Your bank declined your renewal' });
  await expect(failed).toHaveCount(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(failed).toBeVisible();

  await page.goto('/update-payment-method');
  await page.getByRole('radio', { name: 'Add another card' }).check();
  await saveCard(page, CARDS.good);
  await expect(
    page.getByText('We saved your card and charged $49.00 for your renewal.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/upgrade-account$/);
  await expect(mark(page)).toHaveCount(0);
});

test('an early renewal is refused: the page shows the first possible date before its button', {
  tag: '@long',
}, async ({ page }) => {
  const email = await paidAccount(page, 'basic');
  const call = callAs(page, await tokenOf(page, email));
  for (let term = 0; term < 3; term += 1) {
    await call('/user/renew-subscription', { user_plan: 'basic' });
  }
  await openAs(page, email, '/account-expired');
  const pay = page.getByRole('button', { name: 'Pay $49.00' });
  await expect(pay).toBeDisabled();
  await expect(pay).toHaveAccessibleDescription(
    /^You've paid until .*\. You can pay for another term from .*/,
  );
  await expectAccessible(page);
});

test('an expired card is invalid, and valid again with a later expiry date', {
  tag: '@long',
}, async ({ page }) => {
  const email = await paidAccount(page, 'seeker');
  const call = callAs(page, await tokenOf(page, email));
  const { user } = await call('/user', undefined, 'GET');
  // Six months were just paid, by the server's clock.
  const paidUntil = new Date(user.expire_at);
  const now = new Date(paidUntil);
  now.setUTCMonth(now.getUTCMonth() - 6);
  const expiry = { exp_month: now.getUTCMonth() + 1, exp_year: now.getUTCFullYear() };
  await call('/stripe/update-card', expiry);
  await passDays(page, 40);

  await openAs(page, email, '/account-setting?tab=payment-methods');
  const card = page.getByRole('region', { name: 'Payment method', exact: true });
  await expect(card.getByText('Invalid', { exact: true })).toBeVisible();
  await expect(card.getByText(/^This card has expired/)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Update expiry' }).click();
  await card.getByLabel('Year').selectOption({ index: 10 });
  await card.getByRole('button', { name: 'Save expiry' }).click();
  await expect(page.getByText('Expiry date updated.')).toBeVisible();
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
});
