import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import type { Machine } from './result.ts';

const GIB = 1024 ** 3;

/** Starts recording the machine and its load; call the result to finish. */
export function watchMachine(): () => Machine {
  const [loadBefore = 0] = loadavg();
  return () => ({
    date: new Date().toISOString().slice(0, 10),
    cpu: cpuName(),
    // Not availableParallelism, because this process is pinned to some of them.
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / GIB),
    system: `${type()} ${release()}`,
    node: process.version,
    loadBefore,
    loadAfter: loadavg()[0] ?? 0,
  });
}

/** Virtual machines often report only the family; the clock rate adds some information. */
function cpuName(): string {
  const [cpu] = cpus();
  const clock = clockMhz() ?? cpu?.speed ?? 0;
  return `${cpu?.model.trim() ?? 'unknown'}${clock > 0 ? `, ${Math.round(clock)} MHz` : ''}`;
}

function clockMhz(): number | undefined {
  try {
    const clock = /^cpu MHz\s*:\s*([\d.]+)/m.exec(readFileSync('/proc/cpuinfo', 'utf8'));
    return clock?.[1] === undefined ? undefined : Number(clock[1]);
  } catch {
    return undefined;
  }
}
