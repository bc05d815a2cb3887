import type { Page } from '@playwright/test';
import { linkIn, logIn, mailTo, newEmail, openAs, paidAccount } from '../support/accounts.ts';
import { newLister } from '../support/listers.ts';
import { ALERTS_SERVER } from '../support/servers.ts';
import { clearFolderOf, startServer } from '../support/start-server.ts';
import { expect, expectAccessible, test, waitForHydration } from '../support/test.ts';

const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Save ${title}`, exact: true });

test('a visitor saves two crash pads, logs in, finds and compares them', async ({ page }) => {
  const email = await paidAccount(page, 'seeker', newEmail());
  await page.goto('/search/airports/lhr');
  await waitForHydration(page);
  const titles = (await page.locator('main [data-listing] h3').allInnerTexts()).slice(0, 2);
  const [first = '', second = ''] = titles;
  for (const title of titles) {
    await heart(page, title).click();
    await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');
  }
  // The page is the same for all visitors: the browser fills in the hearts.
  await page.reload();
  await expect(heart(page, first)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByText('Saved in this browser.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: first })).toBeVisible();

  await openAs(page, email, '/saved');
  await expect(page.getByText('Saved in this browser.')).toHaveCount(0);
  for (const title of titles) await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => window.localStorage.removeItem('favorites'));
  await page.reload();
  await waitForHydration(page);
  await expect(heart(page, second)).toHaveAttribute('aria-pressed', 'true');

  const boxes = page.getByRole('checkbox', { name: 'Compare' });
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/);
  for (const title of titles) {
    await expect(page.getByRole('columnheader', { name: title })).toBeVisible();
  }
  await expect(page.getByRole('row', { name: /^First month in total/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/compare?ids=1,x');
  await expect(page.getByText("This link doesn't name any crash pads.")).toBeVisible();

  // Removing it here removes it from the account.
  await page.goto('/saved');
  await waitForHydration(page);
  await heart(page, first).click();
  await expect(heart(page, first)).toHaveAttribute('aria-pressed', 'false');
  // Leaving the page does not cancel it. The next page may be read before it arrives.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: second })).toBeVisible();
    await expect(page.getByRole('link', { name: first })).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test.describe('a saved search', () => {
  test.use({ baseURL: ALERTS_SERVER.url });

  let stop: () => Promise<void>;
  test.beforeAll(async () => {
    await clearFolderOf(ALERTS_SERVER);
    stop = await startServer(ALERTS_SERVER);
  });
  test.afterAll(() => stop());

  test('is saved by a visitor, who gets an email when a lister lowers a price', {
    tag: '@long',
  }, async ({ page, browser }) => {
    const email = await paidAccount(page, 'seeker', newEmail());
    const context = await browser.newContext({ baseURL: ALERTS_SERVER.url });
    const lister = await newLister(await context.newPage());
    const { data } = await lister.call<{
      data: { id: number; latitude: number; longitude: number }[];
    }>('GET', '/airports/search?search=FAI');
    const [airport] = data;
    const picture = await lister.picture();
    const where = {
      ...{ city: 'Fairbanks', airport: [airport?.id] },
      ...{ latitude: airport?.latitude, longitude: airport?.longitude },
    };
    const id = await lister.crashpad('Aurora bunk', picture, { ...where, rate_per_from: 400 });

    await page.goto('/search/airports/fai?gender=male');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Save this search' }).click();
    await waitForHydration(page);
    await expect(page.getByText('Log in to save your search near FAI.')).toBeVisible();
    await logIn(page, email);
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.goto('/search/airports/fai');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Save this search' }).click();
    await dialog.getByLabel('Right away, at most once an hour').check();
    await dialog.getByRole('button', { name: 'Save this search' }).click();
    await expect(
      page.getByText("We'll email you as soon as something changes near FAI."),
    ).toBeVisible();
    await page.getByRole('link', { name: 'See saved searches' }).click();
    await expect(page).toHaveURL(/\/saved\?tab=searches$/);
    await expect(page.getByRole('link', { name: /FAI/ })).toBeVisible();
    await expectAccessible(page);

    const { data: form } = await lister.call<{ data: object }>('GET', `/crashpads/${id}/edit`);
    await lister.call('PUT', `/crashpads/${id}`, { ...form, ...where, rate_per_from: 350 });
    // The job runs every minute.
    const clock = await page.request.post('/api/dev/clock', { data: { advance_seconds: 120 } });
    expect(clock.status()).toBe(200);
    const mail = await mailTo(page, email, /^Cheaper near FAI: Aurora bunk$/);
    expect(mail.text).toContain('$350 per month, was $400');
    expect(mail.text).toContain(`/listing/${id}`);

    await page.getByRole('button', { name: /^Delete the search/ }).click();
    await expect(page.getByText('No saved searches yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /FAI/ })).toBeVisible();

    await page.goto(linkIn(mail, /\/unsubscribe\?/));
    await waitForHydration(page);
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: "You've unsubscribed" })).toBeVisible();
    await page.goto('/saved?tab=searches');
    await expect(page.getByText('You turned off emails about saved searches.')).toBeVisible();
    await context.close();
  });
});

test('recently viewed crash pads are on the home page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/search/airports/lhr');
  await waitForHydration(page);
  const [title = ''] = await page.locator('main [data-listing] h3').allInnerTexts();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'More nearby from other listers' })).toBeVisible();
  await heart(page, title).first().click();
  await expect(heart(page, title).first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/');
  await waitForHydration(page);
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await recent.scrollIntoViewIfNeeded();
  await expect(recent.getByRole('link', { name: title })).toBeVisible();
});
