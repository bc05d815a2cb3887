import type { Page } from '@playwright/test';
import { type Lister, newLister, QUIET_AIRPORT, signedIn } from '../support/listers.ts';
import { expect, resultsOf, test, waitForHydration } from '../support/test.ts';

const DEMO = { premium: 'lister.premium@crewpad.test', password: 'crashpad' };
const TENANTS =
  'You have pending or accepted tenants, please delete all tenants and/or invites to make this change.';

/** A new lister with one crash pad, with their list open. */
async function oneCrashpad(page: Page, title: string): Promise<{ lister: Lister; id: number }> {
  const lister = await newLister(page);
  const id = await lister.crashpad(title, await lister.picture());
  await openList(page);
  return { lister, id };
}

async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(`/my-crashpads${query}`);
  await waitForHydration(page);
}

/** Expands the first crash pad that has a tenant. */
async function unfold(page: Page): Promise<void> {
  const row = page.getByRole('article').filter({ hasText: /[1-9]\d* taken/ });
  await row.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/open=\d+/);
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

async function choose(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Whether visitors can find it at its airport. */
async function isFound(page: Page, id: number): Promise<boolean> {
  const { featured, listing } = await resultsOf(page, QUIET_AIRPORT);
  return [...featured, ...listing].some((listing) => listing.id === id);
}

/** The response visitors get for its page. */
async function publicStatus(page: Page, id: number): Promise<number> {
  const stranger = await page.context().browser()?.newContext();
  const answer = await stranger?.request.get(new URL(`/listing/${id}`, page.url()).href);
  const status = answer?.status() ?? 0;
  await stranger?.close();
  return status;
}

test('visitors are redirected to the login, members without a lister plan to the home page', async ({
  page,
}) => {
  await page.goto('/my-crashpads');
  await expect(page).toHaveURL(/\/login\?ref_url=%2Fmy-crashpads$/);
  await signedIn(page, 'seeker@crewpad.test', DEMO.password);
  await page.goto('/my-crashpads');
  await expect(page).toHaveURL(/\/$/);
});

test('a lister without crash pads sees how to start', { tag: '@long' }, async ({ page }) => {
  await newLister(page);
  await openList(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My crashpad' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /video channel/ })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expect(main.getByRole('link', { name: 'Send feedback' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(main.getByRole('link', { name: 'Get help' })).toHaveAttribute('href', '/help');
  await main.getByRole('link', { name: 'Add location' }).click();
  await expect(page).toHaveURL(/\/create-crashpad/);
});

test('a crash pad is hidden from search and shown again without leaving the page', async ({
  page,
}) => {
  const title = 'Hide and seek';
  const { id } = await oneCrashpad(page, title);
  await expect.poll(() => isFound(page, id)).toBe(true);
  await choose(page, title, 'Hide from search');
  await expect(card(page, title).getByText('Hidden from search')).toBeVisible();
  expect(await isFound(page, id)).toBe(false);
  expect(await publicStatus(page, id)).toBe(200);
  const robots = async () =>
    (await (await page.request.get(`/listing/${id}`)).text()).includes('noindex');
  expect(await robots()).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, title).getByText('Hidden from search')).toHaveCount(0);
  expect(await robots()).toBe(false);
  expect(await isFound(page, id)).toBe(true);
});

test('an Undo disappears if its crash pad was changed since', { tag: '@long' }, async ({
  page,
}) => {
  const title = 'Changed my mind';
  await oneCrashpad(page, title);
  const undo = page.getByRole('button', { name: 'Undo' });
  await choose(page, title, 'Hide from search');
  await expect(undo).toBeVisible();
  await choose(page, title, 'Deactivate');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(card(page, title).getByText('Inactive', { exact: true })).toBeVisible();
  await expect(undo).toHaveCount(0);
});

test('a crash pad is deactivated after a confirmation and reactivated without one', async ({
  page,
}) => {
  const title = 'Off and on';
  const { id } = await oneCrashpad(page, title);
  await choose(page, title, 'Deactivate');
  const dialog = page.getByRole('alertdialog', { name: `Deactivate “${title}”?` });
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText(/has been deactivated\. Simply reactivate/)).toBeVisible();
  await expect(card(page, title).getByText('Inactive', { exact: true })).toBeVisible();
  expect(await isFound(page, id)).toBe(false);
  expect(await publicStatus(page, id)).toBe(404);
  await choose(page, title, 'Reactivate');
  await expect(page.getByText('Your crashpad has been reactivated.')).toBeVisible();
  await expect(card(page, title).getByText('Active', { exact: true })).toBeVisible();
  expect(await isFound(page, id)).toBe(true);
  expect(await publicStatus(page, id)).toBe(200);
});

test('a crash pad is deleted everywhere, only after a confirmation', async ({ page }) => {
  const title = 'Soon gone';
  const { id } = await oneCrashpad(page, title);
  await choose(page, title, 'Delete');
  const dialog = page.getByRole('alertdialog', { name: `Delete “${title}”?` });
  await expect(dialog).toContainText('This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: `Actions for ${title}` })).toBeFocused();
  await choose(page, title, 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Your crashpad has been removed.')).toBeVisible();
  await expect(card(page, title)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Your first crash pad goes here')).toBeVisible();
  expect(await isFound(page, id)).toBe(false);
  expect(await publicStatus(page, id)).toBe(404);
});

test('a crash pad with tenants cannot be deactivated or deleted, and the menu explains why', {
  tag: '@long',
}, async ({ page }) => {
  await signedIn(page, DEMO.premium, DEMO.password);
  await openList(page);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  for (const name of [/^Deactivate/, /^Delete/]) {
    const entry = page.getByRole('menuitem', { name });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(entry).toContainText(TENANTS);
    await entry.click({ force: true });
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
});

test('at the plan limit nothing can be copied, and the menu explains why', {
  tag: '@long',
}, async ({ page }) => {
  await signedIn(page, 'lister.basic@crewpad.test', DEMO.password);
  await openList(page);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  const entry = page.getByRole('menuitem', { name: /^Copy to a new draft/ });
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await expect(entry).toContainText("Your plan doesn't allow more crash pads.");
  await entry.click({ force: true });
  await expect(page).toHaveURL(/\/my-crashpads$/);
});

test('a bed links to its tenant, whose id is in the address', async ({ page }) => {
  await signedIn(page, DEMO.premium, DEMO.password);
  await openList(page);
  await unfold(page);
  const bed = page.locator('[id^=tenant-id-] a').first();
  const anchor = await page.locator('[id^=tenant-id-]').first().getAttribute('id');
  const name = await bed.locator('strong').innerText();
  await bed.click();
  await expect(page).toHaveURL(new RegExp(`/my-crashpads\\?open=\\d+#${anchor}$`));
  const detail = page.getByRole('region', { name });
  await expect(detail).toContainText('@');
  await page.reload();
  await expect(detail).toBeVisible();
  await detail.getByRole('link', { name: /^Close/ }).click();
  await expect(detail).toHaveCount(0);
});

test('many crash pads can be searched and filtered, with the filters in the address', {
  tag: '@long',
}, async ({ page }) => {
  const lister = await newLister(page);
  const picture = await lister.picture();
  const titles = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot'];
  const ids: number[] = [];
  for (const title of titles) ids.push(await lister.crashpad(title, picture));
  await openList(page);
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('search')).toHaveCount(0);
  ids.push(await lister.crashpad('Golf', picture));
  await lister.call('PUT', `/crashpads/${ids[0]}/visibility`, { hidden: true });
  await lister.call('POST', `/crashpads/status/${ids[1]}`, { status: 1 });
  await openList(page);
  await expect(page.getByRole('article')).toHaveCount(7);
  const totals = page.getByRole('region', { name: 'Overview' });
  const whole = await totals.innerText();
  expect(whole).toContain('0 of 21');
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('link', { name: 'Hidden' }).click();
  await expect(page).toHaveURL(/filter=hidden$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Alpha')).toBeVisible();
  // The totals cover all crash pads, whatever the list shows.
  expect(await totals.innerText()).toBe(whole);
  await filters.getByRole('link', { name: 'Inactive' }).click();
  await expect(card(page, 'Bravo')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goBack();
  await expect(card(page, 'Alpha')).toBeVisible();
  await filters.getByRole('link', { name: 'All' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);
  await filters.getByRole('searchbox').fill('char');
  await filters.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=char$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(filters.getByRole('status')).toHaveText('1 crash pad');
  await filters.getByRole('link', { name: 'Full' }).click();
  await expect(page.getByRole('heading', { name: 'No crash pads match' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);
});

test('eight crash pads fit on a phone, and each expands at its address', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const lister = await newLister(page);
  const picture = await lister.picture();
  const titles = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (number) => `House ${number} with a long name of its own`,
  );
  for (const title of titles) await lister.crashpad(title, picture);
  await openList(page);
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(8);
  const [first, last] = [await rows.first().boundingBox(), await rows.last().boundingBox()];
  expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(900);
  const row = card(page, titles[3] ?? '');
  await expect(row).toContainText('3 free, 0 taken, 0 pending');
  await expect(row.getByText('Occupancy')).toHaveCount(0);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\?open=\d+$/);
  await expect(row.getByText('Occupancy')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(row.getByText('Occupancy')).toBeVisible();
  await row.getByRole('link', { expanded: true }).click();
  await expect(row.getByText('Occupancy')).toHaveCount(0);
  await expect(page).toHaveURL('/my-crashpads');
});

test('a draft at the top can be continued, discarded and restored', { tag: '@long' }, async ({
  page,
}) => {
  const lister = await newLister(page);
  await lister.call('PUT', '/lister/draft', {
    form: { title: 'Half a house', rental_type: 'crashpad' },
    step: 2,
  });
  const storedDraft = async () => {
    const { draft } = await lister.call<{
      draft: { form: { title: string }; step: number } | null;
    }>('GET', '/lister/draft');
    return draft && `${draft.form.title} ${draft.step}`;
  };
  await openList(page);
  await expect(page.getByText('Draft: “Half a house”')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  expect(await storedDraft()).toBeNull();
  await undo.press('Enter');
  await expect(page.getByText('Draft: “Half a house”')).toBeVisible();
  expect(await storedDraft()).toBe('Half a house 2');
  await page.getByRole('link', { name: 'Continue draft' }).click();
  await expect(page).toHaveURL(/\/create-crashpad/);
});

test('a crash pad is copied into a draft; the replaced draft can be restored', async ({ page }) => {
  const title = 'The model';
  const { lister } = await oneCrashpad(page, title);
  await lister.call('PUT', '/lister/draft', { form: { title: 'Half a house' }, step: 1 });
  const draftTitle = async () => {
    const { draft } = await lister.call<{ draft: { form: { title?: string } } | null }>(
      'GET',
      '/lister/draft',
    );
    return draft?.form.title;
  };
  await page.reload();
  await waitForHydration(page);
  await choose(page, title, 'Copy to a new draft This replaces your current draft.');
  await expect(page).toHaveURL(/\/create-crashpad/);
  await expect(page.getByText(/and replaced your draft/)).toBeVisible();
  expect(await draftTitle()).not.toBe('Half a house');
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(draftTitle).toBe('Half a house');
  await expect(page.getByLabel(/name/i).first()).toHaveValue('Half a house');
});

test.describe('server errors', () => {
  test.use({ expectedErrors: [/status of 40[39]/] });

  test('are shown as sent, and the list shows the current state', async ({ page }) => {
    const title = 'Refused';
    await oneCrashpad(page, title);
    await page.route('**/api/crashpads/*/visibility', (route) =>
      route.fulfill({ status: 403, json: { message: 'Your plan has expired.' } }),
    );
    await choose(page, title, 'Hide from search');
    await expect(page.getByText('Your plan has expired.')).toBeVisible();
    await page.route('**/api/crashpads/status/*', (route) =>
      route.fulfill({ status: 409, json: { message: TENANTS } }),
    );
    await choose(page, title, 'Deactivate');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
    const conflict = page.getByRole('dialog', { name: 'Conflict Error' });
    await expect(conflict).toContainText(TENANTS);
    await conflict.getByRole('button', { name: 'OK' }).click();
    await expect(card(page, title).getByText('Active', { exact: true })).toBeVisible();
  });
});

test('the menu of a crash pad is operated by keyboard only', async ({ page }) => {
  const title = 'Keys only';
  await page.setViewportSize({ width: 390, height: 700 });
  await oneCrashpad(page, title);
  const button = page.getByRole('button', { name: `Actions for ${title}` });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Edit details' })).toBeFocused();
  const menu = await page.getByRole('menu').boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(menu?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  const names = await page.getByRole('menuitem').allInnerTexts();
  const place = names.findIndex((name) => name.trim() === 'View reports');
  for (let at = 0; at < place; at += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'View reports' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reports' });
  await expect(dialog).toContainText('Reports are currently being updated.');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
