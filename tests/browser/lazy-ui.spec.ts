import type { Page, Request } from '@playwright/test';
import { logIn, openAs, paidAccount } from './support/accounts.ts';
import { expect, test, waitForHydration } from './support/test.ts';

/** Delays every further script of the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

test.describe('a control whose code is still loading', () => {
  test('opens its menu for the press that started the load', async ({ page }) => {
    await page.goto('/about-the-data');
    await waitForHydration(page);
    const release = await holdScripts(page);
    const button = page.getByRole('button', { name: /^Theme/ });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('menu')).toHaveCount(0);
    release();
    await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test('opens its menu by keyboard, and a second press closes it', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/about-the-data');
    await waitForHydration(page);
    const release = await holdScripts(page);
    const button = page.getByRole('button', { name: /^Theme/ });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeFocused();
  });

  test('opens the drawer of a phone for the first press', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about-the-data');
    await waitForHydration(page);
    const release = await holdScripts(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('preserves the typed text, focus and cursor of a box', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
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

test.describe('a part that does not load', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    // React reports a header that differs from the server's, and the router that it could not ask
    // for the routes behind the links.
    expectedErrors: [
      /ERR_FAILED|ERR_INTERNET_DISCONNECTED|React error #418|Failed to fetch (dynamically|manifest patches)/,
    ],
  });

  test('comes after the network is back', { tag: '@long' }, async ({ page }) => {
    await page.goto('/about-the-data');
    await waitForHydration(page);
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => /\.js$/.test(request.url()));
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const load = page.waitForEvent('load');
    await page.context().setOffline(false);
    await load;
    await waitForHydration(page);
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('leaves the rest of the page as it is', async ({ page }) => {
    const path = '/about-the-data';
    const ofVisitors = new Set<string>();
    const note = (request: Request) => ofVisitors.add(new URL(request.url()).pathname);
    page.on('request', note);
    await page.goto(path);
    await waitForHydration(page);
    page.off('request', note);
    await openAs(page, await paidAccount(page), '/saved');
    const failed: string[] = [];
    await page.route('**/assets/*.js', (route) => {
      const { pathname } = new URL(route.request().url());
      if (ofVisitors.has(pathname)) return route.continue();
      failed.push(pathname);
      return route.abort();
    });
    await page.goto(path);
    await waitForHydration(page);
    await expect.poll(() => failed.length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Main pages' });
    await expect(bar).toHaveCount(0);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await expect(bar).toBeVisible();
  });
});

test.describe('a component', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('keeps its size when other style sheets load', { tag: '@long' }, async ({ page }) => {
    await page.goto('/login');
    await waitForHydration(page);
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
