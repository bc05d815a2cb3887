import type { Page } from '@playwright/test';
import { cardTitles, expect, expectAccessible, hydrated, resultsOf, test } from './support/test.ts';

/** Opens the filters and returns their sheet or panel. */
async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

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

  test('filters by the panel, and removes filters one by one or all together', async ({ page }) => {
    await page.goto('/search/airports/lhr');
    await hydrated(page);
    const panel = await openFilters(page);
    await panel.getByRole('checkbox', { name: 'Free beds only' }).check();
    const free = await resultsOf(page, 'lhr', '?occupied=0');
    await panel.getByRole('button', { name: `Show ${free.total} crash pads` }).click();
    await expect(page).toHaveURL(/\?occupied=0$/);
    await expect(page.getByText(`${free.total} listings`).first()).toBeVisible();
    await expect(page.getByText('No Vacancy')).toHaveCount(0);
    await openFilters(page);
    await panel.getByRole('radio', { name: 'Male Only', exact: true }).check();
    await panel.getByRole('radio', { name: 'Hot', exact: true }).check();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/gender=male/);
    await page.getByRole('link', { name: 'Remove filter: Male Only' }).first().click();
    await expect(page).not.toHaveURL(/gender=/);
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
    const clusters = page.getByRole('button', { name: /crash pads here, zoom in/ });
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

  test('filters from a sheet on a phone, whose button counts what it will show', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search/airports/jfk');
    await hydrated(page);
    const all = await resultsOf(page, 'jfk');
    const open = page.getByRole('button', { name: /^Filters/ });
    await expect(open).toBeInViewport({ ratio: 1 });
    const sheet = await openFilters(page);
    const shows = ({ total }: { total: number }) =>
      sheet.getByRole('button', { name: `Show ${total} crash pads` });
    await sheet.getByRole('radio', { name: 'Female Only' }).check();
    const female = await resultsOf(page, 'jfk', '?gender=female');
    await expect(shows(female)).toBeVisible();
    await sheet.getByRole('checkbox', { name: 'Free beds only' }).check();
    const free = await resultsOf(page, 'jfk', '?gender=female&occupied=0');
    await expect(shows(free)).toBeVisible();
    await expectAccessible(page);
    // Nothing has happened to the page so far, and leaving the sheet keeps it so.
    await expect(page).toHaveURL(/jfk$/);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await openFilters(page);
    await expect(sheet.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
    await expect(shows(all)).toBeVisible();

    await sheet.getByRole('radio', { name: 'Female Only' }).check();
    await sheet.getByRole('checkbox', { name: 'Free beds only' }).check();
    await shows(free).click();
    await expect(sheet).toHaveCount(0);
    await expect(open).toHaveText('Filters2');
    await expect
      .poll(() => cardTitles(page))
      .toEqual([...free.featured, ...free.listing].map((card) => card.title));
    await openFilters(page);
    await sheet.getByRole('link', { name: 'Clear' }).click();
    await expect(page).not.toHaveURL(/gender|occupied/);
    await expect(shows(all)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(open).toHaveText('Filters');
    await page.locator('summary', { hasText: 'Sort' }).click();
    await page.getByRole('link', { name: /^Price/ }).click();
    await expect(page).toHaveURL(/\?sort=price$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /^Price/ })).toHaveCount(0);
  });

  test('changes the airport in place and keeps the filters', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/search/airports/jfk?gender=female&sort=price');
      await hydrated(page);
      const place = page.getByRole('link', { name: 'Crash pads near New York (JFK)' });
      await place.click();
      const box = page.getByRole('combobox', { name: 'Airport code or city' });
      await expect(box).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(place).toBeFocused();
      await place.press('Enter');
      await box.pressSequentially('ord');
      await expect(page.getByRole('option', { name: /ORD/ })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\/airports\/ord\?gender=female&sort=price$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Crash pads near Chicago (ORD)',
      );
    }
  });

  test('shows the first crash pad early', async ({ page }) => {
    for (const [width, top] of [
      [390, 210],
      [1280, 260],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/search/airports/jfk');
      await hydrated(page);
      const card = await page.locator('main [data-listing]').first().boundingBox();
      expect(card?.y, `${width} px`).toBeLessThanOrEqual(top);
    }
  });

  test('shows five pictures on a card: by swiping, by keyboard and by buttons', async ({
    page,
  }) => {
    const { featured, listing } = await resultsOf(page, 'jfk');
    const id = [...featured, ...listing].find(({ images }) => images.length === 5)?.id;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search/airports/jfk');
    await hydrated(page);
    const card = page.locator(`main [data-listing="${id}"]`);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveCount(1);
    await card.locator('[data-scrolls-x]').evaluate((track) => {
      track.scrollBy({ left: track.clientWidth, behavior: 'instant' });
    });
    await expect(card.locator('img')).toHaveCount(5);
    await expect(card.getByText('Picture 2 of 5')).toBeAttached();
    await expect(page).toHaveURL(/jfk$/);

    await page.setViewportSize({ width: 1280, height: 844 });
    await page.reload();
    await hydrated(page);
    await card.hover();
    await card.getByRole('button', { name: /^Next picture/ }).click();
    await expect(card.getByText('Picture 2 of 5')).toBeAttached();
    await card.getByRole('link').press('ArrowRight');
    await expect(card.getByText('Picture 3 of 5')).toBeAttached();
    await expectAccessible(page);
    await card.locator('[data-scrolls-x]').click();
    await expect(page).toHaveURL(new RegExp(`/listing/${id}$`));
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

  test('leads to the nearest bases from an airport without crash pads, which has no filters', async ({
    page,
  }) => {
    await page.goto('/search/airports/anu?gender=male&bed=hot');
    await expect(page.getByRole('heading', { name: 'No crash pads here yet' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Filters/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Remove filter|Clear all/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Save this search' })).toBeVisible();
    const answer = await page.request.get('/api/airports/anu/nearest');
    const [nearest] = (await answer.json()).data;
    const bases = page.getByRole('region', { name: 'Nearest bases with crash pads' });
    await bases.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/search/airports/${nearest.prefix.toLowerCase()}$`));
    await expect(page.locator('main [data-listing]').first()).toBeVisible();
  });

  test('offers to remove only filters that hide crash pads', async ({ page }) => {
    const totalOf = async (code: string, query: string) =>
      (await resultsOf(page, code, query)).total;
    /** An airport and two filters that find nothing, and without the first of them something. */
    const findNothing = async () => {
      for (const code of ['dub', 'sea', 'den', 'ord', 'lhr', 'bog', 'pty', 'jfk']) {
        for (const bed of ['private', 'hot', 'cold']) {
          for (const gender of ['male', 'female']) {
            const found = await totalOf(code, `?gender=${gender}&bed=${bed}`);
            const without = await totalOf(code, `?bed=${bed}`);
            if (found === 0 && without > 0) return { code, bed, gender, without };
          }
        }
      }
      throw new Error('the demo data has no such search');
    };
    const { code, bed, gender, without } = await findNothing();
    await page.goto(`/search/airports/${code}?gender=${gender}&bed=${bed}`);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: /No crash pads match/ })).toBeVisible();
    const withoutBed = await totalOf(code, `?gender=${gender}`);
    await expect(
      main.getByRole('link', { name: `(${withoutBed})` }).filter({ hasText: 'Bed type' }),
    ).toHaveCount(withoutBed > 0 ? 1 : 0);
    await main.getByRole('link', { name: `Only (${without})` }).click();
    await expect(page).toHaveURL(new RegExp(`/${code}\\?bed=${bed}$`));
    await expect(page.getByText(`${without} listing`).first()).toBeVisible();
  });
});

test.describe('the results page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters a phone by a form, and clears by a link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search/airports/jfk?sort=price');
    await page.getByRole('radio', { name: 'Female Only' }).check();
    await page.getByRole('button', { name: /^Show / }).click();
    await expect(page).toHaveURL(/gender=female/);
    await expect(page).toHaveURL(/sort=price/);
    const { featured, listing } = await resultsOf(page, 'jfk', '?gender=female&sort=price');
    expect(await cardTitles(page)).toEqual([...featured, ...listing].map((card) => card.title));
    await page.getByRole('link', { name: 'Clear', exact: true }).click();
    await expect(page).not.toHaveURL(/gender/);
    await page.getByRole('link', { name: 'Crash pads near New York (JFK)' }).click();
    await expect(page).toHaveURL(/\/airports$/);
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
