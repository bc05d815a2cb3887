import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/log.ts';

const FLUSH_MS = 5000;

/**
 * Counts the views of listing pages: in memory first, and every few seconds in one statement, so
 * that a page costs no write of its own. What a crash loses is a few seconds of views.
 */
export class ViewCounter {
  readonly #db: Db;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #waiting = new Map<number, number>();

  constructor(db: Db, log: Log, everyMs = FLUSH_MS) {
    this.#db = db;
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), everyMs).unref();
  }

  /** Counts one view of a listing's page. */
  record(listingId: number): void {
    this.#waiting.set(listingId, (this.#waiting.get(listingId) ?? 0) + 1);
  }

  /** Writes what is waiting; when the database refuses, it waits for the next time. */
  async flush(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const views = this.#waiting;
    this.#waiting = new Map();
    try {
      await addViews(this.#db, views);
    } catch (error) {
      for (const [id, count] of views) this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + count);
      this.#log.warn({ err: error }, 'views could not be written');
    }
  }

  /** Writes what is waiting and counts no more by itself. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}

async function addViews(db: Db, views: ReadonlyMap<number, number>): Promise<void> {
  // Locked by id first, the order of refresh_listings: two writers then cannot wait for each other.
  await sql`
    with seen as (
      select * from unnest(${[...views.keys()]}::integer[], ${[...views.values()]}::integer[]) as s (id, n)
    ), locked as materialized (
      select l.id from listings l where l.id in (select id from seen) order by l.id for update
    )
    update listings l set views = l.views + s.n
    from seen s join locked k on k.id = s.id
    where l.id = s.id
  `.execute(db);
}
