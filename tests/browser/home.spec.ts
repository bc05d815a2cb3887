import { expect, test, waitForHydration } from './support/test.ts';

test.describe('the airport box', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
  });

  test('suggests only after more than two characters', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/airports/search')) requests.push(request.url());
    });
    const box = page.getByRole('combobox');
    await box.pressSequentially('lh');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.pressSequentially('r');
    await expect(page.getByRole('option', { name: /LHR/ })).toBeVisible();
    expect(requests.every((url) => url.includes('search=lhr'))).toBe(true);
  });

  test('takes only an airport selected from the list', async ({ page }) => {
    await page.getByRole('combobox').pressSequentially('zzzz');
    await expect(page.getByText(/No matching airports/).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
  });

  test('is cleared by its x, and Escape closes the list', async ({ page }) => {
    const box = page.getByRole('combobox');
    await box.pressSequentially('atlan');
    await expect(page.getByRole('option', { name: /ATL/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
  });
});

test('a box takes keys that all wait for it, as when one is held on a slow phone', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const box = page.getByRole('combobox');
  // Loads the list's code.
  await box.pressSequentially('atl');
  await expect(page.getByRole('option', { name: /ATL/ })).toBeVisible();
  const keys = await page.context().newCDPSession(page);
  const longText = 'a'.repeat(75);
  await Promise.all(
    [...longText].map((text) => keys.send('Input.dispatchKeyEvent', { type: 'char', text })),
  );
  await expect(box).toHaveValue(`atl${longText}`);
});

test('an empty search shows what is missing, and its button never changes color', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await expect(search).toHaveAttribute('aria-disabled', 'true');
  const color = () => search.evaluate((element) => getComputedStyle(element).backgroundColor);
  const empty = await color();
  await search.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Enter an airport code or city first.');
  const box = page.getByRole('combobox');
  await expect(box).toBeFocused();
  await box.fill('den');
  await expect(search).not.toHaveAttribute('aria-disabled');
  expect(await color()).toBe(empty);
});

test('Enter takes the marked airport, and only one of the text that stands there', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/airports/search?search=jfk', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/');
  await waitForHydration(page);
  const box = page.getByRole('combobox');
  await box.fill('laguardia');
  await expect(page.getByRole('option', { name: /LGA/, selected: true })).toBeVisible();
  await box.fill('jfk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Pick an airport from the list.');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  answer.resolve();
  await expect(page.getByRole('option', { name: /JFK/, selected: true })).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Pick an airport from the list.');
  await expect(page.getByRole('option', { name: /JFK/, selected: true })).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\/airports\/jfk$/);
});

test('the code of a metro area leads to its busiest airport', async ({ page }) => {
  await page.goto('/search/airports/NYC?sort=price');
  await expect(page).toHaveURL(/\/search\/airports\/jfk\?sort=price$/);
});

test('Enter on the only suggestion searches', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('combobox').pressSequentially('ted stevens');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/airports\/anc$/);
});

test('three airports are one press away: recent ones come first', async ({ page }) => {
  const chips = page.getByRole('list', { name: 'Recent and popular airports' }).getByRole('link');
  await page.goto('/');
  await expect(chips).toHaveCount(3);
  await page.goto('/airports?search=DEN');
  await page.getByRole('main').getByRole('link', { name: /DEN/ }).click();
  await expect(page).toHaveURL(/\/search\/airports\/den$/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recent_airports')))
    .toContain('DEN');
  await page.goto('/');
  await waitForHydration(page);
  await expect(chips).toHaveCount(3);
  await expect(chips.first()).toHaveText(/^Recent: DEN Denver$/);
});

test('an airport of the home page opens its page, and is remembered as recent', async ({
  page,
}) => {
  await page.goto('/search/airports/den');
  await waitForHydration(page);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: /see .* near airports/i }).click();
  await expect(page).toHaveURL(/\/airports$/);
});

test('counters are requested again no earlier than the next day', { tag: '@long' }, async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/metrics')) requests.push(request.url());
  });
  await page.goto('/');
  await page.waitForResponse((response) => response.url().endsWith('/api/metrics'));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('metrics_today')))
    .not.toBeNull();
  await page.reload();
  await waitForHydration(page);
  expect(requests).toHaveLength(1);
});

test('the site-wide counters are shown, with the monthly views', async ({ page }) => {
  const metrics = await (await page.request.get('/api/metrics')).json();
  await page.goto('/');
  const numbers = page.getByRole('main').locator('dl').first();
  for (const label of ['crew members', 'crash pads', 'cities', 'messages sent', 'monthly views']) {
    await expect(numbers).toContainText(label);
  }
  await expect(numbers).toContainText('80,000+');
  await expect(numbers).toContainText(metrics.airports.toLocaleString('en'));
});
