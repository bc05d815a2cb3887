import { urlOf } from './support/servers.ts';
import { expect, test, waitForHydration } from './support/test.ts';

test('the vacation brand uses the words of vacation rentals and shows its tabs, filters and feeds', async ({
  page,
}) => {
  const site = urlOf('vacation');
  await page.goto(site);
  await waitForHydration(page);
  await expect(
    page
      .getByRole('tab', { name: 'All' })
      .or(page.getByRole('radio', { name: 'All' }))
      .first(),
  ).toBeVisible();
  for (const path of ['/', '/airports', '/search/airports/jfk', '/featured-details']) {
    await page.goto(`${site}${path}`);
    const text = await page.locator('body').innerText();
    const own = text.replaceAll(/\n/g, ' ');
    expect(own, path).toMatch(/vacation rental/i);
  }
  await page.goto(`${site}/search/airports/jfk`);
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByText('More filters')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Events nearby' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Special offers nearby' })).toBeVisible();
});

test('feeds have at most three items near an airport and four near a listing, and lead to more', {
  tag: '@long',
}, async ({ page }) => {
  const site = urlOf('vacation');
  await page.goto(`${site}/search/airports/jfk`);
  for (const name of ['Events nearby', 'Special offers nearby']) {
    const feed = page.getByRole('region', { name });
    await expect(feed.getByRole('article').first()).toBeVisible();
    expect(await feed.getByRole('article').count()).toBeLessThanOrEqual(3);
    await expect(feed.getByRole('link', { name: /^More/ })).toHaveAttribute('href', '/airports');
  }
  const event = page.locator('a[href^="/event/"]').first();
  await expect(event).toBeVisible();
  const { listing } = await (await page.request.get(`${site}/api/airports/jfk/listings`)).json();
  await page.goto(`${site}/listing/${listing[0].id}`);
  // Hosts of vacation rentals aren't crew.
  await expect(page.getByText(/^Joined /).first()).toBeVisible();
  await expect(page.getByText('Flies for')).toHaveCount(0);
  for (const kind of ['event', 'offer']) {
    const links = await page.locator(`main article a[href^="/${kind}/"]`).count();
    expect(links, kind).toBeGreaterThan(0);
    expect(links, kind).toBeLessThanOrEqual(4);
  }
});

for (const [mode, heading] of [
  ['Activities', 'Events nearby'],
  ['Restaurants', 'Special offers nearby'],
] as const) {
  test(`a search for ${mode.toLowerCase()} leads to “${heading}”`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(urlOf('vacation'));
    await waitForHydration(page);
    await page.getByRole('tab', { name: mode }).click();
    const box = page.getByRole('combobox');
    await box.fill('JFK');
    await page.getByRole('option', { name: /JFK/ }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    const { hash } = new URL(page.url());
    await expect(page.locator(hash)).toHaveText(heading);
  });
}

test('the vacation brand has additional filters', async ({ page }) => {
  const site = urlOf('vacation');
  await page.goto(`${site}/search/airports/jfk?price_max=300`);
  await waitForHydration(page);
  const answer = await (
    await page.request.get(`${site}/api/airports/jfk/listings?price_max=300`)
  ).json();
  expect(answer.listing.length).toBeGreaterThan(0);
  // A listing with a price range is sorted by its lowest rate.
  for (const { rate_per_from } of answer.listing) expect(rate_per_from).toBeLessThanOrEqual(300);
  await expect(
    page.getByText(`${answer.total} vacation rentals`, { exact: true }).first(),
  ).toBeVisible();
});

test('the price filter of each brand takes amounts as other fields do, and changes none in silence', async ({
  page,
}) => {
  await page.goto(`${urlOf('crashpad')}/search/airports/jfk?price_max=300`);
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const field = dialog.getByLabel('Price to ($)');
  await field.fill('1.200');
  await field.press('Enter');
  await expect(dialog.getByText('Write 1200 or 1200.50.')).toBeVisible();
  await expect(field).toHaveValue('1.200');
  await field.fill('1.200,50');
  await expect(field).toHaveValue('1200.50');
  await field.press('e');
  await expect(dialog.getByText('Only digits and a point.')).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/price_max=1200\.50/);
});

test('the crashpad brand has no tabs, feeds or further filters, and its API refuses feeds', async ({
  page,
}) => {
  const site = urlOf('crashpad');
  await page.goto(`${site}/search/airports/jfk`);
  await expect(page.getByText('More filters')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Events nearby' })).toHaveCount(0);
  expect((await page.request.get(`${site}/api/events/event-location?city=New+York`)).status()).toBe(
    404,
  );
});

test('the crew brand is the same site with a different name and logo', async ({ page }) => {
  await page.goto(urlOf('crew'));
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'crew');
  await expect(page.getByRole('combobox')).toBeVisible();
});

test('each brand has its logo, the links of visitors and the columns of the footer', async ({
  page,
}) => {
  for (const brand of ['crashpad', 'vacation', 'crew'] as const) {
    await page.goto(`${urlOf(brand)}/about-the-data`);
    const banner = page.getByRole('banner');
    const logo = banner.getByRole('link').first().locator('img');
    await expect(logo, brand).toHaveAttribute('src', `/brand/${brand}.svg`);
    for (const [name, path] of [
      ['Create Account', '/create-account'],
      ['Login', '/login'],
      ['Contact', '/contact'],
    ] as const) {
      await expect(banner.getByRole('link', { name }).first(), name).toHaveAttribute('href', path);
    }
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
      ...['What you need to know', 'Resources', 'New Features'],
    ]);
    await expect(footer.locator('img'), brand).toHaveCount(brand === 'crashpad' ? 1 : 0);
  }
});
