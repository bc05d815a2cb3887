import { closeDemoLogins, loadDemoData } from '../data/load-demo.ts';
import { loadReferenceData } from '../data/load-reference.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { DataFolder } from '../platform/data-folder/data-folder.ts';
import { lockFolder } from '../platform/data-folder/lock.ts';
import { type DatabaseHandle, type Db, openPostgres } from '../platform/database/database.ts';
import { openDatabaseFolder } from '../platform/database/embedded-folder.ts';
import { migrate } from '../platform/database/migrate.ts';
import { databaseAddress, waitForDatabase } from '../platform/database/reachable.ts';
import { requireReplica } from '../platform/database/replica.ts';
import { openFolderStorage } from '../platform/files/storage.ts';
import type { Log } from '../platform/log.ts';
import { oneLine, StartError } from '../platform/start-error.ts';
import { demoProgress, say, step } from './progress.ts';

const UNREACHABLE_LIMIT_MS = 10_000;
const UNLIMITED = 0;
const PREPARING_POOL_SIZE = 2;
/** A replica that takes longer to say where it is counts as away. */
const REPLICA_LIMIT_MS = 2000;

export interface OpenDatabase {
  database: DatabaseHandle;
  /** Connections with which a node looks at its replica. */
  replica?: DatabaseHandle;
  /** Closes the database and releases its folder. */
  close(): Promise<void>;
}

interface Opening {
  config: Config;
  data: DataFolder;
  clock: Clock;
  log: Log;
  /** For programs whose statements may take minutes. */
  hasLongStatements?: boolean;
}

/** Opens the configured database and updates its schema and data. */
export function openDatabase(opening: Opening): Promise<OpenDatabase> {
  const { databaseUrl } = opening.config;
  return databaseUrl === undefined
    ? openEmbeddedDatabase(opening)
    : openPostgresDatabase(opening, databaseUrl);
}

async function openEmbeddedDatabase(opening: Opening): Promise<OpenDatabase> {
  const { config, data, clock } = opening;
  const lock = lockFolder(data.path);
  // Any clean exit of this process releases the folder.
  process.once('exit', () => lock.release());
  const database = await step('Preparing the database', () =>
    openDatabaseFolder(data.database, data.path),
  );
  await bringUpToDate(database.db, clock);
  const { db } = database;
  const tellPasswords = config.onLoopback ? undefined : sayPasswords;
  if (config.demo) {
    await step('Loading the demo data', () =>
      loadDemoData({
        db,
        now: clock.now(),
        log: demoProgress(),
        files: openFolderStorage(data.files),
        tellPasswords,
      }),
    );
  }
  if (tellPasswords !== undefined) {
    await closeDemoLogins({ db, now: clock.now() }, tellPasswords);
  }
  return {
    database,
    async close() {
      await database.close();
      lock.release();
    },
  };
}

function sayPasswords(passwords: ReadonlyMap<string, string>): void {
  say('New passwords of the demo members, shown only now:');
  for (const [email, password] of passwords) say(`  ${email}  ${password}`);
}

async function openPostgresDatabase(
  { config, clock, log, hasLongStatements }: Opening,
  url: string,
): Promise<OpenDatabase> {
  const onError = (error: Error) => log.error({ err: error }, 'database');
  const readDatabaseUrl = hasLongStatements ? undefined : config.readDatabaseUrl;
  const replica =
    readDatabaseUrl === undefined
      ? undefined
      : openPostgres(readDatabaseUrl, 1, () => {}, REPLICA_LIMIT_MS);
  // For long work, and for waiting while another node does it.
  const preparing = openPostgres(url, PREPARING_POOL_SIZE, onError, UNLIMITED);
  let isReady = false;
  try {
    await step('Waiting for the database', () =>
      waitForDatabase(preparing.db, databaseAddress(url), UNREACHABLE_LIMIT_MS),
    );
    await bringUpToDate(preparing.db, clock);
    if (replica !== undefined) {
      await step('Comparing the replica with its primary', () =>
        requireReplica({ primary: preparing.db, replica: replica.db }),
      );
    }
    isReady = true;
  } finally {
    if (!isReady) await replica?.close();
    if (!isReady || !hasLongStatements) await preparing.close();
  }
  if (hasLongStatements) return { database: preparing, close: () => preparing.close() };
  const database = openPostgres(url, config.databasePool, onError, undefined, readDatabaseUrl);
  return {
    database,
    ...(replica !== undefined && { replica }),
    async close() {
      await replica?.close();
      await database.close();
    },
  };
}

async function bringUpToDate(db: Db, clock: Clock): Promise<void> {
  await step('Bringing the database up to date', () =>
    migrate(db).catch((error: unknown) => {
      if (error instanceof StartError) throw error;
      throw new StartError(`The database cannot be brought up to date: ${oneLine(error)}`);
    }),
  );
  await step('Loading airports, cities and airlines', () => loadReferenceData(db, clock.now()));
}
