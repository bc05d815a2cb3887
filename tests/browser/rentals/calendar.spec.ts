import type { Page } from '@playwright/test';
import { newEmail, PASSWORD } from '../support/accounts.ts';
import { signedIn } from '../support/listers.ts';
import { inDays, invite, mailedInvitation, newInviter } from '../support/rentals.ts';
import { expect, expectFitsAndAccessible, PHONE, test, waitForHydration } from '../support/test.ts';

/** Days that are taken answer 409, an end before the start 422, an ended address 404. */
test.use({ viewport: PHONE, expectedErrors: [/status of 4(?:04|09|22)/] });

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });

test('a lister sees who has which bed, blocks free days, removes the block and invites into a gap', async ({
  page,
  browser,
}) => {
  const inviter = await newInviter(browser, 'The calendar house');
  const email = newEmail();
  const { id } = await invite(inviter, email, { first_name: 'Mia', last_name: 'Stone' });
  await signedIn(page, inviter.lister.email, PASSWORD);
  await page.goto('/my-crew');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(/\?tab=calendar$/);
  const beds = page.getByRole('region', { name: 'Beds' });
  await expect(beds.getByRole('link', { name: /^Mia Stone \$400/ })).toHaveAttribute(
    'href',
    `/my-crew/${id}`,
  );
  await expectFitsAndAccessible(page);

  // The first gap is the one before the invitation. By keyboard it begins today.
  const gap = beds.getByRole('button', { name: /^Free .* invite or block$/ });
  await expect(gap).toHaveCount(3);
  await gap.first().press('Enter');
  await button(page, 'Block days').click();
  await expect(dialog(page).getByLabel('Blocked from')).toHaveValue(inDays(0));
  await dialog(page).getByLabel('Free again on').fill(inDays(-1));
  await button(page, 'Block days').click();
  await expect(
    dialog(page).getByText('Please choose a day after the first one.').first(),
  ).toBeVisible();
  await dialog(page).getByLabel('Free again on').fill(inDays(20));
  await dialog(page).getByLabel('Note').fill('New window');
  await button(page, 'Block days').click();
  await expect(dialog(page).getByRole('alert')).toContainText(/This bed is not free on \w+/);
  await dialog(page).getByLabel('Free again on').fill(inDays(3));
  await expectFitsAndAccessible(page);
  await button(page, 'Block days').click();
  await expect(dialog(page)).toHaveCount(0);
  const block = beds.getByRole('button', { name: /^Blocked: New window/ });
  await expect(block).toBeVisible();

  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/view=list$/);
  await page.getByRole('button', { name: /^Remove block/ }).click();
  await button(page, 'Remove block').click();
  await expect(page.getByText('Blocked: New window')).toHaveCount(0);
  await page.getByRole('link', { name: 'Month', exact: true }).click();
  await expect(page).toHaveURL(/span=month&view=list$/);
  await expectFitsAndAccessible(page);

  await page.goto('/my-crew?tab=calendar');
  await waitForHydration(page);
  await gap.first().press('Enter');
  await button(page, 'Invite a tenant').click();
  await expect(dialog(page).getByLabel('Check-in date')).toHaveValue(inDays(0));
  await expect(dialog(page).getByLabel('Check-out date')).toHaveValue(inDays(10));

  // The invited person declines elsewhere: the calendar follows, and the dialog stays as it is.
  const token = (await mailedInvitation(page, email)).split('/').at(-1);
  const answer = await page.request.post(`/api/rental/token/${token}/decline`);
  expect(answer.status()).toBe(200);
  await expect(page.locator(`a[href="/my-crew/${id}"]`)).toHaveCount(0, { timeout: 3000 });
  await expect(dialog(page).getByLabel('Check-out date')).toHaveValue(inDays(10));
});

test('a lister gives a cleaner the calendar of one house, replaces its address and ends it', async ({
  page,
  browser,
}) => {
  const { lister } = await newInviter(browser, 'The clean house');
  await signedIn(page, lister.email, PASSWORD);
  await page.goto('/my-crew?tab=calendar');
  await waitForHydration(page);
  await page.getByText('Calendars for cleaners and partners').click();
  await page.getByRole('button', { name: 'Show address for The clean house' }).click();
  const address = page.getByLabel('Calendar address for The clean house');
  await expect(address).toHaveValue(/\/calendar\/.+\.ics$/);
  const first = await address.inputValue();
  await expectFitsAndAccessible(page);
  await page.getByRole('button', { name: 'New address' }).click();
  await button(page, 'New address').click();
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  const statusOf = async (url: string) => (await page.request.get(url)).status();
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  await page.getByRole('button', { name: 'End address' }).click();
  await button(page, 'End address').click();
  await expect(address).toHaveCount(0);
  expect(await statusOf(second)).toBe(404);
});
