import {
  acceptTerms,
  CARDS,
  confirmWithBank,
  fillDetails,
  logIn,
  logInUnpaid,
  mailTo,
  newEmail,
  payWith,
  storedBy,
  unpaidAccount,
} from '../support/accounts.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

/** The console reports the declined card's 402 and the lost response. */
test.use({ expectedErrors: [/status of 402|ERR_CONNECTION_RESET/] });

test('a seeker joins on a phone: the first card is declined, the second one is accepted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = newEmail();
  await page.goto('/create-account');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Find a crash pad' }).click();
  await expect(page).toHaveURL(/\/create-account\/need-crashpad$/);
  await fillDetails(page, email);
  expect(JSON.stringify(await storedBy(page))).not.toContain('dawn-patrol');
  await page.getByRole('button', { name: 'Continue' }).click();
  await acceptTerms(page);
  expect(Object.keys(await storedBy(page))).toContain('temp_token');

  await expect(page.getByText('Test mode')).toBeVisible();
  await payWith(page, CARDS.declined);
  const notice = page.getByRole('dialog', { name: 'Important Notice!' });
  await expect(notice).toContainText('Card Declined [generic_decline]');
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await notice.getByRole('button', { name: 'OK' }).click();

  await payWith(page, CARDS.good);
  await expect(
    page.getByText('payment successful, please hang tight, being redirected'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/airports$/);
  const storage = await storedBy(page);
  expect(storage.token).toBeTruthy();
  expect(storage).not.toHaveProperty('temp_token');
  expect(storage).not.toHaveProperty('temp_user');
  expect(JSON.stringify(storage)).not.toContain('dawn-patrol');
  await mailTo(page, email, /receipt/i);
});

test('a lister joins on a laptop, sees their pages in the header and their receipt', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/create-account/list-crashpad');
  // Without a plan, there is nothing to complete.
  await expect(page).toHaveURL(/\/create-account\/lister-package$/);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Select Line Holder' }).click();
  await expect(page).toHaveURL(/\/create-account\/list-crashpad$/);
  await expect(page.getByText('$89 per year')).toBeVisible();
  await fillDetails(page, newEmail());
  await page.getByRole('combobox', { name: /Airline/ }).fill('delta');
  await page.getByRole('option', { name: /Delta/ }).first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await acceptTerms(page);
  await payWith(page, CARDS.good);
  await expect(page).toHaveURL(/\/my-crashpads$/);

  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'My Crashpad', exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: 'My Crew' })).toBeVisible();
  await header.getByRole('button', { name: 'Hi, Ada L.' }).click();
  await page.getByRole('menuitem', { name: 'Receipts' }).click();
  await expect(page).toHaveURL(/\/receipts$/);
  await page.getByRole('link', { name: /\$89\.00/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Receipt /);
  await expect(page.getByRole('table')).toContainText('$89.00 USD');

  await header.getByRole('button', { name: 'Hi, Ada L.' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await storedBy(page)).not.toHaveProperty('token');
  // The session is gone; the device stays, so that its next login is no news.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['crewpad-device']);
});

test('closing the browser before paying loses nothing: a login continues, and a card with 3-D Secure pays', async ({
  page,
}) => {
  const email = await unpaidAccount(page, 'basic');
  await page.goto('/login?ref_url=/airports');
  await waitForHydration(page);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/processing\/payment$/);
  await expect(page.getByRole('heading', { name: 'The New Hire' })).toBeVisible();
  await payWith(page, CARDS.alwaysAsksBank);
  // 3-D Secure is required to save the card and again to charge it.
  await confirmWithBank(page, 'Complete');
  await confirmWithBank(page, 'Complete');
  await expect(page).toHaveURL(/\/my-crashpads$/);
});

test('a failed bank confirmation is reported, and nothing is charged', { tag: '@long' }, async ({
  page,
}) => {
  await logInUnpaid(page);
  await expect(page).toHaveURL(/\/processing\/payment$/);
  await payWith(page, CARDS.alwaysAsksBank);
  await confirmWithBank(page, 'Fail');
  const notice = page.getByRole('dialog', { name: 'Important Notice!' });
  await expect(notice).toContainText(/Error \[|Invalid Card \[|Card Declined \[/);
  await expect(notice).toContainText("Your bank couldn't confirm it was you.");
  await expect(notice).toContainText("You haven't been charged.");
  await notice.getByRole('button', { name: 'OK' }).click();
  await page.goto('/receipts');
  await expect(page.getByText('No payments yet')).toBeVisible();
});

test('a card that was saved and then declined can be selected again or replaced', {
  tag: '@long',
}, async ({ page }) => {
  await logInUnpaid(page);
  await expect(page).toHaveURL(/\/processing\/payment$/);
  await payWith(page, CARDS.attachesThenDeclines);
  await expect(page.getByRole('dialog')).toContainText('Card Declined [generic_decline]');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Add another card' })).toBeChecked();
  const declinedCard = page.getByRole('radio', {
    name: /ending in 0341.*Active.*Declined last time/,
  });
  const secret = page.getByText('Your card number goes straight');
  await expect(secret).toBeVisible();
  await declinedCard.check();
  await expect(secret).toBeHidden();
  await page.getByRole('radio', { name: 'Add another card' }).check();
  await payWith(page, CARDS.good);
  await expect(page).toHaveURL(/\/airports$/);
});

test('a payment without an outcome is never shown as paid, and is checked again', {
  tag: '@long',
}, async ({ page }) => {
  await logInUnpaid(page);
  await expect(page).toHaveURL(/\/processing\/payment$/);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/user/subscription', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The response is lost in transit.
    return route.abort('connectionreset');
  });
  await payWith(page, CARDS.good);
  await expect(page.getByText('Your payment is processing')).toBeVisible();
  await expect(page).toHaveURL(/\/airports$/);
  expect(new Set(keys).size).toBe(1);
});
