import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { openPostgres } from '../../../apps/server/src/platform/database/database.ts';
import type { CapturedQuery } from '../lib/captured-sql.ts';

// The minimal server for these rows: a route, an equal pool, the same SQL, JSON.
const [databaseUrl = '', pool = '', port = '', queriesFile = ''] = process.argv.slice(2);
const answers = JSON.parse(readFileSync(queriesFile, 'utf8')) as Record<string, CapturedQuery[]>;
const handle = openPostgres(databaseUrl, Number(pool), () => {});

const app = Fastify();
app.get('/api/health', async () => 'ready');
app.get('/api/*', async (request) => {
  let rows: unknown[] = [];
  for (const query of answers[request.url] ?? [])
    rows = (await handle.pool?.query(query))?.rows ?? [];
  return rows;
});
process.once('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(port), host: '127.0.0.1' });
