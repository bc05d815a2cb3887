import { logIn, mailTo, PASSWORD, storedBy } from '../support/accounts.ts';
import { newLister } from '../support/listers.ts';
import { FLAGS_SERVER } from '../support/servers.ts';
import { enter, openSettings, panel, tabs } from '../support/settings.ts';
import { clearFolderOf, startServer } from '../support/start-server.ts';
import { expect, expectAccessible, test, waitForHydration } from '../support/test.ts';

/** A wrong code and the login of a closed account are refused, which the console reports. */
test.use({ baseURL: FLAGS_SERVER.url, expectedErrors: [/status of 4(?:00|01|22)/] });
test.describe.configure({ mode: 'serial' });

let stop: () => Promise<void>;
test.beforeAll(async () => {
  await clearFolderOf(FLAGS_SERVER);
  stop = await startServer(FLAGS_SERVER);
});
test.afterAll(() => stop());

test('an account is closed with the emailed code, and can no longer log in', async ({
  browser,
  page: otherPage,
}) => {
  const { email } = await newLister(otherPage, 'pro');
  // Another browser, because this one has cached the token.
  const context = await browser.newContext({ baseURL: FLAGS_SERVER.url });
  const page = await context.newPage();
  await enter(page, email);
  await openSettings(page);
  const close = panel(page, 'Close account');
  await expect(close.getByText('We log you out everywhere')).toBeVisible();
  await expect(
    panel(page, 'Cancel account').getByText(/delete the card under payment method/),
  ).toBeVisible();
  await close.getByRole('button', { name: 'Email me a code' }).click();
  await expect(close.getByText(`We sent a code to ${email}.`)).toBeVisible();
  await expect(close.getByLabel('Code')).toBeFocused();
  await close.getByRole('button', { name: 'Close my account permanently' }).click();
  await expect(close.getByRole('alert')).toContainText('Please enter the code.');
  await close.getByLabel('Code').fill('00000000');
  await close.getByRole('button', { name: 'Close my account permanently' }).click();
  await expect(close.getByRole('alert')).toContainText('Please enter a valid code.');
  // The field and the summary that links to it; no toast repeats them.
  await expect(page.getByText('Please enter a valid code.')).toHaveCount(2);
  await expect(close.getByLabel('Code')).toHaveValue('');
  const emailedCode = async () =>
    /\b\d{8}\b/.exec((await mailTo(page, email, /code|clos/i)).text)?.[0] ?? '';
  const old = await emailedCode();
  await close.getByRole('button', { name: 'Send another code' }).click();
  await expect(close.getByText(`We sent another code to ${email} at `)).toBeVisible();
  await expect(close.getByRole('button', { name: 'Send another code' })).toBeFocused();
  await expectAccessible(page);
  await expect.poll(emailedCode).not.toBe(old);
  await close.getByLabel('Code').fill(await emailedCode());
  await close.getByRole('button', { name: 'Close my account permanently' }).click();
  await expect(page.getByText('Your account is closed.').first()).toBeVisible();
  await expect(page).toHaveURL(`${FLAGS_SERVER.url}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await storedBy(page)).not.toHaveProperty('token');
  await page.goto('/login');
  await waitForHydration(page);
  await logIn(page, email, PASSWORD);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await context.close();
});

test('another plan is selected, and confirmed on the next page', { tag: '@long' }, async ({
  page,
}) => {
  await newLister(page, 'basic');
  await openSettings(page, '#change-plans');
  await expect(tabs(page).getByRole('link', { name: 'Change plans' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const plans = panel(page, 'Change plans');
  const change = plans.getByRole('button', { name: 'Change Plan' });
  await expect(change).toBeDisabled();
  await expect(plans.getByRole('heading', { level: 3 })).toHaveText([
    'The New Hire',
    'Line Holder',
    'Senior Mama',
  ]);
  await plans.getByRole('button', { name: 'Select Line Holder' }).click();
  await expect(plans.getByText('Next: confirm Line Holder.')).toBeVisible();
  await expect(plans).toContainText('2-4 locations');
  await expect(plans).toContainText('Up to 100 tenants');
  await expectAccessible(page);
  await change.click();
  await expect(page).toHaveURL(/\/change-package\?plan=premium$/);
});
