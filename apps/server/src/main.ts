import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { registerWeb } from './http/web-host.ts';
import { systemClock } from './platform/clock.ts';
import { openEmbedded, openPostgres } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { ChangeFeed } from './platform/events.ts';
import { openFolderStorage } from './platform/files.ts';
import { createLog } from './platform/log.ts';

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  await mkdir(config.dataDir, { recursive: true });
  const database =
    config.databaseUrl === undefined
      ? await openEmbedded(join(config.dataDir, 'database'))
      : openPostgres(config.databaseUrl, config.databasePool, (error) =>
          log.error({ err: error }, 'database'),
        );
  await migrate(database.db);
  const changes = new ChangeFeed();
  await changes.start(database);
  const filesFolder = join(config.dataDir, 'files');
  await mkdir(filesFolder, { recursive: true });
  const services = {
    config,
    db: database.db,
    clock: systemClock,
    files: openFolderStorage(filesFolder),
    changes,
    log,
    secret: config.secret ?? 'development-only',
  };
  const app = await buildApp(services);
  await registerWeb(app, services, filesFolder);
  await app.fastify.listen({ port: config.port, host: config.host });
  process.stdout.write(`Crewpad is ready at ${config.publicUrl}\n`);
}

main().catch((error: unknown) => {
  const line = error instanceof ConfigError ? error.message : String(error);
  process.stderr.write(`${line.split('\n', 1)[0]}\n`);
  process.exit(1);
});
