import { jpeg, newLister, signedIn } from '../support/listers.ts';
import {
  expect,
  expectAccessible,
  expectFitsAndAccessible,
  PHONE,
  test,
  waitForHydration,
} from '../support/test.ts';

const DEMO = { pro: 'lister.pro@crewpad.test', password: 'crashpad' };

test.use({ viewport: PHONE });

test('the list is accessible: full, with its menu, a tenant and a dialog', {
  tag: '@long',
}, async ({ page }) => {
  await signedIn(page, DEMO.pro, DEMO.password);
  await page.goto('/my-crashpads');
  await waitForHydration(page);
  await expectFitsAndAccessible(page);
  const row = page.getByRole('article').filter({ hasText: /[1-9]\d* taken/ });
  await row.first().getByRole('link').first().click();
  await page.locator('[id^=tenant-id-] a').first().click();
  await expect(page).toHaveURL(/#tenant-id-/);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .nth(2)
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'View reports' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('the list is accessible when empty, and without matches', async ({ page }) => {
  const lister = await newLister(page);
  await lister.call('PUT', '/lister/draft', { form: { title: 'Half a house' }, step: 2 });
  await page.goto('/my-crashpads');
  await waitForHydration(page);
  await expectFitsAndAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Draft discarded.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('with a refused file', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('the pictures are accessible', { tag: '@long' }, async ({ page }) => {
    const lister = await newLister(page);
    await lister.call('PUT', '/lister/draft', { form: { rental_type: 'crashpad' }, step: 5 });
    await page.goto('/create-crashpad?step=5');
    await expect(page.getByRole('button', { name: /^Choose/ })).toBeEnabled();
    await page.locator('main input[type=file]').setInputFiles([
      { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpeg('teal') },
      { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await jpeg('navy') },
      { name: 'lie.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    ]);
    await expect(page.locator('[data-picture]')).toHaveCount(2);
    await expect(page.getByText(/We can't show this file/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await expectFitsAndAccessible(page);
  });
});
