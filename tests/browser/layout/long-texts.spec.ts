import { allHydrated, expect, test } from '../support/test.ts';
import { checkLayout } from './check-layout.ts';
import { lengthenTexts } from './lengthen-texts.ts';
import { PAGES } from './pages.ts';

const WIDTHS = [390, 1280] as const;
const STEP_PX = 200;

/** The most visited pages. */
const MAIN = [
  '',
  'airports',
  'cities',
  'search/airports/:code',
  'listing/:id',
  'user/:id',
  'featured',
  'fees',
  'contact',
  'create-account',
  'create-account/lister-package',
  'create-account/:type',
  'login',
  'account-setting',
  'my-crashpads/:id/edit',
  'dashboard',
  'my-crashpad',
  'my-crashpads',
  'my-crew',
  'lister/payments',
  'transactions',
  'notifications',
  'saved',
];

/** A closed sign-up's page answers 404 on purpose. */
test.use({ expectedErrors: [/status of 404/] });
test.describe.configure({ timeout: 120_000 });

for (const [at, { route, open }] of PAGES.entries()) {
  if (!MAIN.includes(route)) continue;
  test(`longer texts fit: /${route} (${at + 1})`, async ({ page }) => {
    const path = open ? await open(page) : `/${route}`;
    await page.setViewportSize({ width: WIDTHS[0], height: 844 });
    await page.goto(path);
    await allHydrated(page);
    expect(await page.evaluate(lengthenTexts)).toBeGreaterThan(10);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      // Texts that only this width shows.
      await page.evaluate(lengthenTexts);
      expect(await page.evaluate(checkLayout, STEP_PX), `${path} at ${width} px`).toEqual([]);
    }
  });
}
