import { createHash } from 'node:crypto';
import { urlOf } from './support/servers.ts';
import { expect, resultsOf, test, waitForHydration } from './support/test.ts';

const PAGES = [
  '/',
  '/search/airports/jfk',
  '/airports',
  '/no-such-page',
  '/search/airports/zzz',
  '/listing/999999',
];

test.describe('every page', () => {
  for (const path of PAGES) {
    test(`${path} has a policy that allows no foreign script`, async ({ request }) => {
      const { headers } = { headers: (await request.get(path)).headers() };
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-request-id']).toBeTruthy();
    });
  }
});

test.describe('the site', () => {
  // Forms validate with the schema library, which by default would compile its checks with eval.
  test('does not violate its own policy on a page with a form', async ({ page }) => {
    await page.goto('/login');
    await waitForHydration(page);
    await page.getByLabel('Email', { exact: true }).fill('nobody');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  });

  for (const path of [...PAGES.slice(0, 3), '/create-account/need-crashpad', '/forgot']) {
    test(`does not violate its own policy on ${path}`, async ({ page }) => {
      await page.goto(path);
      await waitForHydration(page);
    });
  }
});

test('a page sends no nonce, and no scripts beyond those in its policy', async ({ request }) => {
  const answer = await request.get('/search/airports/jfk');
  const html = await answer.text();
  expect(html).not.toContain('nonce=');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const inline = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/ src=|application\/ld\+json/.test(attributes),
  );
  expect(inline.length).toBeGreaterThan(2);
  for (const [, , code = ''] of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
});

test('a malformed address returns the not-found page', async ({ request }) => {
  for (const path of ['/%09/x:y', '/%0a', `/listing/${'1'.repeat(101)}`]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain('<h1');
  }
});

test('unknown airports and listings return 404, as a page and as JSON', async ({ request }) => {
  for (const [page, call] of [
    ['/search/airports/zzz', '/api/airports/zzz/listings'],
    ['/listing/99999999', '/api/listing/99999999'],
    ['/user/99999999', '/api/user/public/99999999'],
  ] as const) {
    const response = await request.get(page);
    expect(response.status(), page).toBe(404);
    expect(await response.text()).toContain('<h1');
    const answer = await request.get(call);
    expect(answer.status(), call).toBe(404);
    expect((await answer.json()).message).toBeTruthy();
  }
});

test('the page of a missing member goes to /404', async ({ request }) => {
  for (const id of ['99999999', 'nobody']) {
    const answer = await request.get(`/user/${id}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, '/404']);
    expect((await request.get(`/user/${id}`)).url()).toMatch(/\/404$/);
  }
});

test('a page ignores an invalid filter, which the API refuses', async ({ request }) => {
  for (const query of [
    '?sort=foo',
    '?gender=x',
    '?offset=abc',
    '?offset=999999',
    '?sort=%00',
    '?bed=%F0%9F%92%A9',
  ]) {
    expect((await request.get(`/search/airports/jfk${query}`)).status(), query).toBe(200);
    const call = await request.get(`/api/airports/jfk/listings${query}`);
    expect(call.status(), query).toBe(422);
  }
});

test('malformed addresses are refused, never an error 500', async ({ request }) => {
  for (const path of [
    '/%zz',
    '/search/airports/%00',
    `${urlOf('crashpad')}//example.org/`,
    '/listing/%3Cscript%3E',
  ]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBeLessThan(500);
  }
});

test('nothing under /files or /api is an error 500 or a page', async ({ request }) => {
  for (const path of [
    '/files/',
    '/files/.',
    '/files/%00',
    '/files/..%5c..%5cx',
    '/files/pictures/%2e%2e/x',
  ]) {
    expect((await request.get(path)).status(), path).toBeGreaterThanOrEqual(400);
    expect((await request.get(path)).status(), path).toBeLessThan(500);
  }
  for (const path of ['/api/nope', '/api/', '/api/airports/jfk/listings/']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect((await answer.json()).message).toBeTruthy();
  }
});

test('markup in an address is shown as text', async ({ page }) => {
  await page.goto('/airports?search=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test('the exact location and the phone are in no page or JSON', async ({ request, page }) => {
  const { listing } = await resultsOf(page, 'jfk');
  for (const { id } of listing.slice(0, 5)) {
    for (const path of [`/listing/${id}`, `/api/listing/${id}?review=true`]) {
      const text = await (await request.get(path)).text();
      for (const secret of [
        'street1',
        'street2',
        'postal_code',
        'phone_number',
        'public_latitude',
      ]) {
        expect(text, `${path} ${secret}`).not.toContain(secret);
      }
    }
  }
});

test('robots and sitemap name the pages', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http/);
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('xml');
  expect(await index.text()).toContain('<loc>');
});

test('pages stay small: the airports in at most 60 KB', async ({ request }) => {
  const answer = await request.get('/airports', { headers: { 'accept-encoding': 'br' } });
  expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(60 * 1024);
});

test('an unchanged page is not sent again', async ({ request }) => {
  const first = await request.get('/about-the-data');
  const again = await request.get('/about-the-data', {
    headers: { 'if-none-match': first.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});
