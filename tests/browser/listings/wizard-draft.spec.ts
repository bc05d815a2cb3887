import { newLister } from '../support/listers.ts';
import { expect, test } from '../support/test.ts';
import { fillBasic, next, openWizard, stepHeading, waitForSavedDraft } from '../support/wizard.ts';

/** Two tabs that write at once cause conflicts, which the console reports. */
test.use({ expectedErrors: [/status of 409/] });

test('a reload continues from the draft', async ({ page }) => {
  await newLister(page);
  await openWizard(page);
  await fillBasic(page, 'Kept while it is written', /^Multiple beds/);
  await next(page, 2);
  await page.getByLabel('New room').fill('Bunk room');
  await page.getByRole('button', { name: 'Add room' }).click();
  await page.getByLabel('Monthly price').fill('275');
  await waitForSavedDraft(page);
  await page.reload();
  await expect(stepHeading(page, 2)).toBeVisible();
  await expect(page.getByLabel('Monthly price')).toHaveValue('275');
  await expect(page.getByLabel('Room name')).toHaveValue('Bunk room');

  // Without a step in the address, the wizard resumes at the last step, and earlier steps are
  // reachable.
  await openWizard(page);
  await expect(stepHeading(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Basic info' }).click();
  await expect(page.getByLabel('Crash pad name')).toHaveValue('Kept while it is written');
  await expect(page.getByRole('button', { name: 'Remove ANC' })).toBeVisible();
  await page.goBack();
  await expect(stepHeading(page, 2)).toBeVisible();
});

test('a discarded draft is restored by Undo', { tag: '@long' }, async ({ page }) => {
  await newLister(page);
  await openWizard(page);
  const title = page.getByLabel('Crash pad name');
  await title.fill('Thrown away');
  await waitForSavedDraft(page);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('Draft discarded.')).toBeVisible();
  await expect(title).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('Thrown away');
  await page.reload();
  await expect(title).toHaveValue('Thrown away');
});

test('two tabs lose nothing that was typed', async ({ page, context }) => {
  await newLister(page);
  await openWizard(page);
  const otherPage = await context.newPage();
  await openWizard(otherPage);
  await page.getByLabel('Crash pad name').fill('From the first tab');
  await page.getByLabel('City').fill('Anchorage');
  await waitForSavedDraft(page);

  await otherPage.getByLabel('Crash pad name').fill('From the second tab');
  await otherPage.getByRole('textbox', { name: 'Description' }).fill('Only the second tab has it.');
  await expect(otherPage.getByRole('heading', { name: 'Changed in another tab' })).toBeVisible();
  await expect(otherPage.getByLabel('Crash pad name')).toHaveValue('From the second tab');
  await expect(otherPage.getByLabel('City')).toHaveValue('Anchorage');
  // Until the choice, the server keeps the first tab's text.
  await waitForSavedDraft(otherPage);
  await page.reload();
  await expect(page.getByLabel('Crash pad name')).toHaveValue('From the first tab');
  await otherPage.getByRole('button', { name: 'Use it Crash pad name' }).click();
  await expect(otherPage.getByLabel('Crash pad name')).toHaveValue('From the first tab');
  await expect(otherPage.getByRole('heading', { name: 'Changed in another tab' })).toHaveCount(0);
  await waitForSavedDraft(otherPage);
  await page.reload();
  const description = page.getByRole('textbox', { name: 'Description' });
  await expect(description).toHaveValue('Only the second tab has it.');
  await expect(page.getByLabel('Crash pad name')).toHaveValue('From the first tab');
});

test('a listing is copied into the draft, and the replaced draft can be restored', {
  tag: '@long',
}, async ({ page }) => {
  const lister = await newLister(page);
  await lister.crashpad('To be copied', await lister.picture());
  await openWizard(page);
  await page.getByLabel('Crash pad name').fill('Typed before');
  await page.getByText('Copy from an existing listing').click();
  await page.getByLabel('Listing to copy').selectOption('To be copied');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied from “To be copied”.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Multiple beds/ })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Crash pad name')).toHaveValue('Typed before');
});
