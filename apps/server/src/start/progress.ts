import { createLog, type Log } from '../platform/log.ts';

const REPORT_AFTER_MS = 1000;

/** Prints the result of a command as plain text. */
export function answer(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a line for the person at the terminal; where there is none, as a line of the log. */
export function say(line: string, level: 'info' | 'warn' = 'info'): void {
  const entry = { level, time: new Date().toISOString(), msg: line };
  const output = level === 'warn' ? `Warning: ${line}` : line;
  answer(process.stdout.isTTY ? output : JSON.stringify(entry));
}

/** Milliseconds of each startup step. */
export const stepDurations: Record<string, number> = {};

/** Runs one startup step, and prints its name if it takes longer than a moment. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(say, REPORT_AFTER_MS, `${name} ...`);
  const since = performance.now();
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    stepDurations[name] = Math.round(performance.now() - since);
  }
}

/** A log for loading the demo data that prints progress in plain words. */
export function demoProgress(): Log {
  return createLog('info', {
    write(line) {
      const entry: { listings?: number } = JSON.parse(line);
      if (entry.listings !== undefined) say(`Loaded ${entry.listings} demo crash pads`);
    },
  });
}
