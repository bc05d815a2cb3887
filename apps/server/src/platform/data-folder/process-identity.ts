import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Field 22 of /proc/<pid>/stat; the name in field 2 may hold anything, so fields count from its end. */
const START_AFTER_NAME = 19;

/**
 * When a process started, in words that compare equal for the same process only: a process number is
 * given out again after a restart, and in a container it is always the same. Undefined: no such
 * process, or the system does not tell.
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
    return undefined;
  }
}

/** Whether this very process still runs, and not another one that was given its number. */
export function isRunning(pid: number, start: string | undefined): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Not ours to signal, but there.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const current = processStart(pid);
  return start === undefined || current === undefined || start === current;
}
