import type { Page } from '@playwright/test';
import { paidAccount } from '../support/accounts.ts';
import { newLister } from '../support/listers.ts';
import { enter } from '../support/settings.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

test.use({ colorScheme: 'light' });

/** The colors of the visible page. */
async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

async function choose(page: Page, theme: 'Light' | 'Dark'): Promise<void> {
  const response = page.waitForResponse('**/api/user/preferences');
  await page.getByRole('contentinfo').getByLabel('Theme').selectOption(theme);
  expect((await response).status()).toBe(200);
}

test('the theme of a member also applies on another device after login', async ({
  page,
  browser,
}) => {
  const email = await paidAccount(page);
  await enter(page, email);
  await choose(page, 'Dark');
  const context = await browser.newContext({ colorScheme: 'light' });
  const otherPage = await context.newPage();
  await enter(otherPage, email);
  await expectTheme(otherPage, 'dark');
  // Also stored in the browser: the next page is dark before its script runs.
  await otherPage.goto('/about-the-data', { waitUntil: 'commit' });
  await expectTheme(otherPage, 'dark');
  await context.close();
});

test('a session without its own theme uses that of the member; one with a theme keeps it', {
  tag: '@long',
}, async ({ page }) => {
  const lister = await newLister(page, 'seeker');
  await lister.call('PUT', '/user/preferences', { theme: 'dark' });
  await page.goto('/about-the-data');
  await expectTheme(page, 'dark');
  await waitForHydration(page);
  await choose(page, 'Light');
  await expectTheme(page, 'light');
  await lister.call('PUT', '/user/preferences', { theme: 'dark' });
  const response = page.waitForResponse('**/api/checking-account');
  await page.reload();
  await response;
  await waitForHydration(page);
  await expectTheme(page, 'light');
});
