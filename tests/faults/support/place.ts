import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DatabaseHandle,
  openPostgres,
} from '../../../apps/server/src/platform/database/database.ts';
import { openDatabaseFolder } from '../../../apps/server/src/platform/database/embedded-folder.ts';
import { createTestDatabase } from '../../../apps/server/src/platform/testing.ts';
import type { Environment } from '../../support/program.ts';

const SECRET = 'a secret of the fault tests, 32 characters';

/** A separate data folder and database, on the server or embedded as the run requires. */
export interface Place {
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  readonly env: Environment;
  /** Looks into the database while no server has the embedded one open. */
  look<T>(work: (database: DatabaseHandle) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

export async function makePlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'crewpad-fault-'));
  const databaseUrl = await createTestDatabase();
  return {
    folder,
    databaseUrl,
    env: {
      DATA_DIR: folder,
      // The sandbox takes the cards' place on a server only where demo data may be shown.
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
