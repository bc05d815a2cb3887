/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ name: string, counts: Counts, note?: string }} Part
 */

const KINDS = { passed: 'passed', failed: 'failed' };

/**
 * Counts of a Vitest JSON report; a file that could not be loaded is one failure.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report.testResults) {
    for (const test of file.assertionResults) counts[KINDS[test.status] ?? 'skipped'] += 1;
    const hasFailedTest = file.assertionResults.some((test) => test.status === 'failed');
    if (file.status === 'failed' && !hasFailedTest) counts.failed += 1;
  }
  return counts;
}

/**
 * Counts of a Playwright JSON report; a flaky test (failed, then passed in CI) passed, and Playwright lists it.
 * @param {{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>, errors: unknown[] }} report
 * @returns {Counts}
 */
export function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** A part without a test runner: it passes or fails. */
export function checkPart(name, ok, note) {
  return { name, counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, note };
}

export function skippedPart(name, note) {
  return { name, counts: { passed: 0, failed: 0, skipped: 1 }, note };
}

/**
 * A part with a test runner. Its report alone is not enough: a runner that exited with an error, left
 * no report or ran no test counts as at least one failure.
 * @param {{ name: string, code: number, counts?: Counts }} outcome
 * @returns {Part}
 */
export function testPart({ name, code, counts }) {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  let note;
  if (!counts) note = `the runner left no report and ended with ${code}`;
  else if (passed + failed === 0) note = 'no test ran';
  else if (code !== 0 && failed === 0) note = `the runner ended with ${code}`;
  return { name, counts: { passed, failed: note ? failed + 1 : failed, skipped }, note };
}

/** @param {Part[]} parts @returns {Counts} */
export function total(parts) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { counts } of parts) {
    for (const kind of Object.keys(sum)) sum[kind] += counts[kind];
  }
  return sum;
}

/** `N passed, N failed`, with `, N skipped` when there are any. */
export function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
