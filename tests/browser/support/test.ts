import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';

/**
 * `page` fails the test when its console shows an error, a script throws, or the page violates its
 * Content-Security-Policy. `expectedErrors` names what a test provokes on purpose.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
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

/** axe, started once per page: starting it takes as long as checking a small page. */
const axeSource = `window.axe ?? (() => {${axeCore.source}})()`;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Asserts that axe finds no violations on the current page, with all rules on unless `only` names
 * some.
 */
export async function expectAccessible(page: Page, only?: string[]): Promise<void> {
  // A change of the window or the theme is drawn on the next frame. Nothing moves in the tests.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const axe = new AxeBuilder({ page, axeSource }).options({
    resultTypes: ['violations'],
    preload: false,
  });
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(RULES))
    // A page without frames needs no second page to merge the results, which takes a second.
    .setLegacyMode(page.frames().length === 1)
    // Invisible focus guards of an open menu: they pass the focus on immediately.
    .exclude('[data-base-ui-focus-guard]')
    // What a modal dialog hides: its translucent backdrop covers, for example, labels of the map.
    .exclude('[data-base-ui-inert] [aria-hidden="true"]')
    .analyze();
  const counted = await withoutCovered(page, violations);
  const found = counted.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

/** The window of a phone. */
export const PHONE = { width: 390, height: 844 };
const DESKTOP_WIDTH = 1280;

/** Asserts that nothing is wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  const { whole, window: seen } = await page.evaluate(() => ({
    whole: document.documentElement.scrollWidth,
    window: window.innerWidth,
  }));
  expect(whole).toBe(seen);
}

/** Asserts that axe finds no violations, and that the dark theme's colors have enough contrast. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectContrastInTheDark(page);
}

async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Asserts, at the width of a phone and of a desktop, that nothing is wider than the window and that
 * axe finds no violations in either theme. Afterwards the window has its size again.
 */
export async function expectFitsAndAccessible(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? PHONE;
  await expectFits(page);
  await expectAccessible(page);
  // As high as the page: axe reports a half-covered button as too small.
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const other = width === PHONE.width ? DESKTOP_WIDTH : PHONE.width;
  await page.setViewportSize({ width: other, height: Math.max(height, whole) });
  await expectFits(page);
  await expectAccessible(page);
  await page.setViewportSize({ width, height });
  await expectContrastInTheDark(page);
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** An open menu covers parts of controls, which axe reports as too small: only its own count. */
async function withoutCovered(page: Page, violations: Violations): Promise<Violations> {
  const menu = page.getByRole('menu');
  if (!(await menu.isVisible())) return violations;
  const own = await new AxeBuilder({ page, axeSource })
    .include('[role="menu"]')
    .withRules('target-size')
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  return [...violations.filter(({ id }) => id !== 'target-size'), ...own.violations];
}

/** Waits for React hydration, so that clicks work. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/**
 * Waits until every part of the page is hydrated. Parts hydrate separately, and one whose code is
 * still loading when the network ends or the page reloads is missing.
 */
export async function allHydrated(page: Page): Promise<void> {
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
