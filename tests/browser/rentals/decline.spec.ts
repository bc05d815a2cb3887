import type { Page } from '@playwright/test';
import { newEmail, openAs, paidAccount } from '../support/accounts.ts';
import { invite, mailedInvitation, newInviter } from '../support/rentals.ts';
import { expect, expectFitsAndAccessible, PHONE, test, waitForHydration } from '../support/test.ts';

/** Expired invitations answer 404. */
test.use({ viewport: PHONE, expectedErrors: [/status of 40[0349]/] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a person without an account declines by the emailed link after a confirmation', async ({
  page,
  browser,
}) => {
  const inviter = await newInviter(browser, 'No thanks');
  const email = newEmail();
  await invite(inviter, email);
  const link = await mailedInvitation(page, email);
  await page.goto(link);
  await waitForHydration(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'No thanks' })).toHaveAttribute(
    'href',
    /^\/listing\/\d+$/,
  );
  await expect(main.getByText('Who can stay')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'House rules and policies' })).toBeVisible();
  // Opening it changes nothing, nor does canceling.
  await button(page, 'Decline').click();
  const question = page.getByRole('alertdialog', { name: 'Decline the invitation?' });
  await expect(question).toContainText(`${email.slice(0, 1)}•••@`);
  await expect(question).toContainText('the bed becomes free');
  await expectFitsAndAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await button(page, 'Decline').click();
  await question.getByLabel('Reason').fill('Another base.');
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You declined the invitation');
  await expectFitsAndAccessible(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('no longer valid');
  // The bed can be offered again.
  await invite(inviter, newEmail());
});

test('a logged-out member declines by the emailed link', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const inviter = await newInviter(browser, 'Logged out');
  const email = await paidAccount(page);
  await invite(inviter, email);
  await page.goto(await mailedInvitation(page, email));
  await waitForHydration(page);
  await button(page, 'Decline').click();
  const question = page.getByRole('alertdialog', { name: 'Decline the invitation?' });
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You declined the invitation');
});

test('a member gets a prompt about an invitation and declines it with a reason', async ({
  page,
  browser,
}) => {
  const inviter = await newInviter(browser, 'Decline');
  const email = await paidAccount(page);
  await invite(inviter, email);
  const link = await mailedInvitation(page, email);
  // Opening the mailed link verifies the email.
  await openAs(page, email, link);
  await page.goto('/airports');
  const prompt = page.getByRole('dialog', { name: 'Pending invitation' });
  await prompt.getByRole('link', { name: 'Go to My Crashpad' }).click();
  await expect(page).toHaveURL(/\/my-crashpad$/);
  await waitForHydration(page);
  const card = page.getByRole('article', { name: 'Decline' });
  await card.getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Decline');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'Decline' }).click();
  await dialog.getByLabel('Reason').fill('Too far away.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You declined the invitation.').first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Reason: Too far away.',
  );
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('no longer valid');
});
