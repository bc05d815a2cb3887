import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { sqlState } from './transaction.ts';

/** What pg says when the server did not answer within the client's own limit. */
const NO_ANSWER = 'Query read timeout';
/** What is read; the same few statements all day. */
const READS = /^\s*(select|with)\b/i;
/** What the server says of a prepared statement whose columns a migration has changed. */
const OUTDATED = '0A000';
/** The server keeps about a quarter of a megabyte for each. */
const PREPARED_MAX = 100;

/**
 * A pool that throws away connections on which the server fell silent. pg itself would hand such a
 * connection to the next request, which then waits in vain as well.
 * @param prepares whether the server plans what is read once for each connection, and not each time
 */
export function guardedPool(pool: pg.Pool, prepares: boolean): PostgresPool {
  const guards = new WeakMap<pg.PoolClient, GuardedClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      // Kysely keeps what it knows of a connection by its client: the same one each time.
      const known = guards.get(client);
      const guard = known ?? new GuardedClient(client, prepares);
      guards.set(client, guard);
      // A connection that breaks while it is lent would otherwise end the process; whoever has
      // borrowed it is told by the query that fails.
      if (known === undefined) client.on('error', () => {});
      // It has no cursors: nothing here reads a result piece by piece.
      return guard as unknown as PostgresPoolClient;
    },
  };
}

class GuardedClient {
  readonly #client: pg.PoolClient;
  readonly #prepares: boolean;
  /** Names of this connection's prepared statements by their SQL. */
  readonly #names = new Map<string, string>();
  #silent: Error | undefined;
  #isOutdated = false;

  constructor(client: pg.PoolClient, prepares: boolean) {
    this.#client = client;
    this.#prepares = prepares;
  }

  async query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // A rollback after the silence would wait just as long.
    if (this.#silent !== undefined) throw this.#silent;
    const name = this.#nameOf(sql);
    try {
      return await this.#send(sql, parameters, name);
    } catch (error) {
      if (error instanceof Error && error.message === NO_ANSWER) this.#silent = error;
      if (name === undefined || sqlState(error) !== OUTDATED) throw error;
      this.#isOutdated = true;
      return await this.#send(sql, parameters);
    }
  }

  release(destroy?: boolean): void {
    const isSpent = this.#isOutdated || this.#names.size >= PREPARED_MAX;
    this.#client.release(destroy === true || this.#silent !== undefined || isSpent);
  }

  async #send<R>(
    text: string,
    parameters: readonly unknown[],
    name?: string,
  ): Promise<PostgresQueryResult<R>> {
    const values = [...parameters];
    const result = await this.#client.query(
      name === undefined ? { text, values } : { name, text, values },
    );
    return result as unknown as PostgresQueryResult<R>;
  }

  /** Undefined: not to be prepared. */
  #nameOf(sql: string): string | undefined {
    if (!this.#prepares || this.#isOutdated || !READS.test(sql)) return undefined;
    let name = this.#names.get(sql);
    if (name === undefined && this.#names.size < PREPARED_MAX) {
      name = createHash('sha1').update(sql).digest('hex');
      this.#names.set(sql, name);
    }
    return name;
  }
}
