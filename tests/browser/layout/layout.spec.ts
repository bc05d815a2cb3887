import { newLister, QUIET_AIRPORT } from '../support/listers.ts';
import {
  expect,
  expectAccessible,
  test,
  waitForAllHydrated,
  waitForHydration,
} from '../support/test.ts';
import { checkLayout } from './check-layout.ts';
import { NOT_PAGES, PAGES } from './pages.ts';

/**
 * Makes the texts of the page 30 % longer than the English ones, as they are in other languages. A text
 * that was lengthened before stays. Runs in the page, so it must not use anything from outside.
 * @returns how many texts became longer
 */
function lengthenTexts(): number {
  const SHARE = 0.3;
  /** Numbers, amounts and airport codes are the same in every language. */
  const isText = (text: string) => /\p{L}{2}/u.test(text) && !/^\s*[A-Z]{3,4}\s*$/.test(text);
  const longer = (text: string): string => {
    const words = text.trimEnd();
    const more = words.trimStart().slice(0, Math.ceil(words.length * SHARE));
    // One word becomes one longer word that cannot wrap.
    const gap = /\s/.test(words.trim()) ? ' ' : '';
    return `${words}${gap}${more.toLowerCase()}${text.slice(words.length)}`;
  };
  const page = globalThis as { lengthenedTexts?: WeakMap<Text, string> };
  page.lengthenedTexts ??= new WeakMap();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    if (text.parentElement?.closest('script, style, textarea') || !isText(text.data)) continue;
    if (page.lengthenedTexts.get(text) === text.data) continue;
    text.data = longer(text.data);
    page.lengthenedTexts.set(text, text.data);
    count += 1;
  }
  return count;
}

const WIDTHS = [390, 768, 1280];
/** Each theme at one of the widths: most of a page is the same in both. */
const THEME_AT: Readonly<Record<number, 'light' | 'dark'>> = { 390: 'light', 1280: 'dark' };
const HIGHEST_PX = 8000;
const STEP_PX = 100;
/** Enlarged text is checked in larger steps, because its pages are longer. */
const STEP_OF_LARGE_TEXT_PX = 600;
const STEP_OF_LONG_TEXTS_PX = 200;

/**
 * The most visited pages: `npm test` checks only these. They must also hold longer texts, as in
 * other languages.
 */
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

/** Links with unknown tokens and missing pages answer these statuses on purpose. */
test.use({ expectedErrors: [/status of 4(?:00|04|22)/] });
test.describe.configure({ timeout: 180_000 });

/** The addresses of all routes; each needs a line in pages.ts. */
async function routesOfApp(): Promise<string[]> {
  const { default: routes } = await import('../../../apps/web/app/routes.ts');
  return routes.flatMap((entry) => entry.children ?? entry).map(({ path = '' }) => path);
}

test('the layout check covers every page', async () => {
  const routes = new Set([...PAGES.map(({ route }) => route), ...NOT_PAGES]);
  expect((await routesOfApp()).filter((path) => !routes.has(path))).toEqual([]);
});

/** Larger and longer texts, and the width of tablets, take as long as everything else. */
const RUNS_LONG = process.env.BROWSER_TESTS === 'all';

for (const [at, { route, open }] of PAGES.entries()) {
  const tag = MAIN.includes(route) ? [] : '@long';
  test(`nothing is covered, too wide or inaccessible: /${route} (${at + 1})`, { tag }, async ({
    page,
  }) => {
    const path = open ? await open(page) : `/${route}`;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await waitForHydration(page);
    expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
    if (RUNS_LONG) {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const large = await page.evaluate(checkLayout, STEP_OF_LARGE_TEXT_PX);
      expect(large, `${path} with text of twice the size`).toEqual([]);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    }
    // The page stays open while its window grows, as when a phone is rotated.
    for (const width of RUNS_LONG ? WIDTHS : [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(checkLayout, STEP_PX), `${path} at ${width} px`).toEqual([]);
      const colorScheme = THEME_AT[width];
      if (colorScheme === undefined) continue;
      // As high as the page: axe reports a half-covered button as too small.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(height, HIGHEST_PX) });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    if (!RUNS_LONG || !MAIN.includes(route)) return;
    await waitForAllHydrated(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // Each width shows some texts that the other one hides.
      const textCount = await page.evaluate(lengthenTexts);
      if (width === 1280) expect(textCount).toBeGreaterThan(10);
      const long = await page.evaluate(checkLayout, STEP_OF_LONG_TEXTS_PX);
      expect(long, `${path} with longer texts at ${width} px`).toEqual([]);
    }
  });
}

test('unbroken text wraps, and a name does not change the text direction around it', async ({
  page,
}) => {
  const lister = await newLister(page);
  const long = (length: number) => 'Unbroken'.repeat(length).slice(0, length);
  const id = await lister.crashpad(long(80), await lister.picture(), {
    neighborhood: long(200),
    city: long(100),
    description: long(400),
    rules_policies_des: long(400),
    rooms: [{ room_name: long(50), beds: [{ bed_name: long(50) }] }],
  });
  const { data } = await lister.call<{ data: { user_id: number } }>('GET', `/listing/${id}`);
  const edit = `/my-crashpads/${id}/edit`;
  const paths = [
    `/listing/${id}`,
    `/user/${data.user_id}`,
    `/search/airports/${QUIET_AIRPORT.toLowerCase()}`,
    '/my-crashpads',
    ...[1, 2, 5].map((step) => `${edit}?step=${step}`),
  ];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      await waitForHydration(page);
      expect(await page.evaluate(checkLayout, STEP_PX), `${path} at ${width} px`).toEqual([]);
    }
  }
  await page.goto(`/listing/${id}`);
  const name = page.getByRole('region', { name: 'The lister' }).getByRole('link').first();
  await expect(name).toHaveCSS('unicode-bidi', 'isolate');
});

test('detects a box that leaves its column, and a box that is too wide', async ({ page }) => {
  const listing = PAGES.find(({ route }) => route === 'listing/:id');
  const path = (await listing?.open?.(page)) ?? '';
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto(path);
  await waitForHydration(page);
  // As it was when the box was a direct grid item of the page.
  await page.evaluate(() => {
    const box = document.querySelector('aside[aria-label="Price and message"]');
    const cell = box?.parentElement;
    if (!(box instanceof HTMLElement) || !cell) throw new Error('no price box');
    box.style.gridArea = 'action';
    cell.style.display = 'contents';
  });
  const faults = await page.evaluate(checkLayout, STEP_PX);
  expect(
    faults.filter((fault) => fault.startsWith('<aside> "Price and message" covers')),
  ).not.toEqual([]);

  await page.evaluate(() => {
    const bar = document.createElement('div');
    bar.style.cssText = 'position:fixed;left:0;right:0;bottom:0;height:200px;background:red';
    const wide = document.createElement('p');
    wide.style.width = '1400px';
    wide.textContent = 'Too wide';
    document.body.append(bar, wide);
  });
  const more = await page.evaluate(checkLayout, STEP_PX);
  expect(more.join('\n')).toContain('<p> "Too wide" reaches from');
  expect(more.join('\n')).toMatch(/<div> "" covers .*, which has the focus/);
});
