import { PASSWORD, storedBy, unpaidAccount } from '../support/accounts.ts';
import { jpeg, newLister } from '../support/listers.ts';
import {
  DEMO_LISTER,
  DEMO_PASSWORD,
  enter,
  openSettings,
  panel,
  tabs,
} from '../support/settings.ts';
import { expect, PHONE, test, waitForHydration } from '../support/test.ts';

/** Invalid input is refused, which the console reports. */
test.use({ expectedErrors: [/status of 4(?:00|01|22)/] });

test('every spelling of a tab opens it, and each tab has an address', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page, DEMO_LISTER, DEMO_PASSWORD);
  for (const [address, tab] of [
    ['', 'Account details'],
    ['#account-details', 'Account details'],
    ['#my-services', 'My services'],
    ['#payment-method', 'Payment method'],
    ['?tab=payment-methods', 'Payment method'],
    ['?tab=payments', 'Payment method'],
    ['#autopay', 'AutoPay'],
    ['?tab=autopay', 'AutoPay'],
    ['?tab=payments&autopay-guide', 'AutoPay'],
    ['#connectStripeExpress', 'AutoPay'],
    // Behind flags that are off here.
    ['?tab=one-time-payment', 'Account details'],
    ['#change-plans', 'Account details'],
  ] as const) {
    await page.goto('/about-the-data');
    await openSettings(page, address);
    const current = tabs(page).getByRole('link', { name: tab, exact: true });
    await expect(current, address).toHaveAttribute('aria-current', 'page');
  }
  await tabs(page).getByRole('link', { name: 'My services' }).click();
  await expect(panel(page, 'My services').getByText('Senior Mama')).toBeVisible();
  await tabs(page).getByRole('link', { name: 'Payment method' }).click();
  await expect(panel(page, 'Payment method')).toBeVisible();
  await page.goBack();
  await expect(panel(page, 'My services')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change package' })).toHaveAttribute(
    'href',
    '/change-package',
  );
});

test('a phone shows the names of all tabs whole', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enter(page, DEMO_LISTER, DEMO_PASSWORD);
  await openSettings(page);
  const links = tabs(page).getByRole('link');
  await expect(links).toHaveCount(7);
  for (const link of await links.all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await link.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  }
});

test('the profile is validated in order, saved, and shown immediately', async ({ page }) => {
  await newLister(page, 'pro');
  await openSettings(page);
  const profile = panel(page, 'Profile');
  await profile.getByLabel('First name').fill('');
  await profile.getByLabel('Last name').fill('');
  await profile.getByLabel('Phone number', { exact: true }).fill('12');
  for (const list of ['Month', 'Day', 'Year']) await profile.getByLabel(list).selectOption('');
  await profile.getByLabel('Display name').fill('Al');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  expect(await profile.getByRole('alert').getByRole('listitem').allInnerTexts()).toEqual([
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter a valid phone number.',
    'Select your birth year.',
    'Select your birth month.',
  ]);
  await expect(profile.getByRole('alert')).toContainText('and 2 more');
  await expect(profile.getByLabel('Display name')).toHaveAccessibleDescription(
    /^Display name must be at least 3 characters\./,
  );
  for (const list of ['Month', 'Day', 'Year']) {
    await expect(profile.getByLabel(list)).toHaveAccessibleDescription(
      new RegExp(`^Select your birth ${list.toLowerCase()}\\.`),
    );
  }
  const years = await profile.getByLabel('Year').getByRole('option').allInnerTexts();
  expect([years[1], years.at(-1)]).toEqual([String(new Date().getUTCFullYear()), '1901']);
  await profile.getByLabel('First name').fill('Amelia');
  await profile.getByLabel('Last name').fill('Hart');
  await profile.getByLabel('Phone number', { exact: true }).fill('(305) 555-0177');
  await profile.getByLabel('Month').selectOption('May');
  await profile.getByLabel('Day').selectOption('17');
  await profile.getByLabel('Year').selectOption('1988');
  await profile.getByLabel('Display name').fill('Amelia H.');
  // Typed text survives a switch to another tab.
  await tabs(page).getByRole('link', { name: 'My services' }).click();
  await tabs(page).getByRole('link', { name: 'Account details' }).click();
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Saved', exact: true })).toBeFocused();
  await expect(profile.getByRole('button', { name: 'Save changes' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Hi, Amelia H.' })).toBeVisible();
  expect(JSON.parse((await storedBy(page)).user ?? 'null')).toMatchObject({
    display_name: 'Amelia H.',
    phone_number: '+13055550177',
  });
  await page.reload();
  await expect(profile.getByLabel('First name')).toHaveValue('Amelia');
});

test('unsaved text survives visits to other pages, and a reload asks for confirmation', async ({
  page,
}) => {
  await newLister(page, 'seeker');
  await openSettings(page);
  const profile = panel(page, 'Profile');
  const about = page.locator('textarea[name=about]');
  await about.fill('Based in Miami.');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(about).toHaveValue('Based in Miami.');
  await expect(profile.getByText('You have unsaved changes.')).toBeVisible();

  const language = panel(page, 'Language and appearance').getByLabel('Language');
  await language.selectOption('Français');
  await expect(page.locator('html')).toHaveAttribute('data-locale', 'fr');
  await waitForHydration(page);
  await expect(about).toHaveValue('Based in Miami.');
  await page.locator('select[name=language]').selectOption('English');
  await expect(page.locator('html')).toHaveAttribute('data-locale', 'en');
  await waitForHydration(page);
  await expect(about).toHaveValue('Based in Miami.');

  const confirmation = page.waitForEvent('dialog').then((dialog) => {
    const kind = dialog.type();
    return dialog.accept().then(() => kind);
  });
  await page.reload();
  expect(await confirmation).toBe('beforeunload');
  await waitForHydration(page);
  await expect(about).toHaveValue('Based in Miami.');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  await page.reload();
  await expect(about).toHaveValue('Based in Miami.');
});

test('a picture is uploaded, replaced only by an image, and removed with undo', async ({
  page,
}) => {
  await newLister(page, 'seeker');
  await openSettings(page);
  const profile = panel(page, 'Profile');
  const file = profile.locator('input[type=file]');
  await file.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(profile.getByRole('alert')).toHaveText('Please choose an image file.');
  await file.setInputFiles({
    name: 'face.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpeg('coral'),
  });
  await expect(profile.getByRole('img', { name: 'Your picture' })).toBeVisible();
  await expect(profile.getByRole('alert')).toHaveCount(0);
  expect(JSON.parse((await storedBy(page)).user ?? 'null').photo).toMatch(/^\/files\//);
  await profile.getByLabel('About you').fill('Half typed.');
  await profile.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Picture removed.')).toBeVisible();
  await expect(page.getByText('Picture saved.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(profile.getByRole('img', { name: 'Your picture' })).toBeVisible();
  await profile.getByRole('button', { name: 'Remove' }).click();
  await expect(profile.getByRole('button', { name: 'Add picture' })).toBeFocused();
  await expect(profile.getByLabel('About you')).toHaveValue('Half typed.');
  expect(JSON.parse((await storedBy(page)).user ?? 'null').photo).toBeNull();
});

test('a lister sets who sees their phone number; language and theme persist', async ({ page }) => {
  await newLister(page, 'basic');
  await openSettings(page);
  const phone = panel(page, 'Who can see your phone number');
  const all = phone.getByRole('switch', { name: 'Show to all logged-in users' });
  const tenants = phone.getByRole('switch', { name: 'Only to my tenants' });
  const before = { all: await all.isChecked(), tenants: await tenants.isChecked() };
  await all.click();
  await expect(all).toBeChecked({ checked: !before.all });
  await expect
    .poll(async () => JSON.parse((await storedBy(page)).user ?? 'null')?.approval_public_phone_user)
    .toBe(before.all ? 0 : 1);
  await tenants.click();
  await expect
    .poll(
      async () => JSON.parse((await storedBy(page)).user ?? 'null')?.approval_public_phone_tenant,
    )
    .toBe(before.tenants ? 0 : 2);
  await page.reload();
  await expect(all).toBeChecked({ checked: !before.all });
  await expect(tenants).toBeChecked({ checked: !before.tenants });

  await waitForHydration(page);
  const look = panel(page, 'Language and appearance');
  const response = page.waitForResponse('**/api/user/preferences');
  await look.getByText('Dark', { exact: true }).click();
  expect((await response).status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const language = page.waitForResponse('**/api/user/switch-language');
  await look.getByLabel('Language').selectOption('Français');
  expect((await language).status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('data-locale', 'fr');
  expect(JSON.parse((await storedBy(page)).user ?? 'null').locale).toBe('fr');
});

test('a seeker has neither phone settings nor AutoPay', { tag: '@long' }, async ({ page }) => {
  await newLister(page, 'seeker');
  await openSettings(page, '?tab=autopay');
  await expect(panel(page, 'Profile')).toBeVisible();
  await expect(page.getByText("Your account doesn't have AutoPay.")).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: 'AutoPay' })).toHaveCount(0);
  await expect(panel(page, 'Who can see your phone number')).toHaveCount(0);
  await expect(panel(page, 'Close account')).toHaveCount(0);
});

test('an unpaid member can change their login and theme, but not their profile', {
  tag: '@long',
}, async ({ page }) => {
  const email = await unpaidAccount(page, 'basic');
  await enter(page, email);
  await openSettings(page);
  await expect(page.getByText("Your account isn't active")).toBeVisible();
  await expect(panel(page, 'Profile').getByRole('button', { name: 'Save changes' })).toBeDisabled();
  const login = panel(page, 'Login info');
  await expect(login.getByRole('button', { name: 'Change email' })).toBeEnabled();
  await login.getByRole('button', { name: 'Change password' }).click();
  await login.getByLabel('Current password').fill(PASSWORD);
  await login.getByLabel('New password', { exact: true }).fill(`${PASSWORD} new`);
  await login.getByLabel('Confirm new password').fill(`${PASSWORD} new`);
  await login.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  const response = page.waitForResponse(/user\/preferences/);
  await panel(page, 'Language and appearance').getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await response).status()).toBe(200);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Finish sign-up' }),
  ).toHaveAttribute('href', '/processing/payment');
});
