import { createLog, type Log } from '../platform/log.ts';

const TELL_AFTER_MS = 1000;

/** One line for the person who started this. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Does one step of the start, and says what is being done once it takes longer than a moment. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(say, TELL_AFTER_MS, `${name} ...`);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

/** A log for the loading of the demo data that tells how far the pictures are, in a person's words. */
export function demoProgress(): Log {
  return createLog('info', {
    write(line) {
      const entry: { done?: number; total?: number; listings?: number } = JSON.parse(line);
      if (entry.total !== undefined) say(`Drawing the demo pictures ${entry.done}/${entry.total}`);
      if (entry.listings !== undefined) say(`Loaded ${entry.listings} demo crash pads`);
    },
  });
}
