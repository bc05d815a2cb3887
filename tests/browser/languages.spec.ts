import { newLister } from './support/listers.ts';
import { expect, test, waitForHydration } from './support/test.ts';

const root = 'html';

test('a visitor stays in the language of the address they opened', async ({ page }) => {
  await page.goto('/airports?lang=es');
  await expect(page.locator(root)).toHaveAttribute('data-locale', 'es');
  await waitForHydration(page);
  // By client-side navigation, and with a new document.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator(root)).toHaveAttribute('data-locale', 'es');
  for (const text of ['lga', 'Nueva Yor']) {
    await page.getByRole('combobox').fill(text);
    await expect(page.getByRole('option', { name: /LGA/ })).toContainText('Nueva York');
  }
  await page.goto('/cities');
  await expect(page.locator(root)).toHaveAttribute('data-locale', 'es');
  await page.goto('/cities?lang=xx');
  await expect(page.locator(root)).toHaveAttribute('data-locale', 'es');
});

test('the language menu overrides the address', async ({ page }) => {
  await page.goto('/airports?offset=50&lang=fr');
  await waitForHydration(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Français$/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'Português' }).click();
  await expect(page.locator(root)).toHaveAttribute('data-locale', 'pt');
  await expect(page).toHaveURL(/\/airports\?offset=50$/);
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'user-language');
  expect(cookie?.value).toBe('pt');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(Math.round(days)).toBe(365);
});

test('a page in another language has its own address for search engines', async ({
  page,
  request,
}) => {
  const of = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const locale of ['en', 'es', 'fr', 'pt']) {
    await page.goto(`/airports?lang=${locale}`);
    const language = await page.locator(root).getAttribute('lang');
    const plain = new URL('/airports', page.url()).href;
    const own = language === 'en' ? plain : `${plain}?lang=${language}`;
    expect(await of('link[rel=canonical]')).toEqual([own]);
    const alternates = await of('link[rel=alternate][hreflang]');
    if (alternates.length > 0) expect(alternates).toContain(own);
    const xml = await (await request.get('/sitemap/pages.xml')).text();
    expect(xml).toContain(`<loc>${own}</loc>`);
  }
});

test('a member gets the language of their account in every browser', async ({ page, browser }) => {
  const lister = await newLister(page, 'seeker');
  await lister.call('PUT', '/user/switch-language', { locale: 'pt' });
  await page.goto('/airports?lang=fr');
  await expect(page.locator(root)).toHaveAttribute('data-locale', 'fr');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator(root)).toHaveAttribute('data-locale', 'pt');

  const visitor = await browser.newPage();
  await visitor.goto(new URL('/airports', page.url()).href);
  await expect(visitor.locator(root)).toHaveAttribute('data-locale', 'en');
  await visitor.close();
});

test('a language selected in one tab applies to the next page in the other', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.goto('/airports');
  await waitForHydration(page);
  const otherPage = await context.newPage();
  await otherPage.goto('/cities?lang=es');
  await otherPage.close();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator(root)).toHaveAttribute('data-locale', 'es');
});
