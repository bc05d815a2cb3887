import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { say, seconds } from './main.mjs';
import { serverNode } from './node.mjs';
import { runStep, tool, toolEnv } from './process.mjs';
import { root } from './root.mjs';
import { readJson } from './stamp.mjs';
import { checkPart, countsLine, playwrightCounts, testPart, vitestCounts } from './tally.mjs';

const REPORTS = join(root, '.cache/reports');
// Far more than a step takes, to stop hanging ones.
const STEP_LIMIT_MS = 65 * 60_000;

/** Runs one of the project's tools on the project's Node; `cwd` is relative to the root. */
async function runTool([name, ...args], { env, cwd = '.' } = {}) {
  const node = serverNode();
  const result = await runStep(node, [tool(name), ...args], {
    cwd: join(root, cwd),
    env: toolEnv(node, env),
    timeoutMs: STEP_LIMIT_MS,
  });
  if (result.timedOut) say(`${name} was ended after ${STEP_LIMIT_MS / 60_000} minutes.`);
  return result.code;
}

/** Runs a part under a heading, prints its duration, and resolves with its result. */
export async function part(name, work) {
  const since = Date.now();
  say(`\n=== ${name}`);
  const outcome = await work(name);
  say(`--- ${name}: ${countsLine(outcome.counts)} (${seconds(since)})`);
  return outcome;
}

/**
 * A part of commands that must all succeed. All of them run, so that one failure does not hide
 * another. Those in a nested list run at the same time.
 */
export function checks(name, steps) {
  return part(name, async () => {
    let ok = true;
    for (const step of steps) {
      const runs = [step].flat().map(({ command, ...options }) => runTool(command, options));
      for (const code of await Promise.all(runs)) if (code !== 0) ok = false;
    }
    return checkPart(name, ok);
  });
}

function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function resultOf(name, code, file, count) {
  const report = readJson(file);
  return testPart({ name, code, counts: report && count(report) });
}

/** A part of one Vitest project. */
export function vitest(name, { project, report = project, env }) {
  return part(name, async () => {
    const file = freshReport(report);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const runner = () => runTool(['vitest', 'run', '--project', project, ...reporters], { env });
    let code = await runner();
    // A failed test is reported; without a report the runner itself has crashed.
    if (!existsSync(file)) {
      say(`${name}: the runner ended with ${code} and left no report. It is started again once.`);
      code = await runner();
    }
    return resultOf(name, code, file, vitestCounts);
  });
}

/** The browser tests with the Chromium at this path, and more of the environment. */
export function playwright(name, chromiumPath, more = {}) {
  return part(name, async () => {
    const file = freshReport('browser');
    const env = { ...more, CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const code = await runTool(['playwright', 'test', '--reporter=list,json'], { env });
    return resultOf(name, code, file, playwrightCounts);
  });
}

/** Prints a summary of all parts at the end. */
export function summary(parts) {
  say('\n=== Summary');
  for (const { name, counts, note } of parts) {
    const skipped = counts.skipped > 0 && counts.passed + counts.failed === 0;
    const verdict = counts.failed > 0 ? 'FAILED ' : skipped ? 'SKIPPED' : 'ok     ';
    say(`${verdict} ${name}: ${note ?? countsLine(counts)}`);
  }
}
