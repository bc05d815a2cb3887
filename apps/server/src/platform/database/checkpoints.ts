import type { PGlite } from '@electric-sql/pglite';

const EVERY_MS = 60_000;

/**
 * Runs checkpoints periodically. A PostgreSQL server has a process for this; without it the log
 * would grow forever, and each start would have to replay all of it.
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
      // The database is closing, or has a fault that the next request reports.
    }
  }

  async #position(): Promise<string | undefined> {
    const { rows } = await this.#database.query<{ at: string }>(
      'select pg_current_wal_insert_lsn()::text as at',
    );
    return rows[0]?.at;
  }
}
