import { linkIn, logIn, mailTo, newEmail, PASSWORD, storedBy } from '../support/accounts.ts';
import { newLister } from '../support/listers.ts';
import { enter, openSettings, panel, tabs } from '../support/settings.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

/** Wrong passwords and used links are refused, which the console reports. */
test.use({ expectedErrors: [/status of 4(?:00|01|22)/] });

const NEW_PASSWORD = 'red-eye-1138';

test('an email changes once its confirmation link is opened', async ({ page }) => {
  const { email } = await newLister(page, 'seeker');
  const next = newEmail();
  await openSettings(page);
  const login = panel(page, 'Login info');
  await login.getByRole('button', { name: 'Change email' }).click();
  const field = login.getByLabel('New email');
  await expect(field).toBeFocused();
  await field.fill('nobody@');
  await field.blur();
  await expect(login.getByText('Please check email spelling and try again.')).toBeVisible();
  await field.fill(email.toUpperCase());
  await login.getByLabel('Current password', { exact: true }).fill('something else');
  await login.getByRole('button', { name: 'Change email' }).click();
  await expect(login.getByRole('alert')).toContainText('differs from your current one');
  await field.fill(next);
  await login.getByRole('button', { name: 'Change email' }).click();
  await expect(login.getByRole('alert')).toContainText("That's not your current password.");
  await login.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  const reload = page.waitForEvent('load');
  await login.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText('We sent you a confirmation email.').first()).toBeVisible();
  await reload;
  await expect(login.getByText(`We sent a confirmation email to ${next}.`)).toBeVisible();
  await expect(login.getByText(email)).toBeVisible();

  const link = linkIn(await mailTo(page, next, /e-?mail/i), /\/email\/verify\//);
  // Link scanners, which only open links, do not use them up.
  expect((await page.request.get(link)).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your new email is confirmed' })).toBeVisible();
  for (const [name, path] of [
    ['My Messages', '/messages'],
    ['My Crashpad', '/my-crashpads'],
    ['Account settings', '/account-setting'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
  }
  expect(JSON.parse((await storedBy(page)).user ?? 'null').email).toBe(next);
  // Until it expires, a used link says the same to whoever comes after a scanner.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your new email is confirmed' })).toBeVisible();
  await openSettings(page);
  await expect(login.getByText(next)).toBeVisible();
});

test('a new password invalidates the link of an email change, and the page reports it', {
  tag: '@long',
}, async ({ page }) => {
  await newLister(page, 'seeker');
  const next = newEmail();
  await openSettings(page);
  const about = panel(page, 'Profile').getByLabel('About you');
  await about.fill('Half typed.');
  const login = panel(page, 'Login info');
  await login.getByRole('button', { name: 'Change email' }).click();
  await login.getByLabel('New email').fill(next);
  await login.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  const reload = page.waitForEvent('load');
  await login.getByRole('button', { name: 'Change email' }).click();
  await reload;
  await waitForHydration(page);
  // The page reloads its data and keeps what is typed elsewhere on it.
  await expect(about).toHaveValue('Half typed.');
  await about.fill('');
  await expect(login.getByText(`We sent a confirmation email to ${next}.`)).toBeVisible();
  await login.getByRole('button', { name: 'Change password' }).click();
  await login.getByLabel('Current password', { exact: true }).fill('something else');
  await login.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await login.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await login.getByRole('button', { name: 'Change password' }).click();
  const refusal = page.getByText("That's not your current password.");
  await expect(refusal.first()).toBeVisible();
  await login.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Change password' }).click();
  await expect(login.getByText(`The link we sent to ${next} stopped working`)).toBeVisible();
  await expect(login.getByRole('button', { name: 'Change password' })).toBeFocused();
  // The earlier error is cleared.
  await expect(refusal).toHaveCount(0);
  await page.goto(linkIn(await mailTo(page, next, /e-?mail/i), /\/email\/verify\//));
  await expect(page.getByText(/the verification link has expired/)).toBeVisible();
});

test('a new password ends the other sessions', async ({ page, browser }) => {
  const { email } = await newLister(page, 'seeker');
  const otherPage = await browser.newPage();
  await enter(otherPage, email);
  await openSettings(page, '?tab=security');
  const sessions = panel(page, 'Where you are logged in');
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  // One entry: the sign-in that created the account.
  await sessions
    .getByRole('button', { name: /^Log out / })
    .nth(1)
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('list')).toBeFocused();

  await tabs(page).getByRole('link', { name: 'Account details' }).click();
  const login = panel(page, 'Login info');
  await login.getByRole('button', { name: 'Change password' }).click();
  await login.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await login.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await login.getByLabel('Confirm new password').fill('red-eye');
  await expect(login.getByText('Passwords do not match.')).toBeVisible();
  await login.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await expect(login.getByText('Passwords match.')).toBeVisible();
  await login.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.').first()).toBeVisible();
  await expect(login.getByRole('button', { name: 'Change password' })).toBeFocused();
  await tabs(page).getByRole('link', { name: 'Security' }).click();
  await expect(sessions.getByText("You're only logged in on this device.")).toBeVisible();
  await tabs(page).getByRole('link', { name: 'Account details' }).click();
  await expect(login).toBeVisible();
  await page.reload();
  await expect(login.getByText(email)).toBeVisible();

  await otherPage.goto('/account-setting');
  await expect(otherPage).toHaveURL(/\/login\?ref_url/);
  await waitForHydration(otherPage);
  await logIn(otherPage, email, NEW_PASSWORD);
  await expect(otherPage).toHaveURL(/\/account-setting$/);
  await otherPage.close();
});

test('all other devices are logged out together', { tag: '@long' }, async ({ page, browser }) => {
  const { email } = await newLister(page, 'seeker');
  const otherPage = await browser.newPage();
  await enter(otherPage, email);
  await openSettings(page, '?tab=security');
  const sessions = panel(page, 'Where you are logged in');
  await sessions.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await otherPage.goto('/account-setting');
  await expect(otherPage).toHaveURL(/\/login\?ref_url/);
  await otherPage.close();
});
