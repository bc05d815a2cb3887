import { fillDetails, newEmail, PASSWORD, stored, unpaidAccount } from '../support/accounts.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.use({ expectedErrors: [/status of 409/] });

test('the form says on top, in its order, what is missing, and leads to each field', async ({
  page,
}) => {
  await page.goto('/create-account/need-crashpad');
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  expect(await summary.getByRole('listitem').allInnerTexts()).toEqual([
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter a display name.',
    'Please choose your gender.',
    'To filter listings birthday is required.',
    'Please tell us how you heard about us.',
    'E-mail is required.',
    'Please confirm your e-mail.',
    'Phone number is required.',
    'Password is required.',
    'Please confirm your password.',
  ]);
  await summary.getByRole('link', { name: 'Phone number is required.' }).click();
  await expect(page.getByLabel('Phone number', { exact: true })).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
    'Please enter your first name.',
  );
});

test('what differs, is too short or no number is said in the stated words', async ({ page }) => {
  await page.goto('/create-account/need-crashpad');
  await fillDetails(page, newEmail());
  await page.getByLabel('Confirm e-mail').fill('somebody@example.com');
  await page.getByLabel('Phone number', { exact: true }).fill('12');
  await page.getByLabel('Password', { exact: true }).fill('abcde');
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await page.getByRole('alert').getByRole('listitem').allInnerTexts()).toEqual([
    'E-mails do not match.',
    'Please enter a valid phone number.',
    'Password is minimum 6 characters.',
    'Passwords do not match.',
  ]);
});

test('an e-mail that has an account is told before the terms', async ({ page }) => {
  const email = await unpaidAccount(page);
  await page.goto('/create-account/need-crashpad');
  await fillDetails(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/need-crashpad$/);
});

test('an e-mail that is taken in the meantime leads from the terms to the login', async ({
  page,
}) => {
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
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a reload keeps what was typed, but no password: that is asked again', async ({ page }) => {
  await page.goto('/create-account/need-crashpad');
  await fillDetails(page, newEmail());
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Display name')).toHaveValue('Ada L.');
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue(/305/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/notice-of-understanding$/);
  await page.reload();
  await hydrated(page);
  await page.getByLabel('I have read this and I agree.').check();
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Password is required.');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(page).toHaveURL(/\/processing\/payment$/);
  expect(JSON.stringify(await stored(page))).not.toContain(PASSWORD);
});

test('a phone number of another country picks its country', async ({ page }) => {
  await page.goto('/create-account/need-crashpad');
  await hydrated(page);
  const phone = page.getByLabel('Phone number', { exact: true });
  await phone.fill('+442079460958');
  await expect(page.getByLabel('Country of the phone number')).toHaveValue('gb');
  await page.getByLabel('Country of the phone number').selectOption('de');
  await phone.fill('301234567');
  await expect
    .poll(async () => JSON.parse((await stored(page)).temp_user ?? '{}').phone_number)
    .toBe('+49301234567');
});

test('an airline is picked from the long list by keyboard, or typed freely', async ({ page }) => {
  await page.goto('/create-account/need-crashpad');
  await hydrated(page);
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
