import type { Page } from '@playwright/test';
import { sessionDays } from './support/accounts.ts';
import { signedIn } from './support/listers.ts';
import { DEMO_LISTER, DEMO_PASSWORD, DEMO_TENANT } from './support/settings.ts';
import { expect, test, waitForHydration } from './support/test.ts';

/** Delays the page's scripts until the test releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  return release;
}

test.describe('before the scripts have loaded', () => {
  test('text in the airport box is searched once they have loaded', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const box = page.getByRole('combobox', { name: 'Airport code or city' });
    await box.fill('atlan');
    release();
    await expect(page.getByRole('option', { name: /ATL/ })).toBeVisible();
    await expect(box).toHaveValue('atlan');
  });

  test('form values are submitted', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/login?ref_url=/about-the-data', { waitUntil: 'commit' });
    await page.getByLabel('Email', { exact: true }).fill('seeker@crewpad.test');
    await page.getByLabel('Password', { exact: true }).fill('crashpad');
    await page.getByLabel('Keep me logged in').check();
    release();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/about-the-data');
    expect(await sessionDays(page)).toBe(365);
  });

  test('a form is submitted with Enter', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/login?ref_url=/about-the-data', { waitUntil: 'commit' });
    await page.getByLabel('Email', { exact: true }).fill('seeker@crewpad.test');
    await page.getByLabel('Password', { exact: true }).fill('crashpad');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL('/about-the-data');
  });

  test("a member's page has its styles", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signedIn(page, DEMO_LISTER, DEMO_PASSWORD);
    const release = await holdScripts(page);
    await page.goto('/account-setting', { waitUntil: 'commit' });
    const bar = page.getByRole('navigation', { name: 'Main pages' });
    await expect(bar).toHaveCSS('position', 'fixed');
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(bar).toBeHidden();
    const menu = page.getByRole('banner').getByRole('button', { name: /Hi/ });
    await expect(menu).toHaveCSS('display', /flex/);
    release();
  });

  test('a button pressed twice acts once', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/airports', { waitUntil: 'commit' });
    const theme = page.getByRole('button', { name: /theme/i });
    await theme.dblclick();
    release();
    await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  });
});

test.describe('a browser with a wrong clock, in the first time zone of the day,', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });
  const DAY_MS = 86_400_000;

  for (const [name, email, paths] of [
    [
      'a visitor',
      null,
      [
        '/',
        '/search/airports/jfk?from=2027-01-15',
        '/airports',
        '/featured',
        '/create-account/need-crashpad',
      ],
    ],
    [
      'a lister',
      DEMO_LISTER,
      [
        '/dashboard',
        '/my-crashpads',
        '/my-crew',
        '/messages',
        '/notifications',
        '/account-setting',
        '/receipts',
        '/transactions',
        '/search/airports/jfk',
      ],
    ],
    ['a tenant', DEMO_TENANT, ['/dashboard', '/my-crashpad', '/messages', '/notifications']],
  ] as const) {
    test(`renders the pages of ${name} as the server did`, async ({ page }) => {
      if (email !== null) await signedIn(page, email, DEMO_PASSWORD);
      for (const [days, language] of [
        [400, 'es'],
        [-40, 'pt'],
      ] as const) {
        await page.clock.setFixedTime(Date.now() + days * DAY_MS);
        for (const path of paths) {
          const sign = path.includes('?') ? '&' : '?';
          await page.goto(`${path}${sign}lang=${language}`);
          await waitForHydration(page);
        }
      }
      await page.reload();
      await waitForHydration(page);
    });
  }
});
