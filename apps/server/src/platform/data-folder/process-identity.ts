import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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
