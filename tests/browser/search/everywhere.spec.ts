import type { Page } from '@playwright/test';
import { newEmail, PASSWORD } from '../support/accounts.ts';
import { signedIn } from '../support/listers.ts';
import { invite, newInviter } from '../support/rentals.ts';
import {
  expect,
  expectAccessible,
  expectFitsAndAccessible,
  PHONE,
  test,
  waitForHydration,
} from '../support/test.ts';

const search = (page: Page) => page.getByRole('dialog', { name: 'Search everywhere' });
const box = (page: Page) => search(page).getByRole('combobox');

test('a lister finds a tenant with one press and typing, and does the rest by keyboard', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  const inviter = await newInviter(browser, 'The found house');
  const { id } = await invite(inviter, newEmail(), { first_name: 'Mia', last_name: 'Stonefield' });
  await signedIn(page, inviter.lister.email, PASSWORD);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/dashboard');
  await waitForHydration(page);
  expect(scripts.filter((url) => /search-dialog/.test(url))).toEqual([]);

  await page.getByRole('button', { name: 'Search everywhere' }).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('stonef');
  const tenant = search(page).getByRole('option', { name: /Mia Stonefield/ });
  await expect(tenant).toBeVisible();
  await expectFitsAndAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/my-crew/${id}$`));
  await expect(search(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia Stonefield');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('the found');
  await expect(
    search(page)
      .getByRole('option', { name: /The found house/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('invite');
  await expect(search(page).getByRole('option', { name: 'Invite a tenant' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/my-crew$/);
  await expect(page.getByRole('alertdialog')).toContainText('Email');
});

test('a seeker searches airports and their pages', async ({ page }) => {
  await signedIn(page, 'seeker@crewpad.test', 'crashpad');
  await page.goto('/saved');
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Search everywhere' })).toBeEnabled();
  await page.keyboard.press('/');
  // At once, while the code of the search still loads.
  await page.keyboard.type('jfk');
  await expect(search(page).getByRole('option', { name: /^JFK/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/airports\/jfk$/);
});
