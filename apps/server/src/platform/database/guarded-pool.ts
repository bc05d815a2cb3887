import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** What pg says when the server did not answer within the client's own limit. */
const NO_ANSWER = 'Query read timeout';

/**
 * A pool that throws away connections on which the server fell silent. pg itself would hand such a
 * connection to the next request, which then waits in vain as well.
 */
export function guardedPool(pool: pg.Pool): PostgresPool {
  const guards = new WeakMap<pg.PoolClient, GuardedClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      // Kysely keeps what it knows of a connection by its client: the same one each time.
      const known = guards.get(client);
      const guard = known ?? new GuardedClient(client);
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
  #silent: Error | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // A rollback after the silence would wait just as long.
    if (this.#silent !== undefined) throw this.#silent;
    try {
      const result = await this.#client.query(sql, [...parameters]);
      return result as unknown as PostgresQueryResult<R>;
    } catch (error) {
      if (error instanceof Error && error.message === NO_ANSWER) this.#silent = error;
      throw error;
    }
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy === true || this.#silent !== undefined);
  }
}
