import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../apps/server/src/app.ts';
import type { App } from '../../apps/server/src/http/app.ts';
import type { DatabaseHandle } from '../../apps/server/src/platform/database/database.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { openTestDatabase, testServices } from '../../apps/server/src/testing/services.ts';

const SECRET = 'hunter2-in-the-clear';

let database: DatabaseHandle;
let app: App;
let lines: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const log = createLog('debug', { write: (line) => lines.push(line) });
  app = await buildApp({ ...testServices(database), log });
  app.fastify.get('/api/fails', () => {
    throw new Error('on purpose');
  });
  app.fastify.get('/api/fails-in-the-database', () =>
    database.db
      .selectFrom('listings')
      .select('id')
      .where('id', '=', SECRET as never)
      .execute(),
  );
});
afterAll(async () => {
  await app.fastify.close();
  await database.close();
});

it.each([
  ['GET', `/api/airports?search=${SECRET}`],
  ['GET', `/api/airports?limit=${SECRET}`],
  ['GET', `/api/airports/${SECRET}/listings`],
  ['GET', `/api/nothing/${SECRET}?token=${SECRET}`],
  ['GET', `/nothing/${SECRET}?token=${SECRET}`],
  ['GET', `/%zz/${SECRET}`],
  ['GET', `/api/fails?token=${SECRET}`],
  ['GET', `/api/fails-in-the-database?token=${SECRET}`],
  ['POST', `/nothing?token=${SECRET}`],
  ['POST', `/api/airports?token=${SECRET}`],
] as const)('%s %s leaves no secret in the log, but its number', async (method, url) => {
  lines = [];
  const answer = await app.fastify.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${SECRET}`,
      cookie: `session=${SECRET}`,
      'x-forwarded-for': SECRET,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: JSON.stringify({ password: SECRET }) }),
  });
  const id = answer.headers['x-request-id'];
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(lines.join('')).not.toContain(SECRET);
  // Unparsable addresses are answered before there is anything to log.
  if (url.includes('%zz')) return;
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toContainEqual(
    expect.objectContaining({
      reqId: id,
      member: null,
      method,
      status: answer.statusCode,
      ms: expect.any(Number),
      route: expect.any(String),
    }),
  );
});
