import type { Log } from '../log.ts';
import { oneLine } from '../start-error.ts';

const SAME_MS = 60_000;

/** Logs a fault that comes back every second, as while the database is gone, once a minute. */
export class QuietLog {
  readonly #log: Log;
  readonly #told = new Map<string, number>();

  constructor(log: Log) {
    this.#log = log;
  }

  error(error: unknown): void {
    const now = Date.now();
    for (const [text, at] of this.#told) if (now - at > SAME_MS) this.#told.delete(text);
    const text = oneLine(error);
    if (this.#told.has(text)) return;
    this.#told.set(text, now);
    this.#log.error({ err: error }, 'jobs');
  }
}
