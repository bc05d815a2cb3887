import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import type { DatabaseHandle, Db } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { openTestDatabase, testServices } from '../../testing/services.ts';
import { Health } from './health.ts';

/** A busy machine must not decide. */
const LIMIT_MS = 30_000;

let database: DatabaseHandle;
let folder: string;
let lines: string[];
let passedMs = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'crewpad-health-'));
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await database.close();
  await rm(folder, { recursive: true });
});
afterEach(() => {
  lines = [];
});

function healthOf(db: Db, inFolder = folder): Health {
  lines = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  return new Health({ db, log, folder: inFolder, timeoutMs: LIMIT_MS });
}

/** Works on one connection after this setting. */
function withSetting(setting: string, work: (db: Db) => Promise<void>): Promise<void> {
  return database.db.connection().execute(async (db) => {
    await sql.raw(`set ${setting}`).execute(db);
    try {
      await work(db);
    } finally {
      await sql`reset all`.execute(db);
    }
  });
}

describe('a node is not ready', () => {
  it('while its database is read-only, and is ready within 10 seconds afterwards', () =>
    withSetting('default_transaction_read_only = on', async (db) => {
      const health = healthOf(db);
      expect(await health.isReady()).toBe(false);
      expect(lines.join()).toContain('25006');
      await sql`set default_transaction_read_only = off`.execute(db);
      passedMs += 9000;
      expect(await health.isReady()).toBe(false);
      passedMs += 1000;
      expect(await health.isReady()).toBe(true);
    }));

  it('a node is not ready while the disk of its database is full', () =>
    // The disk's own refusal needs a disk: this limit of the server refuses the same write.
    withSetting('temp_file_limit = 0', async (db) => {
      expect(await healthOf(db).isReady()).toBe(false);
      expect(lines).toHaveLength(1);
    }));

  it('a node is not ready while its data folder accepts no file', async () => {
    expect(await healthOf(database.db, join(folder, 'missing')).isReady()).toBe(false);
    expect(lines.join()).toContain('ENOENT');
  });
});

it('writes every 10 seconds, however often it is asked, and leaves no file', async () => {
  const health = healthOf(database.db);
  const lastWrite = async () => {
    expect(await Promise.all([1, 2, 3].map(() => health.isReady()))).toEqual([true, true, true]);
    const { written_at } = await database.db
      .selectFrom('installation')
      .select('written_at')
      .executeTakeFirstOrThrow();
    return written_at.getTime();
  };
  const first = await lastWrite();
  passedMs += 9000;
  expect(await lastWrite()).toBe(first);
  passedMs += 1000;
  expect(await lastWrite()).toBeGreaterThan(first);
  expect(await readdir(folder)).toEqual([]);
});

it('a node that is not ready says so without an error in the log for each call', async () => {
  lines = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const app = await buildApp({ ...testServices(database, { DATA_DIR: folder }), log });
  app.drain();
  for (let call = 0; call < 30; call += 1) {
    expect((await app.fastify.inject('/api/health')).statusCode).toBe(503);
  }
  await app.fastify.close();
  expect(lines.filter((line) => /"level":"(error|warn)"|stack/.test(line))).toEqual([]);
});

it('is all that a worker answers', async () => {
  const settings = { ROLES: 'worker', DATA_DIR: folder };
  const { fastify } = await buildApp(testServices(database, settings));
  const status = async (url: string) => (await fastify.inject(url)).statusCode;
  expect(await status('/api/health')).toBe(200);
  expect(await status('/api/health?probe=live')).toBe(200);
  for (const url of ['/', '/api/airports', '/api/docs', '/api/health/x', '/api/dev/mailbox']) {
    expect(await status(url), url).toBe(404);
  }
  await fastify.close();
});
