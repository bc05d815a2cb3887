import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { readConfig } from '../config.ts';
import { limitTableOf } from '../features/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { makeDataFolder } from '../platform/data-folder/data-folder.ts';
import { type DatabaseHandle, openEmbedded, openPostgres } from '../platform/database/database.ts';
import { watchLockOrder } from '../platform/database/locks.ts';
import { migrate } from '../platform/database/migrate.ts';
import { ChangeFeed } from '../platform/events.ts';
import { openFolderStorage } from '../platform/files/storage.ts';
import { openGeocoder } from '../platform/geocoding/geocoder.ts';
import { noJobs } from '../platform/jobs/definition.ts';
import { openLimits } from '../platform/limits/limits.ts';
import { createLog } from '../platform/log.ts';
import { Metrics } from '../platform/metrics.ts';
import { tableOfKinds } from '../platform/payments/obligation-kinds.ts';
import { openPaymentProvider } from '../platform/payments/provider.ts';
import type { Services } from '../platform/services.ts';
import { setSiteBrand } from '../platform/texts.ts';

/** For tests outside this package. */
export { sql } from 'kysely';

/** The server for this run's database tests; undefined for the embedded database. */
export const testServerUrl: string | undefined =
  process.env.TEST_DATABASE === 'postgres' ? process.env.TEST_DATABASE_URL : undefined;

const POOL_SIZE = 5;
/** A slow machine is not a failure: a test ends no later than this anyway. */
const QUERY_TIMEOUT_MS = 60_000;

/** Connections to a test database. Each query may take longer than in production. */
export const openTestPostgres = (url: string): DatabaseHandle =>
  openPostgres(url, POOL_SIZE, () => {}, QUERY_TIMEOUT_MS);

/** A separate database with the newest schema (or that of `upTo`), on the server or embedded. */
export async function openTestDatabase(upTo?: string): Promise<DatabaseHandle> {
  watchLockOrder();
  const template = upTo === undefined ? process.env.TEST_TEMPLATE : undefined;
  const url = await createTestDatabase(template);
  if (url !== undefined) {
    const handle = openTestPostgres(url);
    if (template === undefined) await migrate(handle.db, upTo);
    return {
      ...handle,
      async close() {
        await handle.close();
        await removeTestDatabase(url);
      },
    };
  }
  if (template !== undefined) {
    return openEmbedded(undefined, { dump: await openAsBlob(template) });
  }
  const handle = await openEmbedded();
  await migrate(handle.db, upTo);
  return handle;
}

/** Connections of another node to a test database. The embedded database has one, which is shared. */
export async function openPeer(database: DatabaseHandle): Promise<DatabaseHandle> {
  if (testServerUrl === undefined) return { ...database, close: async () => {} };
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    database.db,
  );
  const url = new URL(testServerUrl);
  url.pathname = `/${rows[0]?.name}`;
  return openTestPostgres(url.href);
}

/**
 * Creates a database on the server, empty or as a copy of another, and returns its address; undefined if
 * embedded.
 */
export async function createTestDatabase(template = 'template0'): Promise<string | undefined> {
  if (testServerUrl === undefined) return undefined;
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying files is faster than writing each page to the log, which is the default.
  await onServer(
    testServerUrl,
    `create database ${name} template ${template} encoding 'UTF8' strategy file_copy`,
  );
  const url = new URL(testServerUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The server may store its databases in memory, so a finished one must not stay. */
async function removeTestDatabase(url: string): Promise<void> {
  if (testServerUrl === undefined) return;
  await onServer(testServerUrl, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
}

async function onServer(url: string, command: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(command);
  await admin.end();
}

/** No server listens there, because payment tests start their own sandbox. */
const NO_PROVIDER = {
  url: 'http://127.0.0.1:9',
  secretKey: 'sk_test_none',
  publishableKey: 'pk_test_none',
};

/** Services for a test database, with defaults for missing settings. */
export function testServices(
  database: DatabaseHandle,
  settings: Record<string, string> = {},
  clock: Clock = systemClock,
): Services {
  const folder = join(tmpdir(), `crewpad-test-${randomBytes(8).toString('hex')}`);
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    DATA_DIR: folder,
    ...settings,
  });
  // As in main: health writes into it.
  makeDataFolder(config.dataDir);
  // As in buildApp: an earlier test file of this process may have set another brand.
  setSiteBrand(config.brand);
  const log = createLog('silent');
  return {
    config,
    db: database.db,
    clock,
    geocoder: openGeocoder({
      ...{ db: database.db, clock, log, photonUrl: config.photonUrl },
      cityAliases: () => [],
    }),
    files: openFolderStorage(join(folder, 'files')),
    changes: new ChangeFeed(),
    limits: openLimits({
      database,
      clock,
      log: createLog('silent'),
      table: limitTableOf(config),
    }).limits,
    jobs: noJobs,
    payments: openPaymentProvider(config.payments, NO_PROVIDER),
    obligationKinds: tableOfKinds([]),
    metrics: new Metrics(),
    log: createLog('silent'),
    secret: 'a secret that only tests know, 32 characters',
    pointKey: 'a key that only tests know',
  };
}

/** What this process has counted so far, such as `emails_total{outcome="sent"}`. */
export async function countOf(series: string): Promise<number> {
  const text = await new Metrics().text();
  const line = text.split('\n').find((item) => item.startsWith(`crewpad_${series} `));
  if (line === undefined) throw new Error(`nothing counts ${series}`);
  return Number(line.slice(line.lastIndexOf(' ')));
}
