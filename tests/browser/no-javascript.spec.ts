import { expect, resultsOf, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('the server renders the listings, and sorts and pages are links', async ({ page }) => {
  const { featured, listing } = await resultsOf(page, 'jfk');
  await page.goto('/search/airports/jfk');
  for (const { title } of [...featured, ...listing]) {
    await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: /^Price/ }).click();
  await expect(page).toHaveURL(/sort=price/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/offset=20/);
});

test('home finds airports by its form, and the directory expands and filters', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('berlin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/airports\?search=berlin/);
  await page.getByRole('link', { name: /BER/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Berlin');
  await page.goto('/airports');
  const main = page.getByRole('main');
  await expect(
    main.getByText(/within a 50 mile radius of an airport or city center/),
  ).toBeVisible();
  await expect(main.locator('a[href="/featured-details"]')).toBeVisible();
  const newYork = page.getByRole('group').filter({ hasText: /New York.*crash pads from/ });
  await expect(newYork).toContainText(/and \d+ more/);
  await expect(newYork).toContainText(/\d+ crash pads from \$\d+/);
  const newark = newYork.getByRole('link', { name: /^EWR/ });
  await expect(newark).toBeHidden();
  await newYork.getByText('New York', { exact: true }).first().click();
  await expect(newark).toBeVisible();
  await expect(
    page.getByRole('main').getByText(/(^|\D)0 (events|upcoming|special|list)/),
  ).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Continents' })
    .getByRole('link', { name: /^Europe/ })
    .click();
  await expect(page).toHaveURL(/continent=europe$/);
  await expect(page.getByRole('group').filter({ hasText: 'New York' })).toHaveCount(0);
  await expect(page.getByText('London', { exact: true }).first()).toBeVisible();
});

test('the results sort by links on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search/airports/jfk?gender=female');
  await page.getByText('Sort', { exact: true }).filter({ visible: true }).click();
  await page.getByRole('link', { name: 'Farthest' }).click();
  await expect(page).toHaveURL(/gender=female&sort=airport_distance&dir=desc$/);
});

test('a listing is complete', async ({ page }) => {
  const { listing } = await resultsOf(page, 'ord');
  const id = listing[0]?.id;
  const answer = await (await page.request.get(`/api/listing/${id}`)).json();
  await page.goto(`/listing/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(answer.data.title);
  await expect(page.getByText(answer.data.description.slice(0, 60)).first()).toBeVisible();
});
