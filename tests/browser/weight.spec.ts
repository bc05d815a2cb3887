import { request } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, resultsOf, test, waitForHydration } from './support/test.ts';

/** A class name that appears only in the map library's code, which loads with the map. */
const MAP_CODE = 'maplibregl-canvas';

/** The file's size as transferred; fetch would decompress it. */
function transferSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end();
  });
}

/** The scripts that a phone loads before any interaction, up to the map's. */
async function firstScripts(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  const first: string[] = [];
  for (const script of new Set(scripts)) {
    const code = await (await page.request.get(script)).text();
    if (code.includes(MAP_CODE)) break;
    first.push(script);
  }
  return first;
}

async function listingPath(page: Page): Promise<string> {
  const { featured, listing } = await resultsOf(page, 'jfk');
  const id = [...listing, ...featured][0]?.id;
  if (id === undefined) throw new Error('the demo data has no crash pad near JFK');
  return `/listing/${id}`;
}

test.describe('the first load of a visitor', () => {
  for (const [name, limitBytes, pathOf] of [
    ['the home page', 142_000, async () => '/'],
    ['the results', 160_000, async () => '/search/airports/jfk'],
    ['a crash pad', 150_000, listingPath],
  ] as const) {
    test(`of ${name} stays light`, async ({ page }) => {
      const scripts = await firstScripts(page, await pathOf(page));
      const sizes = await Promise.all(scripts.map(transferSize));
      expect(sizes.length).toBeGreaterThan(5);
      expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(limitBytes);
    });
  }

  test('asks for the routes behind its links, and follows one without a new document', async ({
    page,
  }) => {
    const manifest = page.waitForResponse((answer) => answer.url().includes('/__manifest?'));
    await page.goto('/search/airports/jfk');
    await waitForHydration(page);
    expect((await manifest).headers()['cache-control']).toContain('immutable');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('a[href^="/listing/"]').first().click();
    await expect(page).toHaveURL(/\/listing\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});
