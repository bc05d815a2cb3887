import { rm } from 'node:fs/promises';
import { buildApp } from '../../../apps/server/src/app.ts';
import { openPostgres } from '../../../apps/server/src/platform/database/database.ts';
import { testServices } from '../../../apps/server/src/testing/services.ts';

// Our API with all its hooks. Nothing is answered from a cache, because its node hears of no
// changes.
const [databaseUrl = '', pool = '', port = ''] = process.argv.slice(2);
const handle = openPostgres(databaseUrl, Number(pool), () => {});
const services = testServices(handle);
const { fastify } = await buildApp(services);
process.once('SIGTERM', async () => {
  await fastify.close();
  await handle.close();
  await rm(services.config.dataDir, { recursive: true, force: true });
  process.exit(0);
});
await fastify.listen({ port: Number(port), host: '127.0.0.1' });
