import { existsSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { type AdminChange, changeAdmins } from '../features/admin/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { requestAdminChange } from '../platform/control/client.ts';
import { dataFolderAt, prepareDataFolder } from '../platform/data-folder/data-folder.ts';
import { createLog } from '../platform/log.ts';
import { StartError } from '../platform/start-error.ts';
import { commandLine } from '../platform/version.ts';
import { readArguments } from '../start/arguments.ts';
import { openDatabase } from '../start/open-database.ts';
import { answer } from '../start/progress.ts';
import { run } from '../start/run.ts';

// npm run admin -- EMAIL [--remove | --reset-second-step]: makes an admin of a member, or of a new
// one, or removes a member's second step, with or without a running server.
run(async () => {
  const usage = commandLine('admin', 'EMAIL [--remove | --reset-second-step]');
  const { positionals, values } = readArguments(usage, 1, {
    remove: { type: 'boolean', default: false },
    'reset-second-step': { type: 'boolean', default: false },
  });
  const [email = ''] = positionals;
  const { remove, 'reset-second-step': resetSecondStep } = values;
  if (remove && resetSecondStep) throw new StartError(`Use one of them: ${usage}`);
  const change = { email, remove, resetSecondStep };
  const config = readConfig(undefined, { needsSecret: false });
  const running =
    config.databaseUrl === undefined
      ? await requestAdminChange(siteFolder(config), change)
      : undefined;
  answer(running ?? (await changeDirectly(config, change)));
});

/**
 * The data folder of an embedded database that exists: with settings that are missing here, this
 * would otherwise make the admin of another site.
 * @throws StartError
 */
function siteFolder({ dataDir }: Config) {
  if (!existsSync(dataFolderAt(dataDir).database)) {
    throw new StartError(
      `There is no site in the data folder ${dataDir}: start it first, or set DATA_DIR or DATABASE_URL as for the site.`,
    );
  }
  return prepareDataFolder(dataDir);
}

async function changeDirectly(config: Config, change: AdminChange): Promise<string> {
  const { database, close } = await openDatabase({
    config,
    data: prepareDataFolder(config.dataDir),
    clock: systemClock,
    log: createLog('warn'),
    hasLongStatements: true,
  });
  try {
    const { publicUrl } = config;
    return await changeAdmins({ db: database.db, publicUrl, now: systemClock.now() }, change);
  } finally {
    await close();
  }
}
