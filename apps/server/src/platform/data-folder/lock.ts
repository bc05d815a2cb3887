import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../start-error.ts';

/**
 * Field 22 of /proc/<pid>/stat, counted from the end of field 2, which is a name with any
 * characters.
 */
const START_AFTER_NAME = 19;

/**
 * When a process started, as text that is equal only for the same process: process ids are reused
 * after a restart, and constant in a container. undefined if there is no such process, or the
 * system does not provide it.
 */
export function processStart(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_AFTER_NAME];
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${boot} ${ticks}`;
    }
    const line = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return line.trim() || undefined;
  } catch {
    // No such process, or not ours to look at.
    return undefined;
  }
}

/** Whether this process is still running, and its id was not reused. */
export function isRunning(pid: number, start: string | undefined): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // We may not signal it, but it exists.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const current = processStart(pid);
  return start === undefined || current === undefined || start === current;
}

const FILE = 'lock';
const TRIES = 20;

const holder = z.object({ pid: z.number().int().positive(), start: z.string().optional() });
type Holder = z.infer<typeof holder>;

/**
 * The lock on a data folder, held by one process: the embedded database itself would allow two
 * processes to write to one folder and corrupt it.
 */
export interface FolderLock {
  release(): void;
}

/**
 * Takes the lock of a folder, or takes over that of a dead process.
 * @throws StartError if a running process holds it
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, FILE);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const content = tryTake(folder, file);
    if (content !== undefined) return { release: () => releaseIfOurs(file, content) };
    const owner = readHolder(file);
    if (owner !== undefined && isRunning(owner.pid, owner.start)) {
      throw new StartError(
        `The data folder ${folder} is in use by process ${owner.pid}: ` +
          'stop it first, or give another DATA_DIR.',
      );
    }
    clearStale(file);
  }
  throw new StartError(
    `The data folder ${folder} cannot be locked: its lock keeps changing hands.`,
  );
}

/** Creates the file with its content in one step, so that no process reads an incomplete lock. */
function tryTake(folder: string, file: string): string | undefined {
  const content = JSON.stringify({ pid: process.pid, start: processStart(process.pid) });
  const draft = join(folder, `${FILE}.${randomBytes(6).toString('hex')}`);
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return content;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return holder.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Without a file, or with another content, nobody holds the lock.
    return undefined;
  }
}

/**
 * If two processes find the same dead holder, only one can move its lock away. If that was a newer
 * lock, it moves it back.
 */
function clearStale(file: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(file, aside);
  } catch {
    // Another process moved or released it first.
    return;
  }
  const moved = readHolder(aside);
  if (moved !== undefined && isRunning(moved.pid, moved.start)) {
    try {
      linkSync(aside, file);
    } catch {
      // Another process holds it now; the next attempt finds it.
    }
  }
  rmSync(aside, { force: true });
}

function releaseIfOurs(file: string, content: string): void {
  try {
    if (readFileSync(file, 'utf8') === content) rmSync(file, { force: true });
  } catch {
    // Already deleted.
  }
}
