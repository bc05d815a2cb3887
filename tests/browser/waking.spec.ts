import type { Page } from '@playwright/test';
import { daysKept } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

/** Delays the page's scripts until the test releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  return letGo;
}

test.describe('before the scripts have loaded', () => {
  test('text in the airport box is searched once they have loaded', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const box = page.getByRole('combobox');
    await box.fill('atlan');
    letGo();
    await expect(page.getByRole('option', { name: /ATL/ })).toBeVisible();
    await expect(box).toHaveValue('atlan');
  });

  test('form values are submitted', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/login?ref_url=/about-the-data', { waitUntil: 'commit' });
    await page.getByLabel('Email', { exact: true }).fill('seeker@crewpad.test');
    await page.getByLabel('Password', { exact: true }).fill('crashpad');
    await page.getByLabel('Keep me logged in').check();
    letGo();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/about-the-data');
    expect(await daysKept(page)).toBe(365);
  });

  test('a button pressed twice acts once', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/airports', { waitUntil: 'commit' });
    const theme = page.getByRole('button', { name: /theme/i });
    await theme.dblclick();
    letGo();
    await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  });
});
