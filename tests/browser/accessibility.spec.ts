import { expect, expectAccessible, hydrated, resultsOf, test } from './support/test.ts';

const SCREENS: Record<string, string> = {
  home: '/',
  airports: '/airports',
  'airports found': '/airports?search=london',
  'airports not found': '/airports?search=zzzzz',
  cities: '/cities',
  results: '/search/airports/jfk',
  'results filtered': '/search/airports/jfk?gender=female&bed=cold&sort=price&dir=desc',
  'results empty': '/search/airports/anu',
  'about the data': '/about-the-data',
  'coming soon': '/coming-soon',
  'not found': '/no-such-page',
};
const WIDTHS = [390, 1280];
const THEMES = ['light', 'dark'] as const;
/** A page that is not there answers 404, and the browser says so. */
test.use({ expectedErrors: [/status of 404/] });

for (const [name, path] of Object.entries(SCREENS)) {
  for (const colorScheme of THEMES) {
    test(`${name}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await hydrated(page);
        await expectAccessible(page);
      }
    });
  }
}

for (const colorScheme of THEMES) {
  test(`listing and lister, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { listing, featured } = await resultsOf(page, 'jfk');
    for (const { id } of [listing[0], featured[0]].filter((card) => card !== undefined)) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/listing/${id}`);
        await hydrated(page);
        await expectAccessible(page);
      }
    }
    const { data } = await (await page.request.get(`/api/listing/${listing[0]?.id}`)).json();
    await page.goto(`/user/${data.user_id}`);
    await hydrated(page);
    await expectAccessible(page);
  });

  test(`what opens, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('combobox').pressSequentially('london');
    await expect(page.getByRole('option', { name: /LHR/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    for (const name of [/language/i, /theme|appearance/i]) {
      await page.locator('header').getByRole('button', { name }).first().click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /menu/i }).first().click();
    await expectAccessible(page);
  });
}

test('the map', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/search/airports/dub');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /Crash pad, |to see these crash pads/ }).first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('nothing is cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { listing } = await resultsOf(page, 'jfk');
  for (const path of [...Object.values(SCREENS), `/listing/${listing[0]?.id}`]) {
    await page.goto(path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, path).toBeLessThanOrEqual(320);
  }
});
