import { newLister } from '../support/listers.ts';
import { expect, expectFitsAndAccessible, test, waitForHydration } from '../support/test.ts';
import { openWizard, stepHeading } from '../support/wizard.ts';

test('errors, a removed room and the review in the wizard have no accessibility violations', {
  tag: '@long',
}, async ({ page }) => {
  const lister = await newLister(page);
  const id = await lister.crashpad('For everybody', await lister.picture());

  // It is styled as disabled until its part of the page has loaded.
  const chooser = page.locator('#field-images, #field-rules_policies_doc');
  const check = async () => {
    if ((await chooser.count()) > 0) await expect(chooser).toBeEnabled();
    await expectFitsAndAccessible(page);
  };

  await openWizard(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await check();
  await page.goto(`/my-crashpads/${id}/edit?step=2`);
  await waitForHydration(page);
  await expect(stepHeading(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Bedroom 2' }).last().click();
  await check();
  await lister.call('POST', `/crashpads/${id}/copy`);
  await page.goto('/create-crashpad?step=5');
  await waitForHydration(page);
  await expect(page.getByText("You're all set. You can publish.")).toBeVisible();
  await check();
});
