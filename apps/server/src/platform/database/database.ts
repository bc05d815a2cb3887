import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { queryLog } from '../tracing.ts';
import { guardedPool, routedPool } from './guarded-pool.ts';
import { PostgresListener } from './postgres-listener.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

/** The database in use, with the differences between the server and the embedded one. */
export interface DatabaseHandle {
  readonly db: Db;
  readonly kind: 'postgres' | 'embedded';
  /** The embedded database itself; undefined on a PostgreSQL server. */
  readonly embedded: PGlite | undefined;
  readonly pool: pg.Pool | undefined;
  /** Calls back with the payload of each notification; reconnects after lost connections. */
  listen(channel: string, callback: (payload: string) => void): Promise<void>;
  /** Whether every listener currently receives notifications. */
  isListening(): boolean;
  close(): Promise<void>;
}

/** Calendar dates stay text: a date has no time zone and must not become an instant. */
const DATE_OID = 1082;
const INT8_OID = 20;
const parseInt8 = (value: string): number => Number(value);
const parseText = (value: string): string => value;

pg.types.setTypeParser(DATE_OID, parseText);
pg.types.setTypeParser(INT8_OID, parseInt8);

const CONNECT_TIMEOUT_MS = 5000;
/** A request that waits longer is refused; the browser can retry. */
const QUERY_TIMEOUT_MS = 10_000;
/**
 * The server's timeout fires first and reports an error; the client's is for unresponsive servers.
 */
const CLIENT_EXTRA_MS = 2000;

/**
 * Opens PostgreSQL 15 or later by its address; connections open on first use.
 * @param onError called for every lost connection; the pool opens new ones automatically
 * @param queryTimeoutMs statement timeout; 0 for none, for startup and command-line work
 * @param replicaUrl the server that answers within `onReplica`
 */
export function openPostgres(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
  queryTimeoutMs: number = QUERY_TIMEOUT_MS,
  replicaUrl?: string,
): DatabaseHandle {
  const openPool = (connectionString: string) => {
    const pool = new pg.Pool({
      connectionString,
      application_name: 'crewpad',
      max: poolSize,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      // Compiling a query takes longer than running any of ours.
      options: '-c jit=off',
      ...(queryTimeoutMs > 0 && {
        statement_timeout: queryTimeoutMs,
        query_timeout: queryTimeoutMs + CLIENT_EXTRA_MS,
      }),
    });
    pool.on('error', onError);
    return pool;
  };
  const pool = openPool(url);
  const replica = replicaUrl === undefined ? undefined : openPool(replicaUrl);
  const prepares = queryTimeoutMs > 0;
  const guarded = guardedPool(pool, prepares);
  const listener = new PostgresListener(url, onError);
  return {
    db: new Kysely<Database>({
      dialect: new PostgresDialect({
        pool: replica === undefined ? guarded : routedPool(guarded, guardedPool(replica, prepares)),
      }),
      ...queryLog(),
    }),
    kind: 'postgres',
    embedded: undefined,
    pool,
    listen: (channel, callback) => listener.listen(channel, callback),
    isListening: () => listener.isListening,
    async close() {
      await listener.close();
      await Promise.all([pool.end(), replica?.end()]);
    },
  };
}

interface EmbeddedOptions {
  /** A database dump to start from, instead of an empty one. */
  dump?: Blob;
  /** Receives the database's log output. */
  onStderr?: (line: string) => void;
}

/** A small installation fits in the system's file cache; the default is eight times as large. */
const SHARED_BUFFERS = '16MB';

/** Opens the embedded database in a folder, or in memory if none is given. */
export async function openEmbedded(
  folder?: string,
  { dump, onStderr }: EmbeddedOptions = {},
): Promise<DatabaseHandle> {
  const embedded = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    ...(onStderr !== undefined && {
      onStderr(line: string) {
        onStderr(line);
        return true;
      },
    }),
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    extensions: { btree_gist, citext, pg_trgm },
    parsers: { [DATE_OID]: parseText, [INT8_OID]: parseInt8 },
  });
  const checkpoints = folder === undefined ? undefined : new Checkpoints(embedded);
  return {
    db: new Kysely<Database>({
      dialect: new PGliteDialect({ pglite: embedded }),
      ...queryLog(),
    }),
    kind: 'embedded',
    embedded,
    pool: undefined,
    async listen(channel, callback) {
      await embedded.listen(channel, callback);
    },
    isListening: () => true,
    async close() {
      await checkpoints?.stop();
      await embedded.close();
    },
  };
}

const EVERY_MS = 60_000;

/**
 * Runs checkpoints periodically. A PostgreSQL server has a process for this; without it the log
 * would grow forever, and each start would have to replay all of it.
 */
class Checkpoints {
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
    // The last checkpoint only saves time: without it the next start replays the log.
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
