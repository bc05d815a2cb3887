import { givenPath, readConfig } from '../config.ts';
import { restoreInto } from '../platform/backup/restore.ts';
import { makeDataFolder } from '../platform/data-folder/data-folder.ts';
import { lockFolder } from '../platform/data-folder/lock.ts';
import { StartError } from '../platform/start-error.ts';
import { commandLine } from '../platform/version.ts';
import { readArguments } from '../start/arguments.ts';
import { answer } from '../start/progress.ts';
import { run } from '../start/run.ts';

// npm run restore -- FILE [--force]: restores a backup into the data folder of a stopped server.
run(async () => {
  const { positionals, values } = readArguments(commandLine('restore', 'FILE [--force]'), 1, {
    force: { type: 'boolean', default: false },
  });
  const [file = ''] = positionals;
  const config = readConfig(undefined, { needsSecret: false });
  if (config.databaseUrl !== undefined) {
    throw new StartError(
      'With DATABASE_URL, restore PostgreSQL with pg_restore, and the files separately.',
    );
  }
  const data = makeDataFolder(config.dataDir);
  const lock = lockFolder(data.path);
  try {
    const aside = await restoreInto(data, givenPath(file), {
      force: values.force,
      now: new Date(),
    });
    answer(`Restored ${file} into ${data.path}`);
    if (aside !== undefined) answer(`The previous contents are in ${aside}`);
  } finally {
    lock.release();
  }
});
