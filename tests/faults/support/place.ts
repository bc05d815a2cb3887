import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type DatabaseHandle,
  openPostgres,
} from '../../../apps/server/src/platform/database/database.ts';
import { openDatabaseFolder } from '../../../apps/server/src/platform/database/embedded-folder.ts';
import { createTestDatabase } from '../../../apps/server/src/testing/services.ts';
import type { Environment } from '../../support/program.ts';

const SECRET = 'a secret of the fault tests, 32 characters';

/** A separate data folder and database, on the server or embedded as configured for the run. */
export interface Place {
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  readonly env: Environment;
  /** Reads the embedded database while no server has it open. */
  look<T>(work: (database: DatabaseHandle) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

/**
 * Creates a place with a copy of the run's template database, which has the newest schema. With
 * `isEmpty`, the first server creates and migrates the database.
 */
export async function makePlace({ isEmpty = false } = {}): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'crewpad-fault-'));
  const template = isEmpty ? undefined : process.env.TEST_TEMPLATE;
  const databaseUrl = await createTestDatabase(template);
  if (databaseUrl === undefined && template !== undefined) {
    await mkdir(join(folder, 'database'));
    await promisify(execFile)('tar', ['-xf', template, '-C', join(folder, 'database')]);
  }
  return {
    folder,
    databaseUrl,
    env: {
      DATA_DIR: folder,
      // The sandbox replaces the card provider only where demo data is allowed.
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl, SECRET, ALLOW_DEMO: '1' }),
    },
    async look(work) {
      const database =
        databaseUrl === undefined
          ? await openDatabaseFolder(join(folder, 'database'), folder)
          : openPostgres(databaseUrl, 1, () => {});
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
