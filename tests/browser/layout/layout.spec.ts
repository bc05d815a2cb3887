import { frameOf } from '../../../apps/web/app/lib/frame-of.ts';
import { newLister, QUIET_AIRPORT } from '../support/listers.ts';
import {
  expect,
  expectAccessible,
  test,
  waitForAllHydrated,
  waitForHydration,
} from '../support/test.ts';
import { checkType, titleOffset } from './check-type.ts';
import { NOT_PAGES, PAGES } from './pages.ts';

/** Faults found by `checkLayout`: one line per fault, without duplicates. */
type LayoutFaults = string[];

/**
 * Scrolls the page in steps and checks for layout faults. Runs in the page, so it must
 * not use anything from outside.
 *
 * - A fixed or sticky element covers a heading, a link or a button that does not belong to it. Bars
 *   over the full width at the upper or lower edge may, but never the element that has the focus.
 * - Something is wider than the screen. What may be pushed sideways says so: `data-scrolls-x`.
 * - Words are squeezed into a column of single letters, or an amount is broken across lines.
 */
async function checkLayout(step: number): Promise<LayoutFaults> {
  const TARGETS = 'h1, h2, h3, h4, h5, h6, a[href], button, summary';
  const FOCUSABLE = 'a[href], button:not(:disabled), summary, input, select, textarea';
  const SLACK_PX = 1;
  const LETTER_PX = 24;
  const STEPS_PER_FRAME = 10;
  const faults = new Set<string>();
  const root = document.documentElement;
  const width = root.clientWidth;

  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const name = element.localName + (element.id && `#${element.id}`);
    return `<${name}> "${text.replace(/\s+/g, ' ').slice(0, 40)}"`;
  };
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  /** Boxes are up to date without a frame; what appears when it is seen needs one. */
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** The part of an element that lies in the viewport and is not clipped for screen readers only. */
  const visibleBox = (element: Element) => {
    const box = element.getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const top = Math.max(box.top, 0);
    const right = Math.min(box.right, width);
    const bottom = Math.min(box.bottom, window.innerHeight);
    return { left, top, right, bottom, isSeen: right - left > SLACK_PX && bottom - top > SLACK_PX };
  };
  const FLOATING = ['fixed', 'sticky'];
  const floating = new Set<Element>();
  /** Styles of a whole page take a while: looked at before and after the scrolling. */
  const findFloating = () => {
    for (const element of document.body.querySelectorAll('*')) {
      // A toast may cover something, because it closes by itself; the button that floats over the
      // list of results, because the list ends above it.
      if (element.closest('[data-toasts], [data-floats]')) continue;
      if (FLOATING.includes(getComputedStyle(element).position)) floating.add(element);
    }
  };
  const floaters = () =>
    [...floating].filter((element) => isVisible(element) && visibleBox(element).isSeen);

  /** Full width and at an edge of the viewport, or next to another such bar. */
  const barsOf = (elements: readonly Element[]): Set<Element> => {
    const bars = new Set<Element>();
    let upper = 0;
    let lower = window.innerHeight;
    const wide = elements
      .map((element) => ({ element, box: visibleBox(element) }))
      .filter(({ box }) => box.right - box.left >= width - SLACK_PX);
    for (const { element, box } of [...wide].sort((a, b) => a.box.top - b.box.top)) {
      if (box.top > upper + SLACK_PX) continue;
      bars.add(element);
      upper = Math.max(upper, box.bottom);
    }
    for (const { element, box } of [...wide].sort((a, b) => b.box.bottom - a.box.bottom)) {
      if (box.bottom < lower - SLACK_PX) continue;
      bars.add(element);
      lower = Math.min(lower, box.top);
    }
    return bars;
  };

  /** Whether the floating element covers part of the target. */
  const covers = (floater: Element, target: Element): boolean => {
    const over = visibleBox(floater);
    const under = visibleBox(target);
    const left = Math.max(over.left, under.left);
    const right = Math.min(over.right, under.right);
    const top = Math.max(over.top, under.top);
    const bottom = Math.min(over.bottom, under.bottom);
    if (right - left <= SLACK_PX || bottom - top <= SLACK_PX) return false;
    const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const at = stack.findIndex((element) => floater.contains(element));
    const targetAt = stack.findIndex((element) => target.contains(element));
    return at >= 0 && targetAt > at;
  };

  const lookForCovered = (targets: readonly Element[]) => {
    const allFloaters = floaters();
    const bars = barsOf(allFloaters);
    for (const floater of allFloaters) {
      if (bars.has(floater)) continue;
      for (const target of targets) {
        if (floater.contains(target) || target.contains(floater)) continue;
        if (covers(floater, target)) {
          faults.add(`${nameOf(floater)} covers ${nameOf(target)} at ${window.scrollY}`);
        }
      }
    }
  };

  const lookForWide = () => {
    if (root.scrollWidth > width) faults.add(`the page is ${root.scrollWidth} px wide`);
    const isClipped = (element: Element) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (parent.hasAttribute('data-scrolls-x')) return true;
        if (['hidden', 'clip'].includes(getComputedStyle(parent).overflowX)) return true;
      }
      return false;
    };
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      if (box.width <= SLACK_PX || box.height <= SLACK_PX || !isVisible(element)) continue;
      const isWide = box.right > width + SLACK_PX || box.left < -SLACK_PX;
      if (isWide && !isClipped(element)) {
        faults.add(`${nameOf(element)} reaches from ${box.left} to ${box.right} px`);
      }
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 5,
      );
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        for (const { 0: amount, index } of (node.textContent ?? '').matchAll(/\$\d[\d,.]*\d/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + amount.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) faults.add(`${nameOf(element)} breaks ${amount} across lines`);
        }
      }
      const isSqueezed = hasWords && box.width < LETTER_PX && box.height > 4 * box.width;
      if (isSqueezed && !isClipped(element)) {
        faults.add(`${nameOf(element)} is only ${box.width} px wide`);
      }
    }
  };

  /** Tabs in both directions: the browser scrolls to the focused element, which a bar may cover. */
  const lookForCoveredFocus = () => {
    const controls = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (element) => element.tabIndex >= 0 && isVisible(element),
    );
    for (const order of [controls, [...controls].reverse()]) {
      for (const control of order) {
        control.focus();
        if (document.activeElement !== control) continue;
        for (const bar of barsOf(floaters())) {
          if (bar.contains(control) || !covers(bar, control)) continue;
          faults.add(`${nameOf(bar)} covers ${nameOf(control)}, which has the focus`);
        }
      }
    }
    (document.activeElement as HTMLElement | null)?.blur();
  };

  findFloating();
  const targets = [...document.querySelectorAll(TARGETS)].filter(isVisible);
  const end = root.scrollHeight - window.innerHeight;
  for (let at = 0; at * step < end + step; at += 1) {
    scrollTo(Math.min(at * step, end));
    if (at % STEPS_PER_FRAME === 0) await nextFrame();
    lookForCovered(targets);
  }
  await nextFrame();
  lookForWide();
  findFloating();
  scrollTo(0);
  lookForCoveredFocus();
  return [...faults];
}

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

/** Working pages that do not start with a title at the left edge. */
const FULL_WIDTH = ['messages', 'chat/:id'];

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
      expect(await page.evaluate(checkType), `${path} at ${width} px`).toEqual([]);
      if (frameOf(new URL(page.url()).pathname) === 'working' && !FULL_WIDTH.includes(route)) {
        expect(await page.evaluate(titleOffset), `${path} at ${width} px`).toBe(0);
      }
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

test('the check finds a box that leaves its column, one that is too wide, and a broken amount', async ({
  page,
}) => {
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
    const amount = document.createElement('p');
    amount.style.cssText = 'width:3rem;overflow-wrap:anywhere';
    amount.textContent = 'You owe $1,400.00.';
    document.body.append(bar, wide, amount);
  });
  const more = await page.evaluate(checkLayout, STEP_PX);
  expect(more.join('\n')).toContain('<p> "Too wide" reaches from');
  expect(more).toContain('<p> "You owe $1,400.00." breaks $1,400.00 across lines');
  expect(more.join('\n')).toMatch(/<div> "" covers .*, which has the focus/);
});
