import type { Page } from '@playwright/test';
import { newLister, signedIn } from '../support/listers.ts';
import { expect, expectFitsAndAccessible, PHONE, test, waitForHydration } from '../support/test.ts';

/** A price that was changed in the meantime answers 409. */
test.use({ viewport: PHONE, expectedErrors: [/status of 409/] });

async function openList(page: Page): Promise<void> {
  await page.goto('/my-crashpads');
  await waitForHydration(page);
}

test('a lister changes the price of a bed and of a crash pad where they are shown', async ({
  page,
}) => {
  const title = 'The priced house';
  const lister = await newLister(page);
  const id = await lister.crashpad(title, await lister.picture());
  await openList(page);
  const row = page.getByRole('article', { name: title });
  await row
    .getByRole('button', { name: /^Price of Bed 1/ })
    .first()
    .click();
  await expectFitsAndAccessible(page);
  await page.keyboard.type('390.50');
  await page.keyboard.press('Enter');
  const price = row.getByRole('button', { name: 'Price of Bed 1: $390.50' });
  await expect(price).toBeFocused();

  await row.getByRole('button', { name: `Price of ${title}` }).click();
  // Another device of the lister is faster.
  await lister.call('PUT', `/crashpads/${id}/price`, { rate_per_from: 333 });
  await page.keyboard.type('350');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('alert')).toContainText('changed it to $333');
  await page.keyboard.press('Enter');
  await expect(
    row.getByRole('button', { name: `Price of ${title}: $350 per month` }),
  ).toBeFocused();
  await price.press('Enter');
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await expect(price).toBeFocused();
});

test('on phones the first of many crash pads starts within 420 px', async ({ page }) => {
  await signedIn(page, 'lister.pro@crewpad.test', 'crashpad');
  await openList(page);
  const first = await page.getByRole('article').first().boundingBox();
  expect(first?.y).toBeLessThanOrEqual(420);
});
