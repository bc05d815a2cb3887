import type { Page } from '@playwright/test';
import { PASSWORD, paidAccount } from '../support/accounts.ts';
import { signedIn } from '../support/listers.ts';
import { DEMO_LISTER, DEMO_PASSWORD } from '../support/settings.ts';
import { expect, expectAccessible, test, waitForHydration } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main pages' });

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test('a lister finds their pages in the bar and the menu', async ({ page }) => {
  await signedIn(page, DEMO_LISTER, DEMO_PASSWORD);
  await openPage(page, '/my-crashpads');
  await expect(bar(page).getByRole('link')).toHaveText([
    ...['Dashboard', 'Crash pads', 'Crew', /^Messages/],
  ]);
  await expect(bar(page).getByRole('link', { name: 'Crash pads' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'More' }).tap();
  const more = page.getByRole('dialog', { name: 'More' });
  await expect(more.getByRole('link')).toHaveText([
    ...['Money', 'Waitlists', 'Settings', 'Search', 'Public site'],
  ]);
  await expectAccessible(page);
  await more.getByRole('link', { name: 'Settings' }).tap();
  await expect(page).toHaveURL('/account-setting');
  // The address changes before the page does, and the menu closes with the old page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account settings');
  await expect(page.getByRole('main').locator('img[src*="hero"]')).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveText([
    ...['Help and FAQ', 'Contact', 'Policies', 'Privacy'],
  ]);
  await footer.getByText('More', { exact: true }).tap();
  await expect(footer.getByRole('link', { name: 'Refund policies' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link').first()).toContainText('See my profile');
  await expect(menu.getByRole('link', { name: /^Notifications/ })).toBeVisible();
  await expectAccessible(page);
  await menu.getByLabel('Theme').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await menu.getByRole('link', { name: 'My Crew' }).tap();
  await expect(page).toHaveURL('/my-crew');
  await expect(menu).toHaveCount(0);
});

test('the bar covers nothing, and hides for the keyboard and for other bars', async ({ page }) => {
  await signedIn(page, await paidAccount(page), PASSWORD);
  await openPage(page, '/airports');
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [footer, top] = await Promise.all([
    page.getByRole('contentinfo').boundingBox(),
    bar(page).boundingBox(),
  ]);
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().tap();
  await expect(bar(page)).toBeHidden();

  await page.goto('/search/airports/jfk');
  await waitForHydration(page);
  await expect(bar(page)).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/listing\/\d+/);
  await expect(page.getByRole('complementary').first()).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('visitors have search, login and a menu with language and theme', async ({ page }) => {
  await openPage(page, '/');
  const banner = page.getByRole('banner');
  await expect(bar(page)).toHaveCount(0);
  await expect(banner.getByRole('link', { name: 'Search' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible();
  await banner.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Create Account' })).toBeVisible();
  await menu.getByLabel('Theme').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
});
