import type { PGlite } from '@electric-sql/pglite';

const EVERY_MS = 60_000;

/**
 * Writes what changed from the database's log to its tables from time to time. A server has a process
 * for that; without it the log would grow for ever, and each start would have to go through all of it.
 */
export class Checkpoints {
  readonly #database: PGlite;
  readonly #timer: NodeJS.Timeout;
  #last: string | undefined;

  constructor(database: PGlite) {
    this.#database = database;
    this.#timer = setInterval(() => void this.#whenChanged(), EVERY_MS).unref();
  }

  /** Does it now. */
  async now(): Promise<void> {
    await this.#database.exec('checkpoint');
    this.#last = await this.#position();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.now().catch(() => {});
  }

  async #whenChanged(): Promise<void> {
    try {
      if ((await this.#position()) !== this.#last) await this.now();
    } catch {
      // Closing; or a fault that the next request will meet and tell.
    }
  }

  async #position(): Promise<string | undefined> {
    const { rows } = await this.#database.query<{ at: string }>(
      'select pg_current_wal_insert_lsn()::text as at',
    );
    return rows[0]?.at;
  }
}
