import type { Page } from '@playwright/test';
import { newLister } from '../support/listers.ts';
import { openSettings, panel } from '../support/settings.ts';
import { expect, expectAccessible, expectFitsAndAccessible, test } from '../support/test.ts';

test.use({ expectedErrors: [/status of 422/] });

test('errors in the settings have no accessibility violations', { tag: '@long' }, async ({
  page,
}) => {
  await newLister(page, 'pro');
  await page.setViewportSize({ width: 1280, height: 900 });
  await openSettings(page);
  const login = panel(page, 'Login info');
  await login.getByRole('button', { name: 'Change password' }).click();
  await login.getByRole('button', { name: 'Change password' }).click();
  await expect(login.getByRole('alert')).toBeVisible();
  await panel(page, 'Profile').getByLabel('First name').fill('');
  await panel(page, 'Profile').getByRole('button', { name: 'Save changes' }).click();
  await expect(panel(page, 'Profile').getByRole('alert')).toBeVisible();
  await expectFitsAndAccessible(page);
});

test('the payment method and its dialogs have no accessibility violations', {
  tag: '@long',
}, async ({ page }) => {
  await newLister(page, 'seeker');
  await openSettings(page, '#payment-method');
  const card = panel(page, 'Payment method');
  await card.getByRole('button', { name: 'Update expiry' }).click();
  await expectFitsAndAccessible(page);
  await card.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await card.getByRole('radio', { name: 'Add or change card' }).check();
  await expect(card.getByRole('button', { name: 'Save card' })).toBeEnabled();
  await expectFitsAndAccessible(page);
});

/**
 * Replaces every date on the page with one of the longest, so that widths do not depend on today.
 */
async function writeLongestDates(page: Page): Promise<number> {
  return page.evaluate(() => {
    const names = Array.from({ length: 12 }, (_, month) =>
      new Date(Date.UTC(2026, month)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
    );
    const date = new RegExp(`(?:\\w+day, )?\\b(?:${names.join('|')}) \\d{1,2}(?=, \\d{4})`, 'g');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let writeCount = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const long = (text.nodeValue ?? '').replace(date, 'Wednesday, September 30');
      if (long === text.nodeValue) continue;
      text.nodeValue = long;
      writeCount += 1;
    }
    return writeCount;
  });
}

test('nothing is cut off at 320 px, whatever the date', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await newLister(page, 'basic');
  for (const tab of ['account-details', 'my-services', 'payment-method', 'autopay']) {
    await openSettings(page, `?tab=${tab}`);
    const dates = await writeLongestDates(page);
    if (tab === 'my-services') expect(dates).toBeGreaterThan(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, tab).toBeLessThanOrEqual(320);
  }
});
