import type { Browser, Page } from '@playwright/test';
import { codeOfApp, logIn } from '../support/accounts.ts';
import { type Lister, newLister } from '../support/listers.ts';
import { openSettings, panel } from '../support/settings.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectFitsAndAccessible,
  PHONE,
  test,
  waitForHydration,
} from '../support/test.ts';

/** Wrong codes and dead links are refused, which the console reports. */
test.use({ expectedErrors: [/status of 4(?:00|01|03|09|22)/] });

const DESKTOP = { width: 1280, height: 900 };
/** Turns the second step on without the page. */
async function enroll(lister: Lister): Promise<void> {
  const { secret } = await lister.call<{ secret: string }>('POST', '/user/authenticator-app');
  await lister.call('POST', '/user/authenticator-app/confirm', { code: codeOfApp(secret) });
}

/** The login on another device, up to its second step. */
async function logInElsewhere(browser: Browser, email: string, viewport: typeof PHONE) {
  const page = await browser.newPage({ viewport });
  await page.goto('/login?ref_url=/saved');
  await waitForHydration(page);
  await page.getByLabel('Keep me logged in').check();
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Your second step' })).toBeVisible();
  return page;
}

const keptDays = (page: Page) =>
  page.evaluate(() => (Number(localStorage.getItem('isKeepMe')) - Date.now()) / 86_400_000);

test('a member adds an app, and logs in with its code and then with a recovery code', {
  tag: '@long',
}, async ({ page, browser }) => {
  await page.setViewportSize(PHONE);
  const { email } = await newLister(page, 'seeker');
  await openSettings(page, '?tab=security');
  await expectAccessibleInBothThemes(page);
  const app = panel(page, 'Authenticator app');
  await app.getByRole('button', { name: 'Add an app' }).click();
  await expect(app.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await app.locator('code').innerText()).replaceAll(' ', '');
  const code = app.getByLabel('Code from your app');
  await code.fill(codeOfApp(secret, 100));
  await expect(app.getByText('This code is wrong, or it was used already.')).toBeVisible();
  await expect(code).toBeFocused();
  await expectFitsAndAccessible(page);
  await expectAccessibleInBothThemes(page);
  await code.fill(codeOfApp(secret));

  const saving = panel(page, 'Save your recovery codes');
  await expect(saving.getByRole('listitem')).toHaveCount(10);
  const codes = await saving.getByRole('listitem').allInnerTexts();
  await expect(saving.getByRole('list')).toBeFocused();
  await expectFitsAndAccessible(page);
  const download = page.waitForEvent('download');
  await saving.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('crewpad-recovery-codes.txt');
  await saving.getByRole('button', { name: 'I saved them' }).click();
  await expect(panel(page, 'Recovery codes')).toContainText('10 of 10 left.');
  await expect(panel(page, 'Security log')).toContainText('The second step was turned on');
  await expectFitsAndAccessible(page);

  const phone = await logInElsewhere(browser, email, PHONE);
  const field = phone.getByLabel('Code from your app');
  await expect(field).toBeFocused();
  await expectAccessibleInBothThemes(phone);
  await field.fill('12345');
  await field.press('Enter');
  await expect(phone.getByText('Please enter six digits.').last()).toBeVisible();
  // Each code works once: the app was added with the one before. Pasted ones have a blank.
  await field.fill(codeOfApp(secret, 1).replace(/^.../, '$& '));
  await expect(phone).toHaveURL('/saved');
  expect(await keptDays(phone)).toBeGreaterThan(300);
  await phone.close();

  const laptop = await logInElsewhere(browser, email, DESKTOP);
  await laptop.getByRole('button', { name: 'Use a recovery code instead' }).click();
  const recovery = laptop.getByLabel('Recovery code');
  await expect(recovery).toBeFocused();
  await recovery.fill('0-AAAA-AAAA-AAAA');
  await recovery.press('Enter');
  await expect(laptop.getByText('This code is wrong').last()).toBeVisible();
  await expectFitsAndAccessible(laptop);
  await recovery.fill(codes[0]?.toLowerCase() ?? '');
  await recovery.press('Enter');
  await expect(laptop).toHaveURL('/saved');
  await openSettings(laptop, '#security');
  await expect(panel(laptop, 'Recovery codes')).toContainText('9 of 10 left.');
  await expect(panel(laptop, 'Where you are logged in')).toContainText('With the second step');
  await laptop.close();
});

test('the removal of the second step needs an older password, and says what a link does', {
  tag: '@long',
}, async ({ page, browser }) => {
  const owner = await newLister(page, 'seeker');
  await enroll(owner);
  const other = await logInElsewhere(browser, owner.email, PHONE);
  await other.getByRole('button', { name: "I can't do this" }).click();
  await expect(other.getByText('It takes 72 hours')).toBeVisible();
  await expectFitsAndAccessible(other);
  await other.getByRole('button', { name: 'Email me a link' }).click();
  await expect(other.getByRole('alert')).toContainText('password');
  await other.getByRole('button', { name: 'Back to the code' }).click();
  await expect(other.getByLabel('Code from your app')).toBeFocused();

  for (const [path, button, heading] of [
    ['reset', 'Start the 72 hours', 'The removal has started'],
    ['keep', 'Keep the second step', 'The second step stays on'],
  ] as const) {
    await other.goto(`/second-step/${path}?token=${'a'.repeat(43)}`);
    await waitForHydration(other);
    await expectAccessibleInBothThemes(other);
    await other.getByRole('button', { name: button }).click();
    await expect(other.getByRole('alert')).toContainText('This link no longer works.');
    // A password of a week takes a week, so the answer of a good link is not the server's.
    await other.route('**/api/login/second-step/reset/*', (route) =>
      route.fulfill({ json: { message: '', due_at: '2027-03-04T12:00:00.000Z' } }),
    );
    await other.reload();
    await waitForHydration(other);
    await other.getByRole('button', { name: button }).click();
    await expect(other.getByRole('heading', { name: heading })).toBeVisible();
    await expectFitsAndAccessible(other);
    await other.unroute('**/api/login/second-step/reset/*');
  }
  await other.close();
});

test('a call that wants to know who it is asks for a code once the second step is on', async ({
  page,
}) => {
  const owner = await newLister(page, 'seeker');
  await enroll(owner);
  await openSettings(page, '?tab=security');
  // Ten minutes after the last code.
  const refusal = { message: '', error_code: 'CONFIRMATION_REQUIRED', data: { methods: ['code'] } };
  await page.route('**/api/user/second-step', (route) =>
    route.fulfill({ status: 403, json: refusal }),
  );
  await page.route('**/api/user/confirm', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ code: '123456' });
    await page.unroute('**/api/user/second-step');
    await route.fulfill({ json: { confirmed_until: new Date().toISOString() } });
  });
  const step = panel(page, 'Second step');
  await step.getByRole('switch').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Enter a code from your authenticator app');
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel('Code from your app').fill('123 456');
  await expect(dialog).toHaveCount(0);
  await expect(step.getByRole('switch')).not.toBeChecked();
  await expect(panel(page, 'Authenticator app').getByRole('button')).toHaveText('Add an app');
});
