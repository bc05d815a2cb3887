import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { loadReferenceData } from '../data/load-reference.ts';
import { openEmbedded } from '../platform/database/database.ts';
import { PREPARED_FOLDER } from '../platform/database/embedded-folder.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createBoss, startBoss } from '../platform/jobs/boss.ts';
import { run } from '../start/run.ts';

// Part of npm run build: the embedded database with its schema, the schema of the jobs, airports, cities and airlines. A
// first start copies it. It holds nothing secret and nothing of an installation.
run(async () => {
  const draft = `${PREPARED_FOLDER}.new`;
  for (const folder of [draft, PREPARED_FOLDER]) await rm(folder, { recursive: true, force: true });
  await mkdir(dirname(draft), { recursive: true });
  const database = await openEmbedded(draft);
  await migrate(database.db);
  await loadReferenceData(database.db, new Date());
  const boss = createBoss(database, undefined, false);
  await startBoss(boss, [], undefined);
  await boss.stop({ graceful: false });
  await database.close();
  await rename(draft, PREPARED_FOLDER);
});
