import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

/** The database in use, with what differs between the server and the embedded one. */
export interface DatabaseHandle {
  readonly db: Db;
  readonly kind: 'postgres' | 'embedded';
  /** The embedded database itself; undefined on a PostgreSQL server. */
  readonly embedded: PGlite | undefined;
  readonly pool: pg.Pool | undefined;
  /** Calls back with the payload of each notification; survives lost connections. */
  listen(channel: string, callback: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** Calendar dates stay text: a date has no time zone and must not become an instant. */
const DATE_OID = 1082;
const INT8_OID = 20;
const parseInt8 = (value: string): number => Number(value);
const parseText = (value: string): string => value;

pg.types.setTypeParser(DATE_OID, parseText);
pg.types.setTypeParser(INT8_OID, parseInt8);

const LISTEN_RETRY_MS = 1000;

/** Opens PostgreSQL 15 or later by its address; connections are made when first needed. */
export function openPostgres(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    // A statement that hangs must not hold its connection for ever.
    query_timeout: 60_000,
  });
  pool.on('error', onError);
  let closed = false;
  const listeners = new Set<pg.Client>();

  async function listen(channel: string, callback: (payload: string) => void): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    listeners.add(client);
    const again = () => {
      if (!listeners.delete(client) || closed) return;
      // Whatever was told meanwhile is lost: an empty payload says that anything may have changed.
      callback('*');
      setTimeout(() => void listen(channel, callback).catch(onError), LISTEN_RETRY_MS).unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', (message) => callback(message.payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch {
      again();
    }
  }

  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    kind: 'postgres',
    embedded: undefined,
    pool,
    listen,
    async close() {
      closed = true;
      await Promise.all([...listeners].map((client) => client.end().catch(onError)));
      await pool.end();
    },
  };
}

/** Opens the embedded database in a folder, or in memory when none is given. */
export async function openEmbedded(folder?: string, dump?: Blob): Promise<DatabaseHandle> {
  const embedded = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    extensions: { citext, pg_trgm },
    parsers: { [DATE_OID]: parseText, [INT8_OID]: parseInt8 },
  });
  return {
    db: new Kysely<Database>({ dialect: new PGliteDialect({ pglite: embedded }) }),
    kind: 'embedded',
    embedded,
    pool: undefined,
    async listen(channel, callback) {
      await embedded.listen(channel, callback);
    },
    async close() {
      await embedded.close();
    },
  };
}
