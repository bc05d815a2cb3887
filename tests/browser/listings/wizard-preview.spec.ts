import { newLister } from '../support/listers.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { openWizard } from '../support/wizard.ts';

test('on a phone the preview opens on demand, and follows the input', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newLister(page);
  await openWizard(page);
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const card = preview.getByText('How crew will see it in search.');
  await expect(card).toBeHidden();
  await preview.getByRole('button', { name: 'Preview' }).click();
  await expect(card).toBeVisible();
  await page.getByLabel('Crash pad name').fill('Loft by the runway');
  await expect(preview.getByText('Loft by the runway')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Preview' }).click();
  await expect(card).toBeHidden();
});
