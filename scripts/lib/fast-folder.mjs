import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Linux keeps its files in memory. */
const IN_MEMORY = '/dev/shm';
const NEEDED_BYTES = 4e9;

/** The system's folder in memory; undefined where there is none or less than 4 GB are free. */
export function memoryFolder() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) < NEEDED_BYTES ? undefined : IN_MEMORY;
  } catch {
    // There is none, as on a Mac, or this user may not write there.
    return undefined;
  }
}

/**
 * Calls `work` with a temporary folder in memory for the tests' data, which they create and copy
 * all the time; on a disk that took a quarter of the fault tests. The folder is removed afterwards.
 * Where less than 4 GB are free, `work` gets undefined and the tests use the disk.
 */
export async function withFastFolder(work) {
  const base = memoryFolder();
  if (base === undefined) return work(undefined);
  const folder = mkdtempSync(join(base, 'crewpad-tests-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
