import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  resultsOf,
  test,
  waitForHydration,
} from './support/test.ts';

/** Visitors' pages; layout.spec.ts looks at every page with axe. */
const SCREENS = [
  '/',
  '/airports',
  '/airports?search=london',
  '/airports?search=zzzzz',
  '/cities',
  '/search/airports/jfk',
  '/search/airports/jfk?gender=female&bed=cold&sort=price&dir=desc',
  '/search/airports/anu',
  '/about-the-data',
  '/coming-soon',
  '/no-such-page',
];
/** A missing page answers 404, which the console reports. */
test.use({ expectedErrors: [/status of 404/] });

test('faint text and a picture without a description are found', async ({ page }) => {
  await page.goto('/coming-soon');
  await waitForHydration(page);
  await expectAccessible(page);
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.textContent = 'Faint';
    text.style.cssText = 'background: white; color: #ccc';
    const picture = document.createElement('img');
    picture.src = '/images/placeholder.svg';
    document.querySelector('main')?.append(text, picture);
  });
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast: .*image-alt: /s);
  await expect(expectAccessible(page, ['color-contrast'])).rejects.toThrow(/color-contrast: /);
});

test('menus and dialogs have no accessibility violations', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('combobox').pressSequentially('london');
  await expect(page.getByRole('option', { name: /LHR/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  for (const name of [/language/i, /theme|appearance/i]) {
    await page.locator('header').getByRole('button', { name }).first().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /menu/i }).first().click();
  await expectAccessibleInBothThemes(page);
});

test('the map has no accessibility violations', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/search/airports/dub');
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /Crash pad, |to see these crash pads/ }).first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('nothing is cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { listing } = await resultsOf(page, 'jfk');
  for (const path of [...SCREENS, `/listing/${listing[0]?.id}`]) {
    await page.goto(path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, path).toBeLessThanOrEqual(320);
  }
});
