import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DatabaseHandle,
  openPostgres,
} from '../../../apps/server/src/platform/database/database.ts';
import { openDatabaseFolder } from '../../../apps/server/src/platform/database/embedded-folder.ts';
import { createTestDatabase } from '../../../apps/server/src/platform/testing.ts';
import type { Environment } from './program.ts';

const SECRET = 'a secret of the fault tests, 32 characters';

/** A data folder and a database of its own, on the server or embedded as the run says. */
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

/** A port of the loopback interface that nothing listens on now. */
export function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      server.close(() => resolve(String(port)));
    });
  });
}
