import type { Page } from '@playwright/test';
import {
  fillAboutYou,
  fillContact,
  fillDetails,
  newEmail,
  PASSWORD,
  storedBy,
  unpaidAccount,
} from '../support/accounts.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

test.use({ expectedErrors: [/status of 409/] });

/** Opens the second account-details screen. */
async function openContact(page: Page): Promise<void> {
  await page.goto('/create-account/need-crashpad');
  await fillAboutYou(page);
}

test('the form lists missing fields at the top, in order, with links to each field', async ({
  page,
}) => {
  await page.goto('/create-account/need-crashpad');
  await waitForHydration(page);
  const years = await page.getByLabel('Year').getByRole('option').allInnerTexts();
  const youngest = new Date().getUTCFullYear() - 9;
  expect([years[1], years.at(-1)]).toEqual([String(youngest), '1900']);
  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  expect(await summary.getByRole('listitem').allInnerTexts()).toEqual([
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter a display name.',
    'Please choose your gender.',
    'To filter listings birthday is required.',
  ]);
  await expect(summary).toContainText('Please check these 6 things');
  await expect(summary).toContainText('and 1 more');
  await summary.getByRole('link', { name: 'Please enter a display name.' }).click();
  await expect(page.getByLabel('Display name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
    'Please enter your first name.',
  );
});

test('different, too short and non-numeric values have the specified messages', async ({
  page,
}) => {
  await openContact(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await page.getByRole('alert').getByRole('listitem').allInnerTexts()).toEqual([
    'Email is required.',
    'Please confirm your email.',
    'Phone number is required.',
    'Password is required.',
    'Please confirm your password.',
  ]);
  await fillContact(page, newEmail());
  await page.getByLabel('Confirm email').fill('somebody@example.com');
  await page.getByLabel('Phone number', { exact: true }).fill('12');
  await page.getByLabel('Password', { exact: true }).fill('abcde');
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await page.getByRole('alert').getByRole('listitem').allInnerTexts()).toEqual([
    'Emails do not match.',
    'Please enter a valid phone number.',
    'Password is minimum 6 characters.',
    'Passwords do not match.',
  ]);
});

test('an email that has an account is reported before the terms', async ({ page }) => {
  const email = await unpaidAccount(page);
  await openContact(page);
  await fillContact(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/need-crashpad\?step=contact$/);
  const message = 'This email already has an account. Please log in.';
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(message);
  await expect(page.locator('[role=alert][data-kind=error]')).toContainText(message);
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('a common password is refused on its own screen, and taken there for good', async ({
  page,
}) => {
  await openContact(page);
  await fillContact(page, newEmail());
  await page.getByLabel('Password', { exact: true }).fill('123456');
  await page.getByLabel('Confirm password').fill('123456');
  await page.getByRole('button', { name: 'Continue' }).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Use it anyway' }).click();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('I have read this and I agree.').check();
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(page).toHaveURL(/\/processing\/payment$/);
});

test('an email that is taken in the meantime leads from the terms to the login', {
  tag: '@long',
}, async ({ page }) => {
  const email = await unpaidAccount(page);
  await page.route('**/api/email-exists', (route) =>
    route.fulfill({ json: { exists: false, message: '' } }),
  );
  await page.goto('/create-account/need-crashpad');
  await fillDetails(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('I have read this and I agree.').check();
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect.poll(async () => (await storedBy(page)).temp_user).toBeUndefined();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('a refused account', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('shows the message of the server, and the terms stay', async ({ page }) => {
    const message = 'We are busy. Please try again in a minute.';
    await page.route('**/api/accounts', (route) =>
      route.fulfill({ status: 503, json: { message } }),
    );
    await page.goto('/create-account/need-crashpad');
    await fillDetails(page, newEmail());
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('I have read this and I agree.').check();
    await page.getByRole('button', { name: 'Accept and continue' }).click();
    await expect(page.locator('[role=alert][data-kind=error]')).toContainText(message);
    await expect(page).toHaveURL(/\/notice-of-understanding$/);
    await expect(page.getByRole('button', { name: 'Accept and continue' })).toBeEnabled();
  });
});

test('a reload restores the screen and what was typed, except the password', async ({ page }) => {
  await openContact(page);
  await fillContact(page, newEmail());
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Display name')).toHaveValue('Ada L.');
  await page.goBack();
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue(/305/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/notice-of-understanding$/);
  await page.reload();
  await waitForHydration(page);
  await page.getByLabel('I have read this and I agree.').check();
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Password is required.');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(page).toHaveURL(/\/processing\/payment$/);
  expect(JSON.stringify(await storedBy(page))).not.toContain(PASSWORD);
});

test('a phone number of another country selects its country', { tag: '@long' }, async ({
  page,
}) => {
  await openContact(page);
  const phone = page.getByLabel('Phone number', { exact: true });
  await phone.fill('+442079460958');
  await expect(page.getByLabel('Phone number country')).toHaveValue('gb');
  await phone.blur();
  await expect(phone).toHaveValue('020 7946 0958');
  await page.reload();
  await expect(phone).toHaveValue('020 7946 0958');
  await waitForHydration(page);
  await page.getByLabel('Phone number country').selectOption('de');
  // These digits in German format.
  await expect(phone).toHaveValue('02079 460958');
  await phone.fill('301234567');
  await expect
    .poll(async () => JSON.parse((await storedBy(page)).temp_user ?? '{}').phone_number)
    .toBe('+49301234567');
});

test('an airline is selected from the list by keyboard, or typed freely', async ({ page }) => {
  await page.goto('/create-account/need-crashpad');
  await fillDetails(page, newEmail());
  const airline = page.getByRole('combobox', { name: /Airline/ });
  await airline.fill('luft');
  await expect(page.getByRole('option', { name: /Lufthansa/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(airline).toHaveValue(/Lufthansa/);
  await airline.fill('Sky Pirates Ltd');
  await expect(page.getByRole('listbox', { name: 'Airline' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(airline).toHaveValue('Sky Pirates Ltd');
});

test('a number with a trunk prefix or country code stays complete, also when the country changes', {
  tag: '@long',
}, async ({ page }) => {
  await openContact(page);
  const phone = page.getByLabel('Phone number', { exact: true });
  const country = page.getByLabel('Phone number country');
  const storedPhone = async () => JSON.parse((await storedBy(page)).temp_user ?? '{}').phone_number;
  await phone.pressSequentially('12025550143');
  await expect(phone).toHaveValue('12025550143');
  await phone.blur();
  await expect(phone).toHaveValue('(202) 555-0143');
  await country.selectOption('ca');
  await expect(country).toHaveValue('ca');
  await expect(phone).toHaveValue('(202) 555-0143');
  await expect.poll(storedPhone).toBe('+12025550143');
  await country.selectOption('gb');
  await phone.fill('');
  await phone.pressSequentially('020 7946 0958');
  await expect.poll(storedPhone).toBe('+442079460958');
});

test('another month keeps the chosen day, and shows an error next to it', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/create-account/need-crashpad');
  await waitForHydration(page);
  const day = page.getByLabel('Day', { exact: true });
  await page.getByLabel('Month').selectOption('January');
  await day.selectOption('31');
  await page.getByLabel('Month').selectOption('February');
  await expect(day).toHaveValue('31');
  await expect(day).toHaveAccessibleDescription(/^This month doesn't have that day\./);
});

test('opening a later step shows the first incomplete one', { tag: '@long' }, async ({ page }) => {
  await page.goto('/create-account/need-crashpad?step=more');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page).toHaveURL(/need-crashpad$/);
  await fillAboutYou(page);
  await page.goto('/create-account/need-crashpad?step=more');
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(page).toHaveURL(/need-crashpad\?step=contact$/);
});

test('the focus moves to the heading of each step', async ({ page }) => {
  await page.goto('/create-account/lister-package');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Select The New Hire' }).click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await fillDetails(page, newEmail());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Notice of understanding' })).toBeFocused();
  await page.getByLabel('I have read this and I agree.').check();
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(page).toHaveURL(/\/processing\/payment$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
