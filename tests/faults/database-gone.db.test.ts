import { cp, mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../apps/server/src/app.ts';
import type { App } from '../../apps/server/src/http/app.ts';
import {
  type DatabaseHandle,
  openPostgres,
} from '../../apps/server/src/platform/database/database.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { createTestDatabase, sql, testServices } from '../../apps/server/src/testing/services.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { killAll, launch, startServer } from '../support/program.ts';
import { makePlace, type Place } from './support/place.ts';
import { TcpProxy } from './support/proxy.ts';

const LIMIT_MS = 240_000;
const QUERY_MS = 500;
const WORKER = { ROLES: 'worker' };

const databaseUrl = await createTestDatabase();

afterEach(killAll);

if (databaseUrl === undefined) describe('a damaged data folder', damagedFolder);
else {
  describe('a PostgreSQL server that becomes unreachable', () => {
    testUnreachableServer(databaseUrl);
    workerGoesOn(databaseUrl);
  });
  describe('a PostgreSQL server that does not exist', testMissingServer);
}

function testUnreachableServer(url: string): void {
  const proxy = new TcpProxy(url);
  let database: DatabaseHandle;
  let app: App;
  const payloads: string[] = [];

  beforeAll(async () => {
    await proxy.open();
    database = openPostgres(proxy.url, 4, () => {}, QUERY_MS);
    await migrate(database.db);
    await database.listen('fault_test', (payload) => payloads.push(payload));
    app = await buildApp(testServices(database));
  });
  afterAll(async () => {
    await app.fastify.close();
    await database.close();
  });

  const status = async (path: string) => (await app.fastify.inject(path)).statusCode;
  const isBack = () => expect.poll(() => status('/api/health'), { timeout: 20_000 }).toBe(200);
  const hearsAgain = () =>
    expect
      .poll(
        async () => {
          await sql`select pg_notify('fault_test', 'again')`.execute(database.db);
          return payloads.includes('again');
        },
        { timeout: 20_000 },
      )
      .toBe(true);

  it('answers 503 while it is unreachable, and 200 once it is back, without a restart', async () => {
    expect(await status('/api/airports')).toBe(200);
    await proxy.disconnect();
    const answer = await app.fastify.inject('/api/airports');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ error_code: 'UNAVAILABLE' });
    expect(answer.headers['retry-after']).toBeDefined();
    expect(await status('/api/health')).toBe(503);
    expect(await status('/api/health?probe=live')).toBe(200);

    payloads.length = 0;
    await proxy.open();
    await isBack();
    expect(await status('/api/airports')).toBe(200);
    await hearsAgain();
    // Caches of database data are told that they may be stale.
    expect(payloads).toContain('*');
  });

  it('answers 503 without hanging while it does not respond, and closes those connections', async () => {
    expect(await status('/api/airports')).toBe(200);
    proxy.freeze();
    const answers = await Promise.all(Array.from({ length: 8 }, () => status('/api/airports')));
    expect(new Set(answers)).toEqual(new Set([503]));
    proxy.resume();
    await isBack();
    expect(await status('/api/airports')).toBe(200);
  });

  it('survives when the server ends every connection', async () => {
    payloads.length = 0;
    await hearsAgain();
    const { rows } = await sql<{ n: number }>`
      select count(pg_terminate_backend(pid)) as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
    expect(rows[0]?.n).toBeGreaterThan(0);
    await isBack();
    payloads.length = 0;
    await hearsAgain();
  });
}

/** The whole server as a separate process: its background work must not crash it either. */
function workerGoesOn(url: string): void {
  it(
    'does not stop a worker, which continues after reconnecting',
    async () => {
      const proxy = new TcpProxy(url);
      await proxy.open();
      const place = await makePlace();
      const metricsPort = await freePort();
      const server = await startServer({
        ...place.env,
        ...WORKER,
        METRICS_PORT: String(metricsPort),
        DATABASE_URL: proxy.url,
      });
      const outbox = async () => {
        const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
        return /^crewpad_outbox_waiting (.+)$/m.exec(figures)?.[1];
      };
      expect(await outbox()).toBe('0');
      await proxy.disconnect();
      // The log tells of the loss once a second, whoever notices it.
      await server.waitForOutput(/"level":"error"/);
      await expect.poll(outbox).toBe('Nan');
      await proxy.open();
      await expect.poll(outbox, { timeout: 20_000 }).toBe('0');
      expect(await server.kill('SIGTERM')).toBe(0);
      expect(server.stderr).toBe('');
      await place.remove();
    },
    LIMIT_MS,
  );
}

function testMissingServer(): void {
  it(
    'is reported in one line after some seconds, without the password',
    async () => {
      const place = await makePlace();
      const port = await freePort();
      const server = launch({
        ...place.env,
        ...WORKER,
        DATABASE_URL: `postgres://someone:hidden@127.0.0.1:${port}/crewpad`,
      });
      expect(await server.waitForExit()).toBe(1);
      expect(server.stderr).toMatch(
        new RegExp(`^The database at 127.0.0.1:${port}/crewpad cannot be used: [^\\n]+\\n$`),
      );
      expect(server.stdout + server.stderr).not.toContain('hidden');
      await place.remove();
    },
    LIMIT_MS,
  );
}

function damagedFolder(): void {
  let place: Place;
  beforeAll(async () => {
    place = await makePlace();
    const server = await startServer({ ...place.env, ...WORKER });
    await server.kill('SIGTERM');
    await cp(join(place.folder, 'database'), join(place.folder, 'whole'), { recursive: true });
  }, LIMIT_MS);
  afterAll(() => place.remove());

  it.each<[string, (folder: string) => Promise<void>]>([
    ['whose control file is cut short', (folder) => truncate(join(folder, 'global/pg_control'), 9)],
    ['without the log', (folder) => rm(join(folder, 'pg_wal'), { recursive: true })],
    ['without its first file', (folder) => rm(join(folder, 'PG_VERSION'))],
    [
      'that holds something else',
      async (folder) => {
        await rm(folder, { recursive: true });
        await mkdir(folder);
        await writeFile(join(folder, 'notes.txt'), 'not a database');
      },
    ],
  ])(
    '%s is refused in one line',
    async (_what, damage) => {
      const folder = join(place.folder, 'database');
      await rm(folder, { recursive: true });
      await cp(join(place.folder, 'whole'), folder, { recursive: true });
      await damage(folder);
      const server = launch({ ...place.env, ...WORKER });
      expect(await server.waitForExit()).toBe(1);
      expect(server.stderr).toMatch(/^The data folder \S+ is damaged: [^\n]+; restore[^\n]+\n$/);
      expect(server.stderr).toContain(place.folder);
    },
    LIMIT_MS,
  );
}
