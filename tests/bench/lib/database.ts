import { totalmem } from 'node:os';
import {
  type DatabaseHandle,
  openPostgres,
} from '../../../apps/server/src/platform/database/database.ts';
import { providePostgres, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { atEnd } from './cleanup.ts';
import { move, type Place } from './cores.ts';
import { seed } from './our-server.ts';
import { parentOf } from './process-facts.ts';

const GIB = 1024 ** 3;
const LARGEST_BUFFERS_GIB = 4;

export interface BenchDatabase {
  /** Folder of PostgreSQL's programs. */
  bin: string;
  version: string;
  /** Settings that differ from PostgreSQL's defaults, for the report. */
  settings: Record<string, string | number>;
  /** Creates a database with this many listings. @returns its address and the seconds it took */
  load(listings: number): Promise<{ url: string; seconds: number; bytes: number }>;
  drop(listings: number): Promise<void>;
  /** The cores for new connections. */
  moveTo(place: Place): Promise<void>;
}

function settingsFor(memory: number): Record<string, string | number> {
  const gib = Math.max(1, Math.floor(memory / GIB));
  return {
    // The measurements do not write; loading would otherwise wait for the disk.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: '4GB',
    checkpoint_timeout: '1h',
    shared_buffers: `${Math.min(LARGEST_BUFFERS_GIB, Math.max(1, Math.floor(gib / 4)))}GB`,
    effective_cache_size: `${Math.max(1, Math.floor(gib / 2))}GB`,
    maintenance_work_mem: '512MB',
    work_mem: '16MB',
    random_page_cost: 1.1,
  };
}

export type Pool = NonNullable<DatabaseHandle['pool']>;

/** Runs work over one connection, with the project's own type parsers and no timeout. */
export async function withPool<T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const handle = openPostgres(url, 1, () => {}, 0);
  try {
    if (handle.pool === undefined) throw new Error('no PostgreSQL');
    return await work(handle.pool);
  } finally {
    await handle.close();
  }
}

/** Rows of a query, over its own connection. */
export async function ask<T extends object>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  return withPool(url, async (pool) => (await pool.query<T>(sql, values)).rows);
}

const nameOf = (listings: number) => `listings_${listings}`;

/** Settings that make a commit wait for the disk, as in production. */
export const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/**
 * Starts a PostgreSQL server with a new cluster in a temporary folder.
 * @param more settings in addition to those of the benchmark
 */
export async function startDatabase(
  more: Record<string, string | number> = {},
): Promise<BenchDatabase> {
  const bin = await providePostgres();
  if (bin === undefined) throw new Error('The benchmark needs PostgreSQL 15 or later.');
  const settings = { ...settingsFor(totalmem()), ...more };
  const server = await startPostgres({ bin, settings });
  atEnd(server.stop);
  const [row] = await ask<{ server_version: string }>(server.url, 'show server_version');
  return {
    bin,
    version: row?.server_version ?? 'unknown',
    settings,
    async load(listings) {
      const name = nameOf(listings);
      await ask(server.url, `create database ${name} template template0 encoding 'UTF8'`);
      const { href: url } = new URL(`/${name}`, server.url);
      const seconds = await seed(url, listings);
      // Also sets the visibility map, as autovacuum would in production.
      await ask(url, 'vacuum (analyze)');
      await ask(url, 'checkpoint');
      const [size] = await ask<{ bytes: string }>(
        url,
        'select pg_database_size(current_database()) as bytes',
      );
      return { url, seconds, bytes: Number(size?.bytes ?? 0) };
    },
    async drop(listings) {
      await ask(server.url, `drop database if exists ${nameOf(listings)} with (force)`);
    },
    async moveTo(place) {
      // The parent of a connection's process is the postmaster.
      const postmaster = await withPool(server.url, async (pool) => {
        const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
        return parentOf(rows[0]?.pid ?? 0);
      });
      if (postmaster !== undefined) move(postmaster, place);
    },
  };
}
