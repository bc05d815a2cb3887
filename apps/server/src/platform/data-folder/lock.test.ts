import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isRunning, lockFolder, processStart } from './lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewpad-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Above the process ids that systems use. */
const NO_PROCESS = 2 ** 30;

it('has one holder, and can be acquired again after release', async () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${process.pid}`);
  lock.release();
  lockFolder(folder).release();
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  ['of a process that is gone', JSON.stringify({ pid: NO_PROCESS, start: 'x' })],
  ['of an earlier process with the same number', JSON.stringify({ pid: process.pid, start: 'x' })],
  ['that cannot be read', '{"pid":'],
  ['that is empty', ''],
])('is taken over when it is one %s', async (_what, content) => {
  await writeFile(join(folder, 'lock'), content);
  const lock = lockFolder(folder);
  expect(await readdir(folder)).toEqual(['lock']);
  lock.release();
});

it('distinguishes processes by their start time', () => {
  const start = processStart(process.pid);
  expect(start).toBeDefined();
  expect(isRunning(process.pid, start)).toBe(true);
  expect(isRunning(process.pid, 'another time')).toBe(false);
  expect(isRunning(NO_PROCESS, start)).toBe(false);
});
