import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../config.ts';
import { systemClock } from './clock.ts';
import { type DatabaseHandle, openEmbedded, openPostgres } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { ChangeFeed } from './events.ts';
import { openFolderStorage } from './files.ts';
import { createLog } from './log.ts';
import type { Services } from './services.ts';

/** A database of its own with the newest schema (or that of `upTo`), on the server or embedded as the run says. */
export async function openTestDatabase(upTo?: string): Promise<DatabaseHandle> {
  const url =
    process.env['TEST_DATABASE'] === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined;
  const handle = url === undefined ? await openEmbedded() : await openFresh(url);
  await migrate(handle.db, upTo);
  return handle;
}

async function openFresh(serverUrl: string): Promise<DatabaseHandle> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name} template template0 encoding 'UTF8'`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return openPostgres(url.href, 5, () => {});
}

/** Services around a test database; settings as given, all others at their defaults. */
export function testServices(
  database: DatabaseHandle,
  settings: Record<string, string> = {},
): Services {
  const folder = join(tmpdir(), `crewpad-test-${randomBytes(8).toString('hex')}`);
  return {
    config: readConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DATA_DIR: folder, ...settings }),
    db: database.db,
    clock: systemClock,
    files: openFolderStorage(join(folder, 'files')),
    changes: new ChangeFeed(),
    log: createLog('silent'),
    secret: 'a secret that only tests know, 32 characters',
  };
}
