import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { requestSeed } from '../platform/control/client.ts';
import { prepareDataFolder } from '../platform/data-folder/data-folder.ts';
import { createLog } from '../platform/log.ts';
import { StartError } from '../platform/start-error.ts';
import { commandLine } from '../platform/version.ts';
import { readArguments } from '../start/arguments.ts';
import { openDatabase } from '../start/open-database.ts';
import { answer } from '../start/progress.ts';
import { run } from '../start/run.ts';
import { seedWithProgress } from '../start/seed.ts';

const LISTINGS_MAX = 10_000_000;

// npm run seed -- --listings N: creates listings for load tests.
run(async () => {
  const usage = commandLine('seed', `--listings N (1 to ${LISTINGS_MAX})`);
  const { values } = readArguments(usage, 0, { listings: { type: 'string' } });
  const listings = Number(values.listings);
  if (!Number.isInteger(listings) || listings < 1 || listings > LISTINGS_MAX) {
    throw new StartError(`Usage: ${usage}`);
  }
  const config = readConfig(undefined, { needsSecret: false });
  const data = prepareDataFolder(config.dataDir);
  const isRunning = config.databaseUrl === undefined && (await requestSeed(data, listings, answer));
  if (!isRunning) await seedDirectly(config, listings);
  answer(`Added ${listings} listings`);
});

async function seedDirectly(config: Config, listings: number): Promise<void> {
  const data = prepareDataFolder(config.dataDir);
  const log = createLog('warn');
  const { database, close } = await openDatabase({
    config,
    data,
    clock: systemClock,
    log,
    hasLongStatements: true,
  });
  try {
    await seedWithProgress(database.db, listings, systemClock.now(), answer);
  } finally {
    await close();
  }
}
