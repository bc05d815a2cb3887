import { CARDS, fillCard } from '../support/accounts.ts';
import { newLister } from '../support/listers.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { openWizard, stepHeading } from '../support/wizard.ts';

/** A lister without a card gets 408. */
test.use({ expectedErrors: [/status of 408/] });

test('a lister without a card is sent to the card form, and back to their new crash pad', async ({
  page,
}) => {
  const lister = await newLister(page, 'premium');
  await lister.call('POST', '/stripe/remove-payment-method');
  await page.goto('/create-crashpad');
  const refusal = page.getByRole('alert').filter({ hasText: 'Please add a card first' });
  await refusal.getByRole('button', { name: 'Stay on this page' }).click();
  // The page already shows this, so no dialog about it opens.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await refusal.getByRole('link', { name: 'Add a card' }).click();
  await expect(page).toHaveURL(/\/update-payment-method$/);

  await expect(page.getByRole('button', { name: 'Save card' })).toBeEnabled();
  await fillCard(page, CARDS.good);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page).toHaveURL(/\/upgrade-account$/);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/my-crashpads$/);
  await openWizard(page);
  await expect(stepHeading(page, 1)).toBeVisible();
});
