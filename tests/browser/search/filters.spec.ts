import type { Page } from '@playwright/test';
import {
  cardTitles,
  expect,
  expectAccessible,
  resultsOf,
  test,
  waitForHydration,
} from '../support/test.ts';

/** Opens the filters and returns the sheet or panel. */
async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

test.describe('the filters of a results page', () => {
  test('filters from the panel, and removes filters one by one or all together', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/search/airports/lhr');
    await waitForHydration(page);
    const panel = await openFilters(page);
    await panel.getByRole('checkbox', { name: 'Free beds only' }).check();
    const free = await resultsOf(page, 'lhr', '?occupied=0');
    await panel.getByRole('button', { name: `Show ${free.total} crash pads` }).click();
    await expect(page).toHaveURL(/\?occupied=0$/);
    await expect(page.getByText(`${free.total} crash pads`, { exact: true }).first()).toBeVisible();
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

  test('filters from a sheet on a phone, whose button counts the results', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search/airports/jfk');
    await waitForHydration(page);
    const all = await resultsOf(page, 'jfk');
    const filtersButton = page.getByRole('button', { name: /^Filters/ });
    await expect(filtersButton).toBeInViewport({ ratio: 1 });
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
    // The page has not changed so far, and closing the sheet keeps it that way.
    await expect(page).toHaveURL(/jfk$/);
    await page.keyboard.press('Escape');
    await expect(filtersButton).toBeFocused();
    await openFilters(page);
    await expect(sheet.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
    await expect(shows(all)).toBeVisible();

    await sheet.getByRole('radio', { name: 'Female Only' }).check();
    await sheet.getByRole('checkbox', { name: 'Free beds only' }).check();
    await shows(free).click();
    await expect(sheet).toHaveCount(0);
    await expect(filtersButton).toHaveText('Filters2');
    await expect
      .poll(() => cardTitles(page))
      .toEqual([...free.featured, ...free.listing].map((card) => card.title));
    await openFilters(page);
    await sheet.getByRole('link', { name: 'Clear' }).click();
    await expect(page).not.toHaveURL(/gender|occupied/);
    await expect(shows(all)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(filtersButton).toHaveText('Filters');
    await page.locator('summary', { hasText: 'Sort' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Lowest price' })).toHaveCount(0);
    await page.locator('summary', { hasText: 'Sort' }).click();
    await page.getByRole('link', { name: 'Lowest price' }).click();
    await expect(page).toHaveURL(/\?sort=price$/);
    await expect(page.getByRole('link', { name: 'Lowest price' })).toHaveCount(0);
  });
});

test.describe('a results page without results', () => {
  test('suggests the nearest bases for an airport without crash pads, which has no filters', async ({
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
    /** An airport and two filters without results; without the first of them there are some. */
    const findNothing = async () => {
      for (const code of ['dub', 'sea', 'den', 'ord', 'lhr', 'bog', 'pty', 'jfk']) {
        for (const bed of ['private', 'hot', 'cold']) {
          for (const gender of ['male', 'female']) {
            const total = await totalOf(code, `?gender=${gender}&bed=${bed}`);
            const without = await totalOf(code, `?bed=${bed}`);
            if (total === 0 && without > 0) return { code, bed, gender, without };
          }
        }
      }
      throw new Error('the demo data has no such search');
    };
    const { code, bed, gender, without } = await findNothing();
    await page.goto(`/search/airports/${code}?gender=${gender}&bed=${bed}`);
    await waitForHydration(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: /No crash pads match/ })).toBeVisible();
    const withoutBed = await totalOf(code, `?gender=${gender}`);
    await expect(
      main.getByRole('link', { name: `(${withoutBed})` }).filter({ hasText: 'Bed type' }),
    ).toHaveCount(withoutBed > 0 ? 1 : 0);
    await main.getByRole('link', { name: `Only (${without})` }).click();
    await expect(page).toHaveURL(new RegExp(`/${code}\\?bed=${bed}$`));
    const count = `${without} crash pad${without === 1 ? '' : 's'}`;
    await expect(page.getByText(count, { exact: true }).first()).toBeVisible();
  });
});

test.describe('the results page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters on a phone by a form, and clears by a link', async ({ page }) => {
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
