import { describe, expect, it } from 'vitest';
import {
  checkPart,
  countsLine,
  playwrightCounts,
  skippedPart,
  testPart,
  total,
  vitestCounts,
} from '../../scripts/lib/tally.mjs';

const none = { passed: 0, failed: 0, skipped: 0 };

describe('report counts', () => {
  it('count skipped, pending and todo tests of Vitest as skipped', () => {
    const statuses = ['passed', 'passed', 'failed', 'skipped', 'pending', 'todo'];
    const assertionResults = statuses.map((status) => ({ status }));
    const report = { testResults: [{ status: 'failed', assertionResults }] };
    expect(vitestCounts(report)).toEqual({ passed: 2, failed: 1, skipped: 3 });
  });

  it('count a file that Vitest could not load as a failure', () => {
    const report = { testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(vitestCounts(report)).toEqual({ ...none, failed: 1 });
  });

  it('count Playwright errors outside of tests as failures, and retried passes as passed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2, skipped: 2 });
  });
});

describe('a test suite', () => {
  it('fails when it ran no test', () => {
    const part = testPart({ name: 'unit', code: 0, counts: { ...none, skipped: 4 } });
    expect(part).toMatchObject({
      counts: { passed: 0, failed: 1, skipped: 4 },
      note: 'no test ran',
    });
  });

  it('fails when its runner left no report', () => {
    expect(testPart({ name: 'unit', code: 0 }).counts).toEqual({ ...none, failed: 1 });
  });

  it('fails when its runner exited with an error although no test failed', () => {
    const part = testPart({ name: 'unit', code: 1, counts: { ...none, passed: 3 } });
    expect(part.counts).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('counts a failed test once', () => {
    const part = testPart({ name: 'unit', code: 1, counts: { ...none, passed: 3, failed: 1 } });
    expect(part.counts).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('a suite without a test runner counts as one test', () => {
    expect(checkPart('types', true).counts).toEqual({ ...none, passed: 1 });
    expect(checkPart('types', false).counts).toEqual({ ...none, failed: 1 });
  });
});

describe('the summary line', () => {
  it('sums all suites and mentions skipped tests only when there are any', () => {
    const parts = [checkPart('types', true), checkPart('lint', false)];
    expect(countsLine(total(parts))).toBe('1 passed, 1 failed');
    parts.push(skippedPart('browser', 'no Chromium'));
    expect(countsLine(total(parts))).toBe('1 passed, 1 failed, 1 skipped');
  });
});
