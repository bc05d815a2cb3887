import { cardTitles, expect, expectAccessible, hydrated, resultsOf, test } from './support/test.ts';

test.describe('the results page', () => {
  test('cycles a sort through default, ascending, descending and back, one at a time', async ({
    page,
  }) => {
    await page.goto('/search/airports/jfk');
    await hydrated(page);
    const price = page.getByRole('link', { name: /^Price/ });
    await price.click();
    await expect(page).toHaveURL(/\?sort=price$/);
    // The address changes a moment before the links do.
    await expect(price).toHaveAttribute('href', /dir=desc$/);
    await price.click();
    await expect(page).toHaveURL(/\?sort=price&dir=desc$/);
    const down = await resultsOf(page, 'jfk', '?sort=price&dir=desc');
    await expect
      .poll(() => cardTitles(page))
      .toEqual([...down.featured, ...down.listing].map((card) => card.title));
    await page.getByRole('link', { name: /^Title/ }).click();
    await expect(page).toHaveURL(/\?sort=title$/);
    await page.goBack();
    await expect(page).toHaveURL(/dir=desc/);
    await page.goForward();
    await expect(page).toHaveURL(/\?sort=title$/);
    const title = page.getByRole('link', { name: /^Title/ });
    await expect(title).toHaveAttribute('href', /sort=title&dir=desc$/);
    await title.click();
    await expect(title).not.toHaveAttribute('href', /dir=desc/);
    await title.click();
    await expect(page).not.toHaveURL(/sort=/);
  });

  test('hides full crash pads, and removes filters one by one or all together', async ({
    page,
  }) => {
    await page.goto('/search/airports/lhr');
    await hydrated(page);
    await page.getByRole('link', { name: /Full crash pads/ }).click();
    await expect(page).toHaveURL(/occupied=0/);
    const free = await resultsOf(page, 'lhr', '?occupied=0');
    await expect(page.getByText(`${free.total} listings`).first()).toBeVisible();
    await expect(page.getByText('No Vacancy')).toHaveCount(0);
    await page.getByRole('link', { name: 'Male Only', exact: true }).click();
    await expect(page).toHaveURL(/gender=male/);
    await page.getByRole('link', { name: 'Remove filter: Male Only' }).click();
    await expect(page).not.toHaveURL(/gender=/);
    await page.getByRole('link', { name: 'Hot', exact: true }).click();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/search\/airports\/lhr\??$/);
  });

  test('pages through everything without loss', async ({ page }) => {
    const { total } = await resultsOf(page, 'ord');
    await page.goto('/search/airports/ord');
    await hydrated(page);
    const seen = new Set<string>();
    const ids = () =>
      page
        .locator('main [data-listing]')
        .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.listing ?? ''));
    for (;;) {
      const before = seen.size;
      for (const id of await ids()) seen.add(id);
      expect(seen.size).toBeGreaterThan(before);
      const next = page.getByRole('link', { name: 'Next' });
      if ((await next.count()) === 0) break;
      const [first = ''] = await ids();
      await next.click();
      await expect(page.locator(`main [data-listing="${first}"]`)).toHaveCount(0);
    }
    expect(seen.size).toBe(total);
  });

  test('shows prices on the map, lights pin and card, and opens a card', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/search/airports/dub');
    await hydrated(page);
    const pins = page.getByRole('button', { name: /^Crash pad, \$\d+ per month/ });
    const clusters = page.getByRole('button', { name: /zoom in to see these crash pads/ });
    await expect(pins.or(clusters).first()).toBeVisible();
    await page.locator('main [data-listing]').first().hover();
    await expect(page.locator('[data-active]').first()).toBeVisible();
    for (let n = 0; n < 6 && (await pins.count()) === 0; n += 1) {
      await clusters.first().press('Enter');
      await expect(
        page.getByRole('button', { name: /Crash pad, |crash pads here/ }).first(),
      ).toBeVisible();
    }
    await pins.first().press('Enter');
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  });

  test('shows the map on a phone only on demand', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/search/airports/sea');
    await hydrated(page);
    expect(loaded.filter((url) => /maplibre|world\.json|\/pins/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(page.locator('main [data-listing]').first()).toBeVisible();
  });

  test('filters from a sheet on a phone, with the count of the list behind it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search/airports/jfk');
    await hydrated(page);
    const open = page.getByRole('button', { name: /^Filters/ });
    await expect(open).toBeInViewport({ ratio: 1 });
    await open.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('link', { name: 'Female Only' }).click();
    const { total } = await resultsOf(page, 'jfk', '?gender=female');
    await expect(sheet.getByRole('button', { name: `Show ${total} crash pads` })).toBeVisible();
    await sheet.getByRole('link', { name: /^Free beds only/ }).click();
    const free = await resultsOf(page, 'jfk', '?gender=female&occupied=0');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: `Show ${free.total} crash pads` }).click();
    await expect(sheet).toHaveCount(0);
    await expect(open).toBeFocused();
    await expect(open).toHaveText('Filters2');
    expect(await cardTitles(page)).toEqual(
      [...free.featured, ...free.listing].map((card) => card.title),
    );
    await open.click();
    await sheet.getByRole('link', { name: 'Clear' }).click();
    await expect(page).not.toHaveURL(/gender|occupied/);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(open).toHaveText('Filters');
    await page.locator('summary', { hasText: 'Sort' }).click();
    await page.getByRole('link', { name: /^Price/ }).click();
    await expect(page).toHaveURL(/\?sort=price$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /^Price/ })).toHaveCount(0);
  });

  test('ignores a wrong filter in the address, which the API refuses', async ({ page }) => {
    const wrong = '?gender=everyone&beds=many&offset=-1&sort=colour';
    const answer = await page.goto(`/search/airports/jfk${wrong}`);
    expect(answer?.status()).toBe(200);
    const { total } = await resultsOf(page, 'jfk');
    await expect(page.getByText(`${total} listings`).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(0);
    const refused = await page.request.get(`/api/airports/jfk/listings${wrong}`);
    expect(refused.status()).toBe(422);
  });

  test('has a separate address for each page of the list', async ({ page }) => {
    const canonical = page.locator('link[rel="canonical"]');
    await page.goto('/search/airports/jfk?sort=price&gender=all');
    await expect(canonical).toHaveAttribute('href', /\/search\/airports\/jfk$/);
    await page.goto('/search/airports/jfk?sort=price&offset=20');
    await expect(canonical).toHaveAttribute('href', /\/search\/airports\/jfk\?offset=20$/);
  });

  test('suggests filters to remove when nothing matches, and alternatives for an airport without listings', async ({
    page,
  }) => {
    await page.goto('/search/airports/anu');
    await expect(page.getByRole('heading', { name: 'No crash pads here yet' })).toBeVisible();
    await page.goto('/search/airports/anu?gender=male&bed=hot');
    await page.getByRole('link', { name: 'Remove filter: Male Only' }).first().click();
    await expect(page).toHaveURL(/\?bed=hot$/);
  });
});

test.describe('the results page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters a phone by links', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search/airports/jfk');
    await page.getByRole('link', { name: 'Female Only' }).click();
    await expect(page).toHaveURL(/\?gender=female$/);
    const { featured, listing } = await resultsOf(page, 'jfk', '?gender=female');
    expect(await cardTitles(page)).toEqual([...featured, ...listing].map((card) => card.title));
    await page.getByRole('link', { name: 'Clear', exact: true }).click();
    await expect(page).not.toHaveURL(/gender/);
  });
});

test.describe('if the browser does not share its position', () => {
  test('warns with a way to try again, and the map stays', async ({ page, context }) => {
    await context.clearPermissions();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/search/airports/jfk');
    await hydrated(page);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('Location access is off for this site.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'How to turn it on' })).toBeVisible();
  });
});
