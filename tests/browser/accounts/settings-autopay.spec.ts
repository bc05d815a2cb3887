import type { Page } from '@playwright/test';
import { paidAccount, storedBy } from '../support/accounts.ts';
import { newLister } from '../support/listers.ts';
import { DEMO_PASSWORD, enter, openSettings, panel } from '../support/settings.ts';
import { expect, expectAccessibleInBothThemes, test, waitForHydration } from '../support/test.ts';

/** A refusal answers 403, which the console reports. */
test.use({ expectedErrors: [/status of 403/] });

const ADMIN = 'admin@crewpad.test';
const CALL = '**/api/lister/settings/autopay';

const toggle = (page: Page) => page.getByRole('switch', { name: 'Collect rent with AutoPay' });
const steps = (page: Page) => panel(page, 'Three steps to AutoPay');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Turn off AutoPay?' });
const storedSetting = async (page: Page) => {
  const { user, has_auto_payment } = await storedBy(page);
  return [JSON.parse(user ?? 'null').automatic_payment, has_auto_payment];
};

test('AutoPay is switched on, which shows the steps, and off after a confirmation', async ({
  page,
}) => {
  await newLister(page, 'basic');
  await openSettings(page, '?tab=autopay');
  await expect(toggle(page)).not.toBeChecked();
  await expect(steps(page)).toHaveCount(0);

  await toggle(page).click();
  await expect(page.getByText(/^AutoPay is on\./).first()).toBeVisible();
  await expect(toggle(page)).toBeChecked();
  await expect(toggle(page)).toBeFocused();
  await expect(steps(page).getByRole('button', { name: 'Complete Onboarding' })).toBeEnabled();
  await expect.poll(() => storedSetting(page)).toEqual([1, 'true']);
  await page.reload();
  await waitForHydration(page);
  await expect(toggle(page)).toBeChecked();

  // Canceling changes nothing.
  for (const leave of ['Keep it on', 'Escape']) {
    await toggle(page).click();
    await expect(question(page)).toBeVisible();
    if (leave === 'Escape') await page.keyboard.press(leave);
    else await question(page).getByRole('button', { name: leave }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(toggle(page)).toBeChecked();
    await expect(toggle(page)).toBeFocused();
  }
  expect(await storedSetting(page)).toEqual([1, 'true']);

  await toggle(page).click();
  await question(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText(/^AutoPay is off\./).first()).toBeVisible();
  await expect(toggle(page)).not.toBeChecked();
  await expect(toggle(page)).toBeFocused();
  await expect(steps(page)).toHaveCount(0);
  await expect.poll(() => storedSetting(page)).toEqual([0, 'false']);
  await page.reload();
  await waitForHydration(page);
  await expect(toggle(page)).not.toBeChecked();
});

test('a server error is shown, and the switch reverts', async ({ page }) => {
  await newLister(page, 'basic');
  await openSettings(page, '?tab=autopay');
  const message = 'AutoPay cannot be switched now.';
  const refuse = () =>
    page.route(CALL, (route) =>
      route.fulfill({ status: 403, json: { message, error_code: 'FORBIDDEN' } }),
    );
  await refuse();
  await toggle(page).click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(toggle(page)).not.toBeChecked();
  expect(await storedSetting(page)).not.toContain('true');

  await page.unroute(CALL);
  await toggle(page).click();
  await expect(toggle(page)).toBeChecked();
  await expect.poll(() => storedSetting(page)).toEqual([1, 'true']);
  await refuse();
  await toggle(page).click();
  await question(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText(message).first()).toBeVisible();
  await expect(toggle(page)).toBeChecked();
  expect(await storedSetting(page)).toEqual([1, 'true']);
});

test('an admin who views as a lister sees why the switch is disabled', { tag: '@long' }, async ({
  page,
}) => {
  const email = await paidAccount(page, 'basic');
  await enter(page, ADMIN, DEMO_PASSWORD);
  await page.goto(`/admin?search=${encodeURIComponent(email)}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: /^View as/ }).click();
  await expect(page.getByRole('complementary', { name: 'Back to admin' })).toBeVisible();
  await openSettings(page, '?tab=autopay');
  await expect(toggle(page)).toBeDisabled();
  await expect(toggle(page)).toHaveAccessibleDescription('Only the member can change this.');
});

test('AutoPay and its dialog have no accessibility violations', { tag: '@long' }, async ({
  page,
}) => {
  await newLister(page, 'basic');
  await openSettings(page, '?tab=autopay');
  await toggle(page).click();
  await expect(steps(page)).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleInBothThemes(page);
    await toggle(page).click();
    await expect(question(page)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
  }
});
