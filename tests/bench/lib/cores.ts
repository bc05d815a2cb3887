import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** `contender`: what is measured. `others`: the load generator and the database. */
export type Place = 'contender' | 'others' | 'all';

const TASKSET = 'taskset';
const count = availableParallelism();
const works =
  process.platform === 'linux' && count > 1 && spawnSync(TASKSET, ['--version']).status === 0;

/** Its description in the report. */
export const coresNote = works
  ? `The contender alone on core 0; PostgreSQL and the load generator on ${count === 2 ? 'core 1' : `cores 1-${count - 1}`}. In pgbench's rows pgbench takes core 0.`
  : 'Nothing is pinned to cores (needs Linux, taskset and two cores).';

function list(place: Place): string {
  if (place === 'contender') return '0';
  return place === 'others' ? `1-${count - 1}` : `0-${count - 1}`;
}

/** The command prefix that runs another command on these cores. */
export function onCores(place: Place, command: string, args: string[]): [string, string[]] {
  return works ? [TASKSET, ['-c', list(place), command, ...args]] : [command, args];
}

/** Moves a running process with all its threads and future children. */
export function move(pid: number, place: Place): void {
  if (works) spawnSync(TASKSET, ['-a', '-c', '-p', list(place), String(pid)]);
}
