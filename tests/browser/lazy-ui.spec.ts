import type { Page } from '@playwright/test';
import { logIn } from './support/accounts.ts';
import { expect, hydrated, test } from './support/test.ts';

/** Delays every further script of the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('a control whose code is still loading', () => {
  test('opens its menu for the press that started the load', async ({ page }) => {
    await page.goto('/about-the-data');
    await hydrated(page);
    const release = await holdScripts(page);
    const button = page.getByRole('button', { name: /^Theme/ });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('menu')).toHaveCount(0);
    release();
    await expect(page.getByRole('menuitemradio', { name: 'Same as system' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test('opens its menu by keyboard, and a second press closes it', async ({ page }) => {
    await page.goto('/about-the-data');
    await hydrated(page);
    const release = await holdScripts(page);
    const button = page.getByRole('button', { name: /^Theme/ });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('menuitemradio', { name: 'Same as system' })).toBeFocused();
  });

  test('opens the drawer of a phone for the first press', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about-the-data');
    await hydrated(page);
    const release = await holdScripts(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('keeps what is typed into a box, its focus and its cursor', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const release = await holdScripts(page);
    const box = page.getByRole('combobox');
    await box.pressSequentially('tlanta');
    await page.keyboard.press('Home');
    await page.keyboard.type('A');
    release();
    await expect(page.getByRole('option', { name: /ATL/ })).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('Atlanta');
    expect(await box.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
  });
});

test.describe('a component', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('keeps its size when other style sheets load', async ({ page }) => {
    await page.goto('/login');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Login', exact: true });
    const height = () => button.evaluate((element: HTMLElement) => element.offsetHeight);
    expect(await height()).toBe(52);
    await logIn(page, 'seeker@crewpad.test', 'not the password');
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByRole('alert'),
    ).toBeVisible();
    expect(await height()).toBe(52);
    await page.getByRole('button', { name: /^Language/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await height()).toBe(52);
  });
});
