import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../apps/server/src/platform/database/database.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createTestDatabase, openTestPostgres } from '../apps/server/src/testing/services.ts';

/**
 * Migrates one database per run. Tests start from copies of it, which takes a fraction of the time.
 * `TEST_TEMPLATE` is the database's name on the server, or its dump file if it is embedded.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const url = await createTestDatabase();
  if (url !== undefined) {
    const { db, close } = openTestPostgres(url);
    await migrate(db);
    await close();
    process.env.TEST_TEMPLATE = new URL(url).pathname.slice(1);
    return async () => {};
  }
  const folder = await mkdtemp(join(tmpdir(), 'crewpad-template-'));
  const { db, embedded, close } = await openEmbedded();
  await migrate(db);
  const file = join(folder, 'dump.tar');
  const dump = await embedded?.dumpDataDir('none');
  if (dump === undefined) throw new Error('no embedded database');
  await writeFile(file, dump.stream());
  await close();
  process.env.TEST_TEMPLATE = file;
  return () => rm(folder, { recursive: true, force: true });
}
