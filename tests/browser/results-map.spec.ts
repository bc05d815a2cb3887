import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { NEW_YORK_TILE, pmtilesOf } from '../../apps/server/src/platform/maps/testing.ts';
import { MAP_SERVER } from './support/servers.ts';
import { clearFolderOf, dataFolderOf, startServer } from './support/start-server.ts';
import { expect, expectAccessible, test, waitForHydration } from './support/test.ts';

const PILLS = /^Crash pad, \$|zoom in to see these crash pads$/;

const mapOf = (page: Page, code: string) =>
  page.getByRole('region', { name: `Map of crash pads around ${code}` });

async function openPhoneMap(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
}

/** The results with their map in view: on a phone it opens by a button. */
async function openMap(page: Page, width: number, path: string): Promise<void> {
  if (width === 390) return openPhoneMap(page, path);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
}

const WIDTHS = [390, 1280];

test('the map opens on most of the results, with pins that do not overlap', async ({ page }) => {
  await page.setViewportSize({ width: 1520, height: 900 });
  const { data } = await (await page.request.get('/api/airports/sea/pins')).json();
  await page.goto('/search/airports/sea');
  await waitForHydration(page);
  const pills = mapOf(page, 'SEA').getByRole('button', { name: PILLS });
  const inView = async () => {
    const labels = await pills.evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const map = button.closest('section')?.getBoundingClientRect();
          const { x, y, width, height } = button.getBoundingClientRect();
          const [left, top] = [x + width / 2, y + height / 2];
          return (
            map && left >= map.left && left <= map.right && top >= map.top && top <= map.bottom
          );
        })
        .map((button) => button.textContent ?? ''),
    );
    return labels.reduce(
      (sum, label) => sum + (/^(\d+) from/.exec(label) ? Number.parseInt(label, 10) : 1),
      0,
    );
  };
  await expect.poll(inView).toBeGreaterThanOrEqual(Math.ceil(data.length * 0.8));
  const overlapping = () =>
    pills.evaluateAll((buttons) => {
      const boxes = buttons.map((button) =>
        (button.firstElementChild ?? button).getBoundingClientRect(),
      );
      return boxes.some((a, index) =>
        boxes
          .slice(index + 1)
          .some(
            (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          ),
      );
    });
  await expect.poll(overlapping).toBe(false);
  await expect(mapOf(page, 'SEA').getByText('Normandy Park')).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the map is edge to edge, and the selected crash pad is a strip below the controls', {
  tag: '@long',
}, async ({ page }) => {
  await openPhoneMap(page, '/search/airports/sea');
  const map = mapOf(page, 'SEA');
  expect(await map.boundingBox()).toMatchObject({ x: 0, width: 390 });
  const pin = map.getByRole('button', { name: /^Crash pad, \$/ });
  const clusters = map.getByRole('button', { name: /zoom in to see these crash pads$/ });
  await expect(pin.or(clusters).first()).toBeVisible();
  for (let n = 0; n < 6 && (await pin.count()) === 0; n += 1) {
    const size = await map.getByRole('button', { name: PILLS }).count();
    await clusters.first().press('Enter');
    await expect(map.getByRole('button', { name: PILLS })).not.toHaveCount(size);
  }
  await pin.first().press('Enter');
  const strip = page.getByRole('dialog', { name: /^Crash pad, \$/ });
  await expect(strip).toBeFocused();
  await expect(strip.getByRole('link')).toBeVisible();
  const box = await boxOf(strip);
  expect(box.height).toBeLessThanOrEqual(132);
  for (const name of ['Zoom in', 'Zoom out', 'Show the whole area', 'Use my location']) {
    const control = await boxOf(map.getByRole('button', { name, exact: true }));
    expect(control.y + control.height, name).toBeLessThanOrEqual(box.y);
    expect(control.width, name).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box;
}

test.describe('with custom map tiles', () => {
  /** Sequential, because the tests share one server. */
  test.describe.configure({ mode: 'default' });
  let stop: () => Promise<void>;
  test.beforeAll(async () => {
    await clearFolderOf(MAP_SERVER);
    const file = join(dataFolderOf(MAP_SERVER), 'maps/streets.pmtiles');
    await mkdir(dirname(file), { recursive: true });
    // Water up to the meridian of the airport.
    await writeFile(file, pmtilesOf([{ layer: 'water', kind: 'ocean', width: 0.295 }]));
    stop = await startServer(MAP_SERVER);
  });
  test.afterAll(() => stop());

  const address = `${MAP_SERVER.url}/search/airports/jfk`;

  /** The mean brightness of a spot in the lower part of the map, 0 to 255. */
  async function brightnessAt(
    page: Page,
    across: number,
    { code = 'JFK', down = 0.93 } = {},
  ): Promise<number> {
    const picture = sharp(await mapOf(page, code).screenshot());
    const { width, height } = await picture.metadata();
    const spot = { left: Math.round(width * across), top: Math.round(height * down) };
    const bytes = await picture
      .removeAlpha()
      .extract({ ...spot, width: 4, height: 4 })
      .raw()
      .toBuffer();
    return bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length;
  }

  test('land and water are drawn from them in both themes, and nothing comes from elsewhere', {
    tag: '@long',
  }, async ({ page }) => {
    const requests: string[] = [];
    const parts: number[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('response', (response) => {
      if (response.url().endsWith('/map.pmtiles')) parts.push(response.status());
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    const isLight = async () => {
      const [water, land] = [await brightnessAt(page, 0.06), await brightnessAt(page, 0.94)];
      return water > 180 && land > water + 8;
    };
    await expect.poll(isLight).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    const isDark = async () => {
      const [water, land] = [await brightnessAt(page, 0.06), await brightnessAt(page, 0.94)];
      return land < 80 && land > water + 3;
    };
    await expect.poll(isDark).toBe(true);
    expect(new Set(parts)).toEqual(new Set([206]));
    const elsewhere = requests
      .filter((url) => !/^(blob|data):/.test(url))
      .map((url) => new URL(url));
    expect([...new Set(elsewhere.map(({ origin }) => origin))]).toEqual([MAP_SERVER.url]);
    expect(requests.filter((url) => url.includes('world.json'))).toEqual([]);
  });

  test.describe('a map that cannot be read', { tag: '@long' }, () => {
    test.use({ expectedErrors: [/map\.pmtiles/] });

    for (const width of WIDTHS) {
      test(`the built-in geography is drawn at ${width} px`, async ({ page }) => {
        await page.route('**/map.pmtiles', (route) => route.fulfill({ status: 404 }));
        await openMap(page, width, address);
        await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
        await expect(mapOf(page, 'JFK').getByText('Staten Island')).toBeVisible();
        await expect(mapOf(page, 'JFK').getByText('Approximate map')).toBeVisible();
      });
    }
  });

  for (const width of WIDTHS) {
    test(`with tiles that never come, the built-in geography is drawn after some seconds at ${width} px`, {
      tag: '@long',
    }, async ({ page }) => {
      // Never answered.
      await page.route('**/map.pmtiles', () => {});
      await openMap(page, width, address);
      const map = mapOf(page, 'JFK');
      await expect(map.getByText('Loading the map…')).toBeVisible();
      await expect(map.getByText('Approximate map')).toBeVisible({ timeout: 20_000 });
      await expect(map.getByText('Staten Island')).toBeVisible();
    });
  }

  test('with tiles of New York alone, the built-in geography is drawn around them', {
    tag: '@long',
  }, async ({ page }) => {
    const file = join(dataFolderOf(MAP_SERVER), 'maps/streets.pmtiles');
    // Nothing but sea, where the built-in geography has land.
    const sea = [{ layer: 'water', kind: 'ocean', width: 1 }];
    await writeFile(`${file}.new`, pmtilesOf(sea, {}, NEW_YORK_TILE));
    await rename(`${file}.new`, file);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    await expect(mapOf(page, 'JFK').getByText('Staten Island')).toBeVisible();
    const spots = async () => [await brightnessAt(page, 0.06), await brightnessAt(page, 0.94)];
    const isSea = ([left = 0, right = 0]: number[]) => left > 180 && Math.abs(left - right) < 4;
    await expect.poll(async () => isSea(await spots())).toBe(true);
    await page.goto(`${MAP_SERVER.url}/search/airports/lax`);
    await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    const hasCoast = async () => {
      const code = 'LAX';
      const water = await brightnessAt(page, 0.06, { code });
      const land = await brightnessAt(page, 0.06, { code, down: 0.3 });
      return water > 180 && land > water + 8;
    };
    await expect.poll(hasCoast).toBe(true);
  });

  for (const width of WIDTHS) {
    test(`with tiles that are broken, the built-in geography stays at ${width} px`, {
      tag: '@long',
    }, async ({ page }) => {
      const file = join(dataFolderOf(MAP_SERVER), 'maps/streets.pmtiles');
      await writeFile(`${file}.new`, pmtilesOf([], {}, NEW_YORK_TILE));
      await rename(`${file}.new`, file);
      await page.route('**/map.pmtiles', (route) => {
        const isOpening = route.request().headers().range?.startsWith('bytes=0-');
        return isOpening ? route.continue() : route.fulfill({ status: 206, body: 'no tile' });
      });
      await openMap(page, width, address);
      const map = mapOf(page, 'JFK');
      await expect(map.getByText('Staten Island')).toBeVisible();
      await expect(map.getByText("The map didn't load")).toHaveCount(0);
    });
  }
});

test.describe('a map without streets', () => {
  test('takes a third of a wide page, and says that it is approximate', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/search/airports/jfk');
    const map = mapOf(page, 'JFK');
    await expect(map.getByText('Approximate map', { exact: true })).toBeVisible();
    // The command for operators stands there in development only.
    await expect(map.getByText('npm run map')).toHaveCount(0);
    const { width } = await boxOf(map);
    expect(width).toBeGreaterThan(1280 * 0.28);
    expect(width).toBeLessThan(1280 * 0.36);
  });

  test('reads tiles of its coast once it is visible, and in ranges', async ({ page }) => {
    const parts: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('coast.pmtiles')) parts.push(response.status());
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.goto('/search/airports/jfk', { waitUntil: 'networkidle' });
    await waitForHydration(page);
    expect(parts).toEqual([]);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(mapOf(page, 'JFK').getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    // The directory, and at least one tile.
    await expect.poll(() => parts.length).toBeGreaterThan(1);
    expect(new Set(parts)).toEqual(new Set([206]));
  });

  test.describe('whose coast cannot be read', () => {
    test.use({ expectedErrors: [/coast\.pmtiles/] });

    const faults = {
      refused: (route: Route) => route.fulfill({ status: 503 }),
      broken: (route: Route) => {
        const isOpening = route.request().headers().range?.startsWith('bytes=0-');
        return isOpening ? route.continue() : route.fulfill({ status: 206, body: 'no tile' });
      },
      // Never answered.
      slow: () => {},
    };
    for (const [fault, answer] of Object.entries(faults)) {
      for (const width of WIDTHS) {
        test(`is drawn without it at ${width} px when it is ${fault}`, {
          tag: fault === 'refused' && width === 390 ? [] : '@long',
        }, async ({ page }) => {
          await page.route('**/coast.pmtiles*', answer);
          await openMap(page, width, '/search/airports/jfk');
          const map = mapOf(page, 'JFK');
          await expect(map.getByText('Loading the map…')).toHaveCount(0, { timeout: 20_000 });
          await expect(map.getByText('Staten Island')).toBeVisible();
          await expect(map.getByText('Approximate map', { exact: true })).toBeVisible();
          await expect(map.getByText("The map didn't load")).toHaveCount(0);
        });
      }
    }
  });

  test('says that it loads', async ({ page }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/geo/world.json*', async (route) => {
      await held;
      await route.continue();
    });
    await openPhoneMap(page, '/search/airports/jfk');
    const map = mapOf(page, 'JFK');
    await expect(map.getByRole('status')).toHaveText('Loading the map…');
    go();
    await expect(map.getByText('Approximate map', { exact: true })).toBeVisible();
    await expect(map.getByText('Loading the map…')).toHaveCount(0);
  });

  test.describe('that cannot be drawn', () => {
    test.use({ expectedErrors: [/Failed to load resource|dynamically imported module/] });

    /** The map library does not arrive. */
    async function refuseMapCode(page: Page): Promise<void> {
      await page.route('**/assets/*.js', async (route) => {
        const answer = await route.fetch();
        const isMap = (await answer.text()).includes('maplibregl-canvas');
        await (isMap ? route.abort() : route.fulfill({ response: answer }));
      });
    }

    for (const width of WIDTHS) {
      test(`is a picture of the land at ${width} px, with a way to try again`, async ({ page }) => {
        await refuseMapCode(page);
        await openMap(page, width, '/search/airports/jfk');
        const map = mapOf(page, 'JFK');
        await expect(map.getByText("The map didn't load")).toBeVisible();
        // The coast near the airport, which is a picture within the picture.
        const land = map.locator('[data-map-picture] svg path').first();
        await expect(land).toHaveAttribute('d', /^M[-\d ]+L/);
        await page.unroute('**/assets/*.js');
        await map.getByRole('button', { name: 'Try again' }).click();
        await expect(map.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
      });
    }
  });
});
