import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Minified, because every page of every test loads it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_IN_FRAMES = `window.axe ?? (() => {${AXE}})()`;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: false };
const IGNORED_RULES = [
  // Invisible focus guards of an open menu: they pass the focus on immediately.
  '[data-base-ui-focus-guard]',
  // What a modal dialog hides: its translucent backdrop covers, for example, labels of the map.
  '[data-base-ui-inert] [aria-hidden="true"]',
];

interface Violation {
  readonly rule: string;
  /** Selectors of the elements. */
  readonly targets: readonly string[];
}

/** All of `RULES` unless `rules` names some; the whole page unless `within` selects a part. */
interface AxeScope {
  readonly rules?: readonly string[];
  readonly within?: string;
}

/**
 * What axe finds on the current page, without frames. Not by AxeBuilder, which loads axe again for
 * every check: that took most of their time.
 */
async function findViolations(page: Page, { rules, within }: AxeScope = {}): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const context = { include: within ?? ':root', exclude: IGNORED_RULES };
  const options: RunOptions = {
    ...OPTIONS,
    iframes: false,
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: RULES },
  };
  const violations = await page.evaluate(
    async ([where, how]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(where, how)).violations;
    },
    [context, options] as const,
  );
  return violations.map(violationOf);
}

/** What axe finds on the whole page and in its frames, which are on other origins. */
async function findViolationsWithFrames(page: Page): Promise<Violation[]> {
  const axe = new AxeBuilder({ page, axeSource: AXE_IN_FRAMES }).options(OPTIONS).withTags(RULES);
  for (const selector of IGNORED_RULES) axe.exclude(selector);
  return (await axe.analyze()).violations.map(violationOf);
}

function violationOf({ id, nodes }: AxeResults['violations'][number]): Violation {
  return { rule: id, targets: nodes.map(({ target }) => target.join(' ')) };
}

/**
 * `page` fails the test when its console shows an error, a script throws, or the page violates its
 * Content-Security-Policy. `expectedErrors` names what a test provokes on purpose.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`thrown: ${error.stack} on ${page.url()}`));
    page.on('console', (message) => {
      if (message.type() === 'error')
        errors.push(`console: ${message.text()} ${message.location().url}`);
    });
    await page.addInitScript(() => {
      // The provider's card frames have a policy of their own, which axe violates to measure them.
      if (window.self !== window.top) return;
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        reportError(new Error(`policy violated: ${effectiveDirective} ${blockedURI}`)),
      );
    });
    await use(page);
    expect(
      errors.filter((error) => !expectedErrors.some((expected) => expected.test(error))),
    ).toEqual([]);
  },
});

export { expect };

/**
 * Asserts that axe finds no violations on the current page, with all rules on unless `only` names
 * some.
 */
export async function expectAccessible(page: Page, only?: string[]): Promise<void> {
  await waitUntilSettled(page);
  expectNone(await withoutCovered(page, await findViolations(page, { rules: only })));
}

/** Also checks the card form's frames, which takes seconds: once per state of the form. */
export async function expectAccessibleWithFrames(page: Page): Promise<void> {
  await waitUntilSettled(page);
  expectNone(await findViolationsWithFrames(page));
}

/** A change of the window or the theme is drawn on the next frame. Nothing moves in the tests. */
async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

function expectNone(violations: readonly Violation[]): void {
  expect(violations.map(({ rule, targets }) => `${rule}: ${targets.join(' | ')}`)).toEqual([]);
}

/**
 * An open menu and a toast cover parts of controls, which axe reports as too small: only their own
 * count.
 */
async function withoutCovered(
  page: Page,
  violations: readonly Violation[],
): Promise<readonly Violation[]> {
  if (!violations.some(({ rule }) => rule === 'target-size')) return violations;
  const covers = '[role="menu"], [data-toasts] :is([role="status"], [role="alert"])';
  const isCovered = await page.locator(covers).filter({ visible: true }).count();
  if (isCovered === 0) return violations;
  const own = await findViolations(page, { rules: ['target-size'], within: covers });
  return [...violations.filter(({ rule }) => rule !== 'target-size'), ...own];
}

/** The window of a phone. */
export const PHONE = { width: 390, height: 844 };
const DESKTOP_WIDTH = 1280;

/** Asserts that nothing is wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  const { whole, window: viewport } = await page.evaluate(() => ({
    whole: document.documentElement.scrollWidth,
    window: window.innerWidth,
  }));
  expect(whole).toBe(viewport);
}

/** Asserts that axe finds no violations, and that the dark theme's colors have enough contrast. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** As high as the page or its dialog: axe reports a half-covered button as too small. */
export async function growViewport(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const whole = await page.evaluate(() => {
    const MARGIN_PX = 100;
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
    return Math.max(document.documentElement.scrollHeight, (dialog?.scrollHeight ?? 0) + MARGIN_PX);
  });
  await page.setViewportSize({ width, height: Math.max(height, whole) });
}

/**
 * Asserts, at the width of a phone and of a desktop, that nothing is wider than the window and that
 * axe finds no violations: in the light theme at the current width, in the dark theme at the
 * other one. Afterwards the window has its size again.
 */
export async function expectFitsAndAccessible(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? PHONE;
  await expectFits(page);
  await growViewport(page, width, height);
  await expectAccessible(page);
  const otherWidth = width === PHONE.width ? DESKTOP_WIDTH : PHONE.width;
  await growViewport(page, otherWidth, height);
  await expectFits(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width, height });
}

/** Waits for React hydration, so that clicks work. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/**
 * Waits until every part of the page is hydrated. Parts hydrate separately, and one whose code is
 * still loading when the network ends or the page reloads is missing.
 */
export async function waitForAllHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('a[href], button, h2, h3, label')];
    const isReact = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return controls.every((element) => isReact(element) || element.closest('[class*=maplibre]'));
  });
}

export interface ResultsAnswer {
  total: number;
  min: number | null;
  max: number | null;
  featured: { id: number; title: string; images: string[] }[];
  listing: {
    id: number;
    title: string;
    images: string[];
    rate_per_from: number;
    num_vacant_beds: number;
  }[];
}

/** The API's response for an airport's list, to compare pages with. */
export async function resultsOf(page: Page, code: string, query = ''): Promise<ResultsAnswer> {
  const answer = await page.request.get(`/api/airports/${code}/listings${query}`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** The card titles on the page, in order. */
export async function cardTitles(page: Page): Promise<string[]> {
  return page.locator('main [data-listing] h3').allInnerTexts();
}
