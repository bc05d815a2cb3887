import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Minified, because every page of every test loads it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_IN_FRAMES = `window.axe ?? (() => {${AXE}})()`;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: false };
const NOT_CHECKED = [
  // Invisible focus guards of an open menu: they pass the focus on immediately.
  '[data-base-ui-focus-guard]',
  // What a modal dialog hides: its translucent backdrop covers, for example, labels of the map.
  '[data-base-ui-inert] [aria-hidden="true"]',
];

export interface Violation {
  readonly rule: string;
  /** Selectors of the elements. */
  readonly targets: readonly string[];
}

/** All of `RULES` unless `rules` names some; the whole page unless `within` selects a part. */
export interface AxeScope {
  readonly rules?: readonly string[];
  readonly within?: string;
  /** Also in the provider's card frames, which are on other origins. */
  readonly frames?: boolean;
}

/** What axe finds on the current page. */
export async function findViolations(page: Page, scope: AxeScope = {}): Promise<Violation[]> {
  const find = scope.frames ? findInFrames : findInPage;
  return (await find(page, scope)).map(({ id, nodes }) => ({
    rule: id,
    targets: nodes.map(({ target }) => target.join(' ')),
  }));
}

/** Without AxeBuilder, which loads axe again for every check: that took most of their time. */
async function findInPage(
  page: Page,
  { rules, within }: AxeScope,
): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const context = { include: within ?? ':root', exclude: NOT_CHECKED };
  const options: RunOptions = {
    ...OPTIONS,
    iframes: false,
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: RULES },
  };
  return page.evaluate(
    async ([where, how]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(where, how)).violations;
    },
    [context, options] as const,
  );
}

async function findInFrames(
  page: Page,
  { rules, within }: AxeScope,
): Promise<AxeResults['violations']> {
  let axe = new AxeBuilder({ page, axeSource: AXE_IN_FRAMES }).options(OPTIONS);
  axe = rules ? axe.withRules([...rules]) : axe.withTags(RULES);
  if (within) axe = axe.include(within);
  for (const selector of NOT_CHECKED) axe = axe.exclude(selector);
  return (await axe.analyze()).violations;
}
