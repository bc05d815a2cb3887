import { freePort } from '../../../scripts/lib/ports.mjs';
import { chooseDemoPages, startBrowser } from '../lib/browser.ts';
import { median } from '../lib/load.ts';
import type { LighthouseRow } from '../report/result.ts';
import { say } from '../report/say.ts';

const RUNS = 3;
const TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof CATEGORIES)[number], number> & { faults: string[] };

/** Lighthouse's scores as it gives them by default: a phone, its network and processor simulated. */
export async function measureLighthouse(url: string): Promise<LighthouseRow[]> {
  const rows: LighthouseRow[] = [];
  for (const page of await chooseDemoPages(url)) {
    const runs: Scores[] = [];
    for (let n = 0; n < RUNS; n += 1) runs.push(await runAgain(url + page));
    const score = (category: (typeof CATEGORIES)[number]) =>
      median(runs.map((run) => run[category]));
    const performance = score('performance');
    rows.push({
      page,
      performance,
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      faults: (runs.find((run) => run.performance === performance) ?? runs[0])?.faults ?? [],
    });
    say(`  ${page}`);
  }
  return rows;
}

/** Chromium's trace is sometimes missing its start; Lighthouse then asks for another run. */
async function runAgain(url: string): Promise<Scores> {
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      return await runOnce(url);
    } catch (error) {
      say(`  ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return runOnce(url);
}

/** A new browser each time, so the cache is empty. */
async function runOnce(url: string): Promise<Scores> {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  try {
    const flags = { port, output: 'json' as const, logLevel: 'error' as const };
    const result = await lighthouse(url, { ...flags, onlyCategories: [...CATEGORIES] });
    if (result === undefined || result.lhr.runtimeError !== undefined) {
      throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const { categories, audits } = result.lhr;
    const faults = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => {
        const audit = audits[id];
        if (weight === 0 || audit === undefined || audit.score === null || audit.score >= 0.9)
          return [];
        return [`${id} ${audit.displayValue ?? audit.score}`];
      }),
    );
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      faults,
    };
  } finally {
    await browser.close();
  }
}
