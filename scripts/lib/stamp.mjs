import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The content of a stamp file or a lock file of npm; undefined if it is missing or damaged. */
export function readJson(path) {
  try {
    const value = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes in one step, so that a stamp is complete or missing. */
export function writeStamp(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(value)}\n`);
  renameSync(draft, path);
}

/** Like writeStamp, for a stamp that only saves time: whoever starts may not be who has built. */
export function improveStamp(path, value) {
  try {
    writeStamp(path, value);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}
