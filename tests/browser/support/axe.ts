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
const IGNORED_RULES = [
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
interface AxeScope {
  readonly rules?: readonly string[];
  readonly within?: string;
}

/**
 * What axe finds on the current page, without frames. Not by AxeBuilder, which loads axe again for
 * every check: that took most of their time.
 */
export async function findViolations(
  page: Page,
  { rules, within }: AxeScope = {},
): Promise<Violation[]> {
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
export async function findViolationsWithFrames(page: Page): Promise<Violation[]> {
  const axe = new AxeBuilder({ page, axeSource: AXE_IN_FRAMES }).options(OPTIONS).withTags(RULES);
  for (const selector of IGNORED_RULES) axe.exclude(selector);
  return (await axe.analyze()).violations.map(violationOf);
}

function violationOf({ id, nodes }: AxeResults['violations'][number]): Violation {
  return { rule: id, targets: nodes.map(({ target }) => target.join(' ')) };
}
