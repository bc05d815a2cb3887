import { PASSWORD } from '../support/accounts.ts';
import { signedIn } from '../support/listers.ts';
import { newInviter } from '../support/rentals.ts';
import { expect, expectAccessible, expectFits, test, waitForHydration } from '../support/test.ts';

test('a new lister sees the steps to AutoPay, and no payments before a month is over', async ({
  page,
  browser,
}) => {
  const { lister } = await newInviter(browser, 'Crash pad six');
  await signedIn(page, lister.email, PASSWORD);
  await page.goto('/my-crew');
  await waitForHydration(page);
  const help = page.getByRole('list').filter({ hasText: 'Invite tenants' });
  await expect(help.getByRole('listitem')).toHaveText([
    'Set up rooms and beds',
    'Connect a payment account',
    'Invite tenants',
  ]);
  await expect(help.getByRole('link', { name: 'Connect a payment account' })).toHaveAttribute(
    'href',
    '/account-setting/#connectStripeExpress',
  );
  const guide = '/account-setting?tab=autopay&autopay-guide&connect-account';
  await expect(page.getByRole('link', { name: 'Guide me' })).toHaveAttribute('href', guide);

  await page.goto(guide);
  await waitForHydration(page);
  const step = page.getByRole('button', { name: 'Set up crash pads' });
  await expect(step).toHaveAttribute('aria-expanded', 'true');

  await page.goto('/lister/payments');
  await expect(page.getByRole('heading', { name: 'No completed months yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'My crew' }).first().click();
  await expect(page).toHaveURL(/\/my-crew$/);
});

test('the payments of a lister are closed to visitors and to members without a lister plan', async ({
  page,
}) => {
  await page.goto('/lister/payments');
  await expect(page).toHaveURL(/\/login\?ref_url=%2Flister%2Fpayments$/);
  await signedIn(page, 'seeker@crewpad.test', 'crashpad');
  await page.goto('/lister/payments');
  await expect(page).toHaveURL(/\/$/);
});

test('the charts of a lister with a full year are not cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signedIn(page, 'lister.crew@crewpad.test', 'crashpad');
  await page.goto('/lister/payments');
  await expect(page.getByRole('group', { name: 'Received and expected by month' })).toBeVisible();
  await expectFits(page);
});
