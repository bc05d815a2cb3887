import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseHandle, openPostgres } from '../database/database.ts';
import { openDatabaseFolder } from '../database/embedded-folder.ts';
import { transaction } from '../database/transaction.ts';
import { createLog } from '../log.ts';
import { createTestDatabase, sql } from '../testing.ts';
import { JOBS_SCHEMA } from './boss.ts';
import type { JobDefinition } from './definition.ts';
import { Jobs } from './jobs.ts';

const LIMIT_MS = 120_000;
const UNKNOWN_ID = '00000000-0000-0000-0000-000000000001';

/** An empty database in a folder, copied for each test, because creating one takes seconds. */
let empty: string;
let folder: string;
let url: string | undefined;
let database: DatabaseHandle;
let started: Jobs[];
let seen: object[];
const lines: string[] = [];

beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'crewpad-jobs-empty-'));
  await (await openDatabaseFolder(join(empty, 'database'), empty)).close();
}, LIMIT_MS);
afterAll(() => rm(empty, { recursive: true, force: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewpad-jobs-'));
  await cp(empty, folder, { recursive: true });
  url = await createTestDatabase();
  // A new folder: only there could the jobs deadlock on the embedded database.
  database =
    url === undefined
      ? await openDatabaseFolder(join(folder, 'database'), folder)
      : openPostgres(url, 3, () => {});
  started = [];
  seen = [];
  lines.length = 0;
});
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const remember: JobDefinition = {
  name: 'remember',
  limitSeconds: 60,
  run: async (data) => seen.push(data),
};
const nightly: JobDefinition = {
  name: 'nightly',
  cron: '0 3 * * *',
  limitSeconds: 60,
  run: async () => seen.push({ nightly: true }),
};

function make(definitions: readonly JobDefinition[]): Jobs {
  const jobs = new Jobs({
    database,
    databaseUrl: url,
    definitions,
    log: createLog('info', { write: (line) => lines.push(line) }),
  });
  started.push(jobs);
  return jobs;
}

describe('a job', { timeout: LIMIT_MS }, () => {
  it('is enqueued in the transaction of its cause, and not when that fails', async () => {
    const jobs = make([remember, nightly]);
    await jobs.start(true);
    // Must not wait for the connection that the transaction uses.
    await transaction(database.db, (trx) => jobs.enqueue(trx, 'remember', { n: 1 }));
    const failing = transaction(database.db, async (trx) => {
      await jobs.enqueue(trx, 'remember', { n: 2 });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await transaction(database.db, (trx) => jobs.enqueue(trx, 'remember', { n: 3 }));
    await expect.poll(() => seen.length).toBe(2);
    expect(seen).toEqual(expect.arrayContaining([{ n: 1 }, { n: 3 }]));
  });

  it('is logged and retried when it fails', async () => {
    let runs = 0;
    const flaky: JobDefinition = {
      name: 'flaky',
      limitSeconds: 60,
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error('for the moment');
      },
    };
    const jobs = make([flaky]);
    await jobs.start(false);
    await transaction(database.db, (trx) => jobs.enqueue(trx, 'flaky'));
    await jobs.runDue(new Date(), new Date());
    expect(lines.join('')).toContain('for the moment');
    const hour = new Date(Date.now() + 3_600_000);
    await jobs.runDue(new Date(), hour);
    expect(runs).toBe(2);
  });

  it('runs only on workers', async () => {
    const doneBy = (node: string): JobDefinition => ({
      ...remember,
      run: async (data) => seen.push({ ...data, node }),
    });
    const first = make([doneBy('first')]);
    await first.start(false);
    await transaction(database.db, (trx) => first.enqueue(trx, 'remember', { n: 1 }));
    // A worker takes waiting jobs as soon as it starts: this one would run before the next one.
    await make([doneBy('no worker')]).start(false);
    await make([doneBy('worker')]).start(true);
    await expect.poll(() => seen).toEqual([{ n: 1, node: 'worker' }]);
  });

  it('runs once at worker startup if it was missed', async () => {
    const jobs = make([{ ...nightly, isMissing: async () => true }]);
    await jobs.start(true);
    await expect.poll(() => seen).toEqual([{ nightly: true }]);
  });

  it('is no longer scheduled once it was removed from the code', async () => {
    const schedules = async () => {
      const { rows } = await sql<{ name: string }>`
        select name from ${sql.table(`${JOBS_SCHEMA}.schedule`)} order by name`.execute(
        database.db,
      );
      return rows.map(({ name }) => name);
    };
    const before = make([nightly, { ...nightly, name: 'old-name' }]);
    await before.start(true);
    expect(await schedules()).toEqual(['nightly', 'old-name']);
    await before.stop();
    await make([nightly]).start(true);
    expect(await schedules()).toEqual(['nightly']);
  });

  it('gets a changed limit at the next start, and is left alone otherwise', async () => {
    const start = async (limitSeconds: number) => {
      const jobs = make([{ ...remember, limitSeconds }]);
      await jobs.start(false);
      await jobs.stop();
      const { rows } = await sql<{ expire_seconds: number; updated_on: Date }>`
        select expire_seconds, updated_on from ${sql.table(`${JOBS_SCHEMA}.queue`)}
        where name = 'remember'`.execute(database.db);
      return rows[0];
    };
    const first = await start(60);
    expect(first?.expire_seconds).toBe(60);
    expect(await start(60)).toEqual(first);
    expect((await start(90))?.expire_seconds).toBe(90);
  });

  it('runs when the test clock passes its instant', async () => {
    const jobs = make([remember, nightly]);
    await jobs.start(false);
    const noon = new Date('2040-01-01T12:00:00Z');
    const startAfter = new Date('2040-01-02T12:00:00Z');
    await transaction(database.db, (trx) =>
      jobs.enqueue(trx, 'remember', { n: 1 }, { startAfter }),
    );
    await jobs.runDue(noon, new Date('2040-01-02T02:59:59Z'));
    expect(seen).toEqual([]);
    await jobs.runDue(new Date('2040-01-02T02:59:59Z'), new Date('2040-01-02T03:00:00Z'));
    expect(seen).toEqual([{ nightly: true }]);
    await jobs.runDue(new Date('2040-01-02T03:00:00Z'), startAfter);
    expect(seen).toEqual([{ nightly: true }, { n: 1 }]);
  });

  it('is listed with its error after its last failure, and runs once more when an admin retries it', async () => {
    let runs = 0;
    const broken: JobDefinition = {
      name: 'broken',
      limitSeconds: 60,
      run: async () => {
        runs += 1;
        throw new Error('out of order');
      },
    };
    const jobs = make([broken, nightly]);
    await jobs.start(false);
    await transaction(database.db, (trx) => jobs.enqueue(trx, 'broken'));
    const [waiting] = (await jobs.overview(5)).queues.filter(({ name }) => name === 'broken');
    expect(waiting).toMatchObject({ waiting: 1, active: 0, failed: 0, nextAt: expect.any(Date) });
    const hour = () => new Date(Date.now() + 3_600_000);
    for (let attempt = 1; attempt <= 6; attempt += 1) await jobs.runDue(new Date(), hour());
    expect(runs).toBe(6);
    const { queues, failed } = await jobs.overview(5);
    expect(queues.find(({ name }) => name === 'broken')).toMatchObject({ waiting: 0, failed: 1 });
    // Its next run is what its schedule says.
    expect(queues.find(({ name }) => name === 'nightly')?.nextAt).toBeInstanceOf(Date);
    expect(failed).toEqual([
      expect.objectContaining({ name: 'broken', attempts: 6, failedAt: expect.any(Date) }),
    ]);
    const id = failed[0]?.id ?? '';
    const retry = (one: string) => transaction(database.db, (trx) => jobs.retry(trx, one));
    expect(await retry(UNKNOWN_ID)).toBeUndefined();
    expect(await Promise.all([retry(id), retry(id)])).toEqual(
      expect.arrayContaining([
        { kind: 'broken', isRetried: true },
        { kind: 'broken', isRetried: false },
      ]),
    );
    await jobs.runDue(new Date(), hour());
    expect(runs).toBe(7);
  });

  it('is not retried while another scheduled run waits', async () => {
    const failing = { ...nightly, run: () => Promise.reject(new Error('night')) };
    const jobs = make([failing]);
    await jobs.start(false);
    const enqueue = () => transaction(database.db, (trx) => jobs.enqueue(trx, 'nightly'));
    await enqueue();
    // No time passes, so only the enqueued run is due and never the scheduled one.
    const hour = new Date(Date.now() + 3_600_000);
    for (let attempt = 1; attempt <= 6; attempt += 1) await jobs.runDue(hour, hour);
    const [failed] = (await jobs.overview(5)).failed;
    await enqueue();
    const retried = transaction(database.db, (trx) => jobs.retry(trx, failed?.id ?? ''));
    await expect(retried).rejects.toMatchObject({ status: 409 });
  });

  it('can be enqueued when two nodes start at the same time on an empty database', async () => {
    // The embedded database has one node only.
    const nodes = url === undefined ? [make([remember])] : [make([remember]), make([remember])];
    await Promise.all(nodes.map((jobs) => jobs.start(true)));
    const [first] = nodes;
    await transaction(database.db, async (trx) => {
      for (const n of [1, 2, 3]) await first?.enqueue(trx, 'remember', { n });
    });
    await expect.poll(() => seen.length).toBe(3);
    expect((await first?.overview(1))?.queues).toContainEqual(
      expect.objectContaining({ name: 'remember' }),
    );
  });
});
