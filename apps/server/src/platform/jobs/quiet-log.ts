import type { Log } from '../log.ts';
import { oneLine } from '../start-error.ts';

const SAME_MS = 60_000;

/** Logs an error that repeats every second, such as an unreachable database, only once a minute. */
export class QuietLog {
  readonly #log: Log;
  readonly #logged = new Map<string, number>();

  constructor(log: Log) {
    this.#log = log;
  }

  error(error: unknown): void {
    const now = Date.now();
    for (const [text, at] of this.#logged) if (now - at > SAME_MS) this.#logged.delete(text);
    const text = oneLine(error);
    if (this.#logged.has(text)) return;
    this.#logged.set(text, now);
    this.#log.error({ err: error }, 'jobs');
  }
}
