import type { Page } from '@playwright/test';
import { callAs, logIn, paidAccount, storedBy } from '../support/accounts.ts';
import { openSettings, panel } from '../support/settings.ts';
import { expect, expectAccessible, test, waitForHydration } from '../support/test.ts';

/** An expired session answers 401, which the console reports. */
test.use({ expectedErrors: [/status of 401/] });

const ADMIN = 'admin@crewpad.test';
const DEMO_PASSWORD = 'crashpad';

async function openAdmin(page: Page): Promise<void> {
  await page.goto('/login?ref_url=/about-the-data');
  await waitForHydration(page);
  await logIn(page, ADMIN, DEMO_PASSWORD);
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

async function stepInto(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name or email').fill(email);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\?search=/);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('Seeker');
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: /^View as/ }).click();
  await expect(bar(page)).toBeVisible();
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Back to admin' });

test('an admin finds a member, views as that member and returns', async ({ page }) => {
  const email = await paidAccount(page, 'seeker');
  await openAdmin(page);
  const own = await storedBy(page);
  await expectAccessible(page);
  await page.getByLabel('Name or email').fill('nobody-has-this-name');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No members found')).toBeVisible();
  await expectAccessible(page);

  await stepInto(page, email);
  await expect(page).toHaveURL(/\/airports$/);
  const inside = await storedBy(page);
  expect(inside.token).not.toBe(own.token);
  expect(inside.admin_token).toBe(own.token);
  await expect(bar(page)).toContainText("You're viewing Ada L.'s account");
  for (const path of ['/receipts', '/', '/about-the-data']) {
    await page.goto(path);
    await expect(bar(page), path).toBeVisible();
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);

  await bar(page).getByRole('button', { name: 'Back to admin' }).click();
  // Back on the member they had found.
  await expect(page).toHaveURL(`/admin?search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  const after = await storedBy(page);
  expect(Object.keys(after).filter((name) => name.startsWith('admin_'))).toEqual([]);
  expect(after.isKeepMe).toBe(own.isKeepMe);
  expect(JSON.parse(after.user ?? '{}').email).toBe(ADMIN);
  await openSettings(page, '?tab=my-services');
  await expect(panel(page, 'My services')).toContainText("You're an admin");
  await expect(panel(page, 'My services')).not.toContainText('tenant');
});

test('a page of the admin in another tab never shows or saves their form in the member', {
  tag: '@long',
}, async ({ page, context }) => {
  const email = await paidAccount(page, 'seeker');
  await openAdmin(page);
  const otherPage = await context.newPage();
  await otherPage.goto('/admin');
  await waitForHydration(otherPage);
  await openSettings(page);
  const about = page.getByLabel('About you');
  const name = page.getByLabel('Display name');
  const ownName = await name.inputValue();
  await about.fill('Typed by the admin');

  await stepInto(otherPage, email);
  await expect(bar(page)).toBeVisible();
  await expect(page.getByText("You're now logged in as Ada L.")).toBeVisible();
  await expect(name).toHaveValue('Ada L.');
  await expect(about).not.toHaveValue('Typed by the admin');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await expect(page.getByText('Changes saved.').first()).toBeVisible();
  const { token = '' } = await storedBy(page);
  const headers = { authorization: `Bearer ${token}` };
  const { user } = await (await page.request.get('/api/user', { headers })).json();
  expect([user.display_name, user.email]).toEqual(['Ada L.', email]);

  await bar(otherPage).getByRole('button', { name: 'Back to admin' }).click();
  await expect(bar(page)).toHaveCount(0);
  // What they had not saved is still theirs.
  await expect(about).toHaveValue('Typed by the admin');
  await expect(name).toHaveValue(ownName);
});

test('an admin who views as a member sees no sessions and cannot add a card', {
  tag: '@long',
}, async ({ page }) => {
  const email = await paidAccount(page, 'seeker');
  await openAdmin(page);
  await stepInto(page, email);
  await openSettings(page, '?tab=security');
  for (const name of ['Second step', 'Where you are logged in']) {
    await expect(panel(page, name)).toContainText('Only the member can see this.');
  }
  await openSettings(page);
  const login = panel(page, 'Login info');
  for (const name of ['Change email', 'Change password']) {
    await expect(login.getByRole('button', { name })).toBeDisabled();
    await expect(login.getByRole('button', { name })).toHaveAccessibleDescription(
      'Only the member can change the email and password.',
    );
  }
  await openSettings(page, '?tab=payment-methods');
  const card = panel(page, 'Payment method');
  await expect(card).toContainText('Only the member can add, change or delete a card.');
  await expect(card).toContainText('Visa ending in 4242');
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(card.getByRole('radio')).toHaveCount(0);
  await page.goto('/account-expired');
  await expect(page.getByText('Only the member can pay or add a card.')).toBeVisible();
  await expectAccessible(page);
});

test('a logout while viewing an account ends both sessions', { tag: '@long' }, async ({ page }) => {
  const email = await paidAccount(page, 'seeker');
  await openAdmin(page);
  await stepInto(page, email);
  await page.getByRole('button', { name: /^Hi, / }).click();
  const { admin_token: own } = await storedBy(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(bar(page)).toHaveCount(0);
  expect(await storedBy(page)).not.toHaveProperty('admin_token');
  const headers = { authorization: `Bearer ${own}` };
  expect((await page.request.get('/api/user', { headers })).status()).toBe(401);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login/);
});

test('when the view has expired, the admin continues in their own session', {
  tag: '@long',
}, async ({ page }) => {
  const email = await paidAccount(page, 'seeker');
  await openAdmin(page);
  await stepInto(page, email);
  const { token } = await storedBy(page);
  await callAs(page, token ?? '')('/admin/switch-back', {});
  await bar(page).getByRole('button', { name: 'Back to admin' }).click();
  await expect(page).toHaveURL(/\/admin\?search=/);
  await expect(page.getByLabel('Name or email')).toBeVisible();
  expect(JSON.parse((await storedBy(page)).user ?? '{}').email).toBe(ADMIN);
});

test('other members are redirected, and have no menu entry for it', async ({ page }) => {
  await page.goto('/login?ref_url=/admin');
  await waitForHydration(page);
  await logIn(page, await paidAccount(page, 'seeker'));
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: /^Hi, / }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveCount(0);
});
