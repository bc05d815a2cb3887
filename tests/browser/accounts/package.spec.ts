import type { Page } from '@playwright/test';
import {
  CARDS,
  callAs,
  fillCard,
  linkIn,
  mailTo,
  openAs,
  paidAccount,
  storedBy,
  tokenOf,
} from '../support/accounts.ts';
import {
  expect,
  expectAccessible,
  expectFitsAndAccessible,
  test,
  waitForHydration,
} from '../support/test.ts';

/** The console reports the declined card's 402. */
test.use({ expectedErrors: [/status of 402/] });

const DEMO_PASSWORD = 'crashpad';

async function typeCard(page: Page, number: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Save card' })).toBeEnabled();
  await fillCard(page, number);
}

/** A plan holder whose card was removed. */
async function withoutCard(page: Page, plan: string): Promise<string> {
  const email = await paidAccount(page, plan);
  await callAs(page, await tokenOf(page, email))('/stripe/remove-payment-method', {});
  return email;
}

test('a lister changes the plan: price and next steps are shown before the button', async ({
  page,
}) => {
  const email = await paidAccount(page, 'basic');
  await openAs(page, email, '/change-package');
  const present = page.getByRole('region', { name: 'The New Hire' });
  await expect(present.getByText('Your plan')).toBeVisible();
  await expect(present.getByRole('link')).toHaveText('Renew The New Hire');
  await expect(page.getByText('Seeker', { exact: true })).toHaveCount(0);
  await expectFitsAndAccessible(page);

  await page.getByRole('link', { name: 'Select Line Holder' }).click();
  await expect(page).toHaveURL(/\/change-package\?plan=premium$/);
  const summary = page.getByRole('region', { name: 'Line Holder' });
  await expect(summary).toContainText('Access until');
  await expect(summary).toContainText('Line Holder plan, one year$89.00');
  await expect(summary).toContainText(/Credit for The New Hire: (\d+) of \1 days unused-\$49\.00/);
  await expect(summary).toContainText('Charged today$40.00');
  await expect(summary).toContainText('2-4 locations · Up to 100 tenants');
  await expect(summary).toContainText('replaces The New Hire');
  await expect(summary).toContainText('New term startsToday');
  await expect(summary).toContainText(/Renews automatically\$89\.00 on \w+day, /);
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  await expectFitsAndAccessible(page);

  await page.getByRole('button', { name: 'Pay $40.00' }).click();
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/my-crashpads$/);
  const { user_plan } = JSON.parse((await storedBy(page)).user ?? '{}');
  expect(user_plan).toBe('premium');
  await page.goto('/change-package?plan=premium');
  await expect(page.getByRole('link', { name: 'Renew Line Holder' })).toBeVisible();
});

test('a lister chooses a cheaper plan for later, keeps theirs, and switches the renewal', async ({
  page,
}) => {
  await openAs(page, await paidAccount(page, 'premium'), '/change-package?plan=basic');
  const summary = page.getByRole('region', { name: 'The New Hire' });
  await expect(summary).toContainText('Nothing is charged today. Line Holder stays until');
  await expect(summary).toContainText('Charged today$0.00');
  await expectFitsAndAccessible(page);
  await page.getByRole('button', { name: /^Change on / }).click();
  await expect(page).toHaveURL(/\/change-package$/);
  const then = page.getByText(/^Line Holder until .+, then The New Hire$/);
  await expect(then).toBeVisible();
  await expectFitsAndAccessible(page);
  await page.getByRole('button', { name: 'Keep Line Holder' }).click();
  await expect(then).toHaveCount(0);

  await page.getByRole('link', { name: 'Turn off renewal anytime' }).click();
  const renewal = page.getByRole('switch', { name: 'Renew automatically' });
  await expect(renewal).toBeChecked();
  await expect(page.getByText(/^Renews /)).toBeVisible();
  await expect(page.getByText(/delete the card under payment method/)).toBeVisible();
  await renewal.click();
  await expect(renewal).not.toBeChecked();
  await expect(page.getByText(/^Expires /)).toBeVisible();
  await expectFitsAndAccessible(page);
  await renewal.click();
  await expect(page.getByText(/^Renews /)).toBeVisible();
});

test('a plan that is too small cannot be selected, with a reason', async ({ page }) => {
  await openAs(page, 'lister.pro@crewpad.test', '/change-package', DEMO_PASSWORD);
  const select = page.getByRole('button', { name: 'Select The New Hire' });
  await expect(select).toBeDisabled();
  await expect(select).toHaveAccessibleDescription(
    /This plan allows 1 crash pad. You have \d+, including inactive ones/,
  );
  await expectAccessible(page);
});

test('a seeker has one plan; a member without a plan needs none', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await openAs(page, await paidAccount(page, 'seeker'), '/change-package');
  const card = page.getByRole('region', { name: 'Seeker' });
  await expect(card).toContainText('$9.99 for 6 months. One payment, no renewal.');
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
  await page.getByRole('link', { name: 'Renew Seeker' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renew your account');
  await expect(page.getByRole('button', { name: 'Pay $9.99' })).toBeEnabled();
  const otherPage = await browser.newPage();
  await openAs(otherPage, 'tenant@crewpad.test', '/account-expired', DEMO_PASSWORD);
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText("You don't need a plan");
  await expectAccessible(otherPage);
});

test('visitors are asked to log in first', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/account-expired', '/change-package', '/upgrade-account', '/admin']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`/login?ref_url=${encodeURIComponent(path)}`);
  }
});

test('a new card is saved, and the page offers the next steps', { tag: '@long' }, async ({
  page,
}) => {
  await openAs(page, await paidAccount(page, 'premium'), '/update-payment-method');
  await expect(page.getByText('Nothing is charged when you save this card.')).toBeVisible();
  await expectFitsAndAccessible(page);
  await typeCard(page, CARDS.declined);
  await page.getByRole('button', { name: 'Save card' }).click();
  const notice = page.getByRole('dialog', { name: 'Important Notice!' });
  await expect(notice).toContainText('Card Declined [generic_decline]');
  await notice.getByRole('button', { name: 'OK' }).click();
  await typeCard(page, '5555555555554444');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page).toHaveURL(/\/upgrade-account$/);
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
  await expectFitsAndAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/my-crashpads$/);
});

test('a lister without a card must add one, and then continues to AutoPay and their crash pads', {
  tag: '@long',
}, async ({ page }) => {
  const email = await withoutCard(page, 'basic');
  await openAs(page, email, '/airports');
  const prompt = page.getByRole('dialog', { name: 'Please set up a payment method' });
  await expect(prompt).toContainText(
    'We do not have a payment method on file. Your account may be deactivated when your subscription expires.',
  );
  await expectAccessible(page);
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/about-the-data');
  await waitForHydration(page);
  expect((await storedBy(page)).setupPaymentMethodAcknowledged).toBe('true');
  await expect(prompt).toHaveCount(0);

  await page.goto('/upgrade-account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a payment method');
  await typeCard(page, CARDS.good);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page).toHaveURL('/account-setting?tab=autopay&connect-account');
  await page.goBack();
  await expect(page).toHaveURL(/\/my-crashpads$/);
});

test('the prompt takes a seeker without a card to the settings, and to the airports after they added one', {
  tag: '@long',
}, async ({ page }) => {
  await openAs(page, await withoutCard(page, 'seeker'), '/airports');
  const prompt = page.getByRole('dialog', { name: 'Please set up a payment method' });
  await prompt.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account-setting?tab=payment-methods');
  await expect(prompt).toBeHidden();
  await page.goto('/upgrade-account');
  await typeCard(page, CARDS.good);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page).toHaveURL(/\/airports$/);
});

test('a pending invitation is shown once, until the site is opened again', async ({ page }) => {
  const email = await paidAccount(page, 'seeker', 'invited@crewpad.test');
  const verification = await mailTo(page, email, /verify|confirm/i);
  const token = linkIn(verification, /\/verify\/email\//)
    .split('/')
    .at(-1);
  expect((await page.request.post('/api/verify-email', { data: { token } })).status()).toBe(200);
  await openAs(page, email, '/airports');
  const prompt = page.getByRole('dialog', { name: 'Pending invitation' });
  await expect(prompt).toContainText('Please go to My Crashpad to accept it.');
  await expectAccessible(page);
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About the data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/data/i);
  await expect(prompt).toBeHidden();
  expect((await storedBy(page)).pendingInvitesAcknowledged).toBe('true');
  await page.goto('/');
  await waitForHydration(page);
  await expect(prompt).toHaveCount(0);
  await page.goto('/about-the-data');
  await expect(prompt).toBeVisible();
});
