import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { givenPath, readConfig } from '../config.ts';
import { readArchive } from '../platform/backup/read-archive.ts';
import { takeSnapshot } from '../platform/backup/snapshot.ts';
import { archiveOf } from '../platform/backup/write-archive.ts';
import { requestBackup } from '../platform/control/client.ts';
import { prepareDataFolder } from '../platform/data-folder/data-folder.ts';
import { lockFolder } from '../platform/data-folder/lock.ts';
import { openDatabaseFolder } from '../platform/database/embedded-folder.ts';
import { StartError } from '../platform/start-error.ts';
import { commandLine } from '../platform/version.ts';
import { readArguments } from '../start/arguments.ts';
import { answer } from '../start/progress.ts';
import { run } from '../start/run.ts';

// npm run backup -- FILE: backs up the database and files of the embedded default, with or without
// a running server.
run(async () => {
  const { positionals } = readArguments(commandLine('backup', 'FILE'), 1, {});
  const [file = ''] = positionals;
  const config = readConfig(undefined, { needsSecret: false });
  if (config.databaseUrl !== undefined) {
    throw new StartError(
      'With DATABASE_URL, back up PostgreSQL with pg_dump, and the files separately.',
    );
  }
  const data = prepareDataFolder(config.dataDir);
  const target = givenPath(file);
  // Renamed to its final name only after it is complete and verified by reading it.
  const draft = `${target}.part`;
  try {
    const running = await requestBackup(data);
    if (running === undefined) await backupStopped(draft);
    else await pipeline(running, ownFile(draft));
    const { entries } = await readArchive(draft);
    await rename(draft, target);
    const bytes = entries.reduce((sum, entry) => sum + entry.size, 0);
    answer(`Backed up ${entries.length} files (${Math.round(bytes / 1e6)} MB) to ${target}`);
  } finally {
    await rm(draft, { force: true });
  }

  async function backupStopped(into: string): Promise<void> {
    if (!existsSync(data.database)) {
      throw new StartError(`There is nothing to back up in the data folder ${data.path}.`);
    }
    const lock = lockFolder(data.path);
    try {
      const database = await openDatabaseFolder(data.database, data.path);
      const snapshot = await takeSnapshot(data, database);
      try {
        await pipeline(await archiveOf(snapshot.folder, new Date()), ownFile(into));
      } finally {
        await snapshot.remove();
        await database.close();
      }
    } finally {
      lock.release();
    }
  }
});

/** It contains the secret and the data of all members. */
function ownFile(path: string) {
  return createWriteStream(path, { mode: 0o600, flush: true });
}
