import { readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of 10 ms. */
const MS_PER_TICK = 10;
/** Fields of /proc/PID/stat after the name: utime is the 12th, stime the 13th. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

function fromProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** Processor time of a process so far, in milliseconds; NaN if unavailable. */
export function processorMs(pid: number): number {
  // The name before it is in brackets and may contain spaces.
  const fields = fromProc(pid, 'stat')?.split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * MS_PER_TICK;
}

/** Resident memory in MB (10^6 bytes); NaN if unavailable. */
export function residentMb(pid: number): number {
  return (Number(/^VmRSS:\s*(\d+) kB/m.exec(fromProc(pid, 'status') ?? '')?.[1]) * 1024) / 1e6;
}

export function parentOf(pid: number): number | undefined {
  const parent = /^PPid:\s*(\d+)/m.exec(fromProc(pid, 'status') ?? '')?.[1];
  return parent === undefined ? undefined : Number(parent);
}
