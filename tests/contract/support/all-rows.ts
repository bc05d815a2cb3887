import type pg from 'pg';
import type { DatabaseHandle } from '../../../apps/server/src/platform/database/database.ts';
import { sql } from '../../../apps/server/src/testing/services.ts';

/** One entry per table: its name, how many rows it has, and what wrote the newest of them. */
export type AllRows = Record<string, string>;

/** Excludes rate-limit counters: they change with every call, refused or not. */
const NO_DATA = ['rate_limits'];

/** The server handles a stored event later, which changes its row during some other call. */
const newestOf = (table: string) =>
  table === 'provider_events' ? 'max(event_id)' : 'max(xmin::text::bigint)::text';

/**
 * Fingerprints every table of the product: equal before and after if nothing has changed. Each row
 * has the number of the transaction that wrote it, which is larger than all earlier ones.
 */
export class RowReader {
  readonly #query: string;
  readonly #database: DatabaseHandle;
  /** Its own connection, which plans the query once: that takes longer than running it. */
  readonly #client: pg.PoolClient | undefined;

  private constructor(query: string, database: DatabaseHandle, client: pg.PoolClient | undefined) {
    this.#query = query;
    this.#database = database;
    this.#client = client;
  }

  static async open(database: DatabaseHandle): Promise<RowReader> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any (${NO_DATA})
      order by 1
    `.execute(database.db);
    const tables = rows.map(
      ({ name }) =>
        `select '${name}' as name, concat(count(*), ' ', ${newestOf(name)}) as state from "${name}"`,
    );
    return new RowReader(tables.join(' union all '), database, await database.pool?.connect());
  }

  async read(): Promise<AllRows> {
    const text = this.#query;
    const { rows } = await (this.#client?.query({ name: 'all rows', text }) ??
      sql<{ name: string; state: string }>`${sql.raw(text)}`.execute(this.#database.db));
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  }

  close(): void {
    this.#client?.release();
  }
}
