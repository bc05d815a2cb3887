import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { databaseWait } from '../event-counts.ts';
import { sqlState } from './faults.ts';

/** The message of pg when the server exceeds the client's timeout. */
const NO_ANSWER = 'Query read timeout';
/** Reads are a small fixed set of statements. */
const READS = /^\s*(select|with)\b/i;
/** The server's message when a migration has changed the columns of a prepared statement. */
const OUTDATED = '0A000';
/** Each takes about a quarter of a megabyte on the server. */
const PREPARED_MAX = 100;

/**
 * A pool that closes connections to unresponsive servers. pg itself would hand such a connection to
 * the next request, which would also time out.
 * @param prepares whether the server plans reads once per connection instead of each time
 */
export function guardedPool(pool: pg.Pool, prepares: boolean): PostgresPool {
  const guards = new WeakMap<pg.PoolClient, GuardedClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const stopWaiting = databaseWait.startTimer();
      const client = await pool.connect().finally(stopWaiting);
      // Kysely caches connection state by client, so this must be the same object each time.
      const existing = guards.get(client);
      const guard = existing ?? new GuardedClient(client, prepares);
      guards.set(client, guard);
      // Otherwise a connection that breaks while in use would end the process. Its user gets the
      // error from the failed query.
      if (existing === undefined) client.on('error', () => {});
      // Without cursors, because no code here streams results.
      return guard as unknown as PostgresPoolClient;
    },
  };
}

const replicaReads = new AsyncLocalStorage<{ isRunning: boolean }>();

/** Takes each connection from the primary, and within `onReplica` from the replica. */
export function routedPool(primary: PostgresPool, replica: PostgresPool): PostgresPool {
  return {
    options: primary.options,
    connect: () => (replicaReads.getStore()?.isRunning === true ? replica : primary).connect(),
    async end() {
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}

/** Runs a read on the replica, if the database has one. */
export async function onReplica<T>(read: () => Promise<T>): Promise<T> {
  const call = { isRunning: true };
  try {
    return await replicaReads.run(call, read);
  } finally {
    // What it left to do in the background may write.
    call.isRunning = false;
  }
}

class GuardedClient {
  readonly #client: pg.PoolClient;
  readonly #prepares: boolean;
  /** The names of this connection's prepared statements by SQL. */
  readonly #names = new Map<string, string>();
  #silent: Error | undefined;
  #isOutdated = false;

  constructor(client: pg.PoolClient, prepares: boolean) {
    this.#client = client;
    this.#prepares = prepares;
  }

  async query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // A rollback would time out too.
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

  /** undefined if the query is not prepared. */
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
