import type { Page } from '@playwright/test';
import { jpeg, type Lister, newLister, signedIn } from '../support/listers.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { openWizard, stepHeading } from '../support/wizard.ts';

/** A listing changed elsewhere answers 409, another member's 404. */
test.use({ expectedErrors: [/status of 40[149]/] });

interface TestListing {
  data: { id: number; title: string; updated_at: string; rooms: object[] };
}

async function publishedBy(lister: Lister, title: string): Promise<number> {
  return lister.crashpad(title, await lister.picture());
}

async function editStep(page: Page, id: number, step: number): Promise<void> {
  await openWizard(page, `/my-crashpads/${id}/edit?step=${step}`);
  await expect(stepHeading(page, step)).toBeVisible();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

test('a change is saved from any step, and appears on the public page', async ({ page }) => {
  const lister = await newLister(page);
  const id = await publishedBy(lister, 'Before the change');
  await editStep(page, id, 1);
  await expect(page.getByRole('textbox', { name: 'Rental type' })).toHaveAttribute('readonly');
  const preview = page.getByRole('link', { name: /^Public page/ });
  await expect(preview).toHaveAttribute('href', `/listing/${id}`);
  await expect(preview).toHaveAttribute('target', '_blank');
  await page.getByLabel('Crash pad name').fill('After the change');
  await save(page);
  await expect(page.getByText('Your crashpad has been updated.')).toBeVisible();
  await page.goto(`/listing/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'After the change' })).toBeVisible();
});

test('a room is marked for removal, restored, marked again and removed by saving', {
  tag: '@long',
}, async ({ page }) => {
  const lister = await newLister(page);
  const id = await publishedBy(lister, 'Rooms come and go');
  await editStep(page, id, 2);
  await page.getByRole('button', { name: 'Remove Bedroom 2', exact: true }).click();
  const undo = page.getByRole('button', { name: 'Undo Bedroom 2' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(page.getByLabel('Room name')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Bedroom 2', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Bed 2 from Bedroom 1' }).click();
  await expect(page.getByText('1 room, 1 bed', { exact: true })).toBeVisible();
  await save(page);
  await expect(page.getByText('Your crashpad has been updated.')).toBeVisible();
  await expect(undo).toHaveCount(0);
  const { data } = await lister.call<TestListing>('GET', `/crashpads/${id}/edit`);
  expect(data.rooms).toHaveLength(1);
});

test('rooms and beds with tenants are locked, with a reason', async ({ page }) => {
  const lister = await signedIn(page, 'lister.pro@crewpad.test', 'crashpad');
  const { data } = await lister.call<{ data: { data: { id: number; rented: number }[] } }>(
    'GET',
    '/lister/listings-with-occupancy',
  );
  const listingWithTenants = data.data.find(({ rented }) => rented > 0);
  await editStep(page, listingWithTenants?.id ?? 0, 2);
  await expect(page.getByText(/^Someone rents a bed in this room/).first()).toBeVisible();
  await expect(page.getByText(/^Rented by /).first()).toBeVisible();
  await expect(page.getByLabel('Room name').first()).toHaveAttribute('readonly');
});

test('a concurrent change by someone else is shown, and typed text stays', async ({ page }) => {
  const lister = await newLister(page);
  const id = await publishedBy(lister, 'First title');
  await editStep(page, id, 1);
  await page.getByLabel('Crash pad name').fill('Typed here');
  const { data } = await lister.call<TestListing>('GET', `/crashpads/${id}/edit`);
  await lister.call('PUT', `/crashpads/${id}`, {
    ...data,
    title: 'Saved elsewhere',
    neighborhood: 'Spenard',
  });
  await save(page);
  await expect(page.getByText(/This crash pad changed in the meantime/)).toBeVisible();
  await expect(page.getByLabel('Crash pad name')).toHaveValue('Typed here');
  await expect(page.getByLabel('Neighborhood or nearest intersection')).toHaveValue('Spenard');
  await expect(page.getByText(/“Saved elsewhere”/)).toBeVisible();
  const choice = page.getByRole('status').filter({ hasText: 'Changed in another tab' });
  await expect(choice).toBeFocused();
  // Saving again without a choice repeats the question and overwrites nothing.
  await page.getByLabel('Crash pad name').focus();
  await save(page);
  await expect(choice).toBeFocused();
  await page.getByRole('button', { name: 'Keep mine Crash pad name' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'All done.' })).toBeAttached();
  await save(page);
  await expect(page.getByText('Your crashpad has been updated.')).toBeVisible();
  const after = await lister.call<TestListing>('GET', `/crashpads/${id}/edit`);
  expect(after.data.title).toBe('Typed here');
});

test('each choice between two tabs leads to the next, and the last one to saving', {
  tag: '@long',
}, async ({ page }) => {
  const lister = await newLister(page);
  const id = await publishedBy(lister, 'First title');
  await editStep(page, id, 1);
  await page.getByLabel('Crash pad name').fill('Typed here');
  await page.getByLabel('Neighborhood or nearest intersection').fill('Typed here too');
  const { data } = await lister.call<TestListing>('GET', `/crashpads/${id}/edit`);
  await lister.call('PUT', `/crashpads/${id}`, {
    ...data,
    title: 'Saved elsewhere',
    neighborhood: 'Spenard',
  });
  await save(page);
  await page.getByRole('button', { name: /^Use it .*name/ }).press('Enter');
  await expect(page.getByText('1 choice left.')).toBeAttached();
  const next = page.getByRole('button', { name: /^Use it .*[Nn]eighborhood/ });
  await expect(next).toBeFocused();
  await next.press('Enter');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused();
  await expect(page.getByLabel('Crash pad name')).toHaveValue('Saved elsewhere');
});

test('the preview shows the reviews', { tag: '@long' }, async ({ page }) => {
  const lister = await signedIn(page, 'lister.pro@crewpad.test', 'crashpad');
  const { data } = await lister.call<{ data: { id: number }[] }>('GET', '/lister/listings');
  let listing: { id: number; count: number } | undefined;
  for (const { id } of data) {
    const { review } = await lister.call<{ review: { num_reviews: number } }>(
      'GET',
      `/listing/${id}`,
    );
    if (review.num_reviews > 0) listing ??= { id, count: review.num_reviews };
  }
  if (!listing) throw new Error('no one has reviewed a listing of the demo lister');
  await editStep(page, listing.id, 1);
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByText(`${listing.count} review`)).toBeAttached();
  await expect(preview.getByText('No reviews yet')).toHaveCount(0);
});

test('an upload after the login has ended leads to the login and back', { tag: '@long' }, async ({
  page,
}) => {
  const lister = await newLister(page);
  const id = await publishedBy(lister, 'Without a login');
  await editStep(page, id, 5);
  await expect(page.getByRole('button', { name: 'Add more pictures' })).toBeEnabled();
  await page.evaluate(() => window.localStorage.removeItem('token'));
  await page.locator('main input[type=file]').setInputFiles({
    name: 'late.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpeg('teal'),
  });
  const dialog = page.getByRole('dialog', { name: 'Login has expired' });
  await expect(dialog.getByRole('link', { name: 'Log in again' })).toHaveAttribute(
    'href',
    `/login?ref_url=${encodeURIComponent(`/my-crashpads/${id}/edit?step=5`)}`,
  );
});

test('text typed after the login has ended is restored after the next login', async ({ page }) => {
  const lister = await newLister(page);
  const id = await publishedBy(lister, 'Before the login ended');
  await editStep(page, id, 1);
  await page.getByLabel('Crash pad name').fill('Typed in between');
  const storedText = await page.evaluate(() => {
    const token = window.localStorage.getItem('token') ?? '';
    window.localStorage.removeItem('token');
    return token;
  });
  await save(page);
  const bar = page.getByRole('alert').filter({ hasText: 'Please logout and login again.' });
  await expect(bar).toContainText('We saved what you typed');
  await expect(bar.getByRole('link', { name: 'Log in again' })).toHaveAttribute(
    'href',
    `/login?ref_url=/my-crashpads/${id}/edit`,
  );
  await page.evaluate((token) => window.localStorage.setItem('token', token), storedText);
  await page.reload();
  await expect(page.getByLabel('Crash pad name')).toHaveValue('Typed in between');
  await save(page);
  await expect(page.getByText('Your crashpad has been updated.')).toBeVisible();
});

test('leaving with unsaved changes asks first', async ({ page }) => {
  const lister = await newLister(page);
  const id = await publishedBy(lister, 'Not to be lost');
  await editStep(page, id, 1);
  await page.getByLabel('Crash pad name').fill('Half a change');
  await page.getByRole('button', { name: 'Amenities' }).click();
  await expect(stepHeading(page, 3)).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay here' }).last().click();
  await expect(stepHeading(page, 3)).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/my-crashpads$/);
});

test('a listing of another lister is not found', { tag: '@long' }, async ({ page }) => {
  await newLister(page);
  const answer = await page.goto('/my-crashpads/1/edit');
  expect(answer?.status()).toBe(404);
  await waitForHydration(page);
});
