import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newLister, signedIn } from '../support/listers.ts';
import { DEMO_PASSWORD, DEMO_TENANT } from '../support/settings.ts';
import { expect, expectAccessible, test, waitForHydration } from '../support/test.ts';

/** A duplicate name is refused, which the console reports. */
test.use({ expectedErrors: [/status of 409/] });

async function openTranslations(page: Page, tab = ''): Promise<void> {
  await page.goto(`/translations${tab}`);
  await waitForHydration(page);
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

test('an admin adds an amenity in two languages, listers select it, and it stays while one uses it', {
  tag: '@long',
}, async ({ page, browser }) => {
  const name = `Hot tub ${randomUUID().slice(0, 8)}`;
  const newName = `${name} outside`;
  await signedIn(page, 'admin@crewpad.test', DEMO_PASSWORD);
  await openTranslations(page);
  await page.getByRole('button', { name: 'Add amenity' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Español').fill('Jacuzzi');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter the English name.')).toBeVisible();
  await dialog.getByLabel('English').fill('WI-FI');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Wi-Fi is already on the list.')).toBeVisible();
  await expect(dialog.getByLabel('Español')).toHaveValue('Jacuzzi');
  await dialog.getByLabel('English').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Amenity created')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Jacuzzi');
  await expect(rowOf(page, name)).toContainText('Français missing');

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('English').fill(newName);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Amenity updated')).toBeVisible();
  await expect(rowOf(page, newName)).toBeVisible();

  const otherPage = await (await browser.newContext()).newPage();
  const lister = await newLister(otherPage);
  await lister.call('PUT', '/lister/draft', { form: { rental_type: 'crashpad' }, step: 3 });
  await otherPage.goto('/create-crashpad?step=3');
  await expect(otherPage.getByText(newName)).toBeVisible();
  const { data } = await lister.call<{ data: { id: number; name: { en: string } }[] }>(
    'GET',
    '/amenities',
  );
  const amenity = data.find((entry) => entry.name.en === newName)?.id;
  const amenities = { amenities: [amenity] };
  const crashpad = await lister.crashpad('With a hot tub', await lister.picture(), amenities);
  await otherPage.goto(`/listing/${crashpad}`);
  await expect(otherPage.getByText(newName)).toBeVisible();

  await openTranslations(page);
  await expect(rowOf(page, newName)).toContainText('Used by 1');
  await expect(page.getByRole('button', { name: `Delete ${newName}` })).toBeDisabled();
  await lister.call('POST', `/crashpads/status/${crashpad}`, { status: 0 });
  await openTranslations(page);
  await page.getByRole('button', { name: `Delete ${newName}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Are you sure you want to remove ${newName}?`);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Amenity deleted')).toBeVisible();
  await expect(rowOf(page, newName)).toHaveCount(0);
});

test('the tabs are in the address, and the gender preferences cannot be renamed', {
  tag: '@long',
}, async ({ page }) => {
  await signedIn(page, 'admin@crewpad.test', DEMO_PASSWORD);
  await openTranslations(page);
  await page.getByRole('link', { name: 'Preferences' }).click();
  await expect(page).toHaveURL('/translations?tab=preferences');
  await expect(rowOf(page, 'Male Only')).toContainText('Built in');
  await expect(page.getByRole('button', { name: 'Delete Male Only' })).toBeDisabled();
  await page.getByRole('button', { name: 'Edit Male Only' }).click();
  await expect(page.getByRole('dialog').getByLabel('English')).toHaveAttribute('readonly');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await openTranslations(page, '?tab=nonsense');
  await expect(page.getByRole('link', { name: 'Amenities' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the editor pages are for admins only', async ({ page, browser }) => {
  const paths = ['/translations', '/admin/events', '/admin/offers/new', '/admin/ads'];
  const guest = await (await browser.newContext()).newPage();
  await signedIn(page, DEMO_TENANT, DEMO_PASSWORD);
  for (const path of paths) {
    await guest.goto(path);
    await expect(guest).toHaveURL(`/login?ref_url=${encodeURIComponent(path)}`);
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});
