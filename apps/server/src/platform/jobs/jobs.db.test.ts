import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, sql } from '../../testing/services.ts';
import { type DatabaseHandle, openPostgres } from '../database/database.ts';
import { openDatabaseFolder } from '../database/embedded-folder.ts';
import { transaction } from '../database/transaction.ts';
import { createLog } from '../log.ts';
import { JOBS_SCHEMA } from './boss.ts';
import type { JobDefinition } from './definition.ts';
import { countLateJobs } from './figures.ts';
import { Jobs } from './jobs.ts';
import { addRun } from './testing.ts';

const LIMIT_MS = 120_000;
const UNKNOWN_ID = '00000000-0000-0000-0000-000000000001';

/** An empty database in a folder, copied for each test, because creating one takes seconds. */
let empty: string;
let folder: string;
let url: string | undefined;
let database: DatabaseHandle;
let started: Jobs[];
let runs: string[];
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
  runs = [];
  lines.length = 0;
});
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const nightly: JobDefinition = {
  name: 'nightly',
  cron: '0 3 * * *',
  limitSeconds: 60,
  run: async () => runs.push('nightly'),
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

async function startWorker(jobs: Jobs): Promise<void> {
  await jobs.start(true);
  await jobs.work();
}

describe('a job', { timeout: LIMIT_MS }, () => {
  it('is logged and retried when it fails', async () => {
    const flaky: JobDefinition = {
      ...nightly,
      run: async () => {
        if (runs.push('nightly') === 1) throw new Error('for the moment');
      },
    };
    const jobs = make([flaky]);
    await jobs.start(false);
    await addRun(database, 'nightly');
    const now = new Date();
    await jobs.runDue(now, now);
    expect(lines.join('')).toContain('for the moment');
    expect(runs).toHaveLength(1);
    // No time passes, so only the next attempt is due and never the scheduled run.
    const hour = new Date(Date.now() + 3_600_000);
    await jobs.runDue(hour, hour);
    expect(runs).toHaveLength(2);
  });

  it('runs only on workers', async () => {
    const doneBy = (node: string): JobDefinition => ({
      ...nightly,
      run: async () => runs.push(node),
    });
    const first = make([doneBy('first')]);
    await first.start(false);
    await addRun(database, 'nightly');
    // A worker takes waiting jobs as soon as it starts: this one would run before the next one.
    await make([doneBy('no worker')]).start(false);
    await startWorker(make([doneBy('worker')]));
    await expect.poll(() => runs).toEqual(['worker']);
  });

  it('runs once at worker startup if it was missed', async () => {
    const jobs = make([{ ...nightly, isMissing: async () => true }]);
    await startWorker(jobs);
    await expect.poll(() => runs).toEqual(['nightly']);
  });

  it('is scheduled as the code says, is left alone otherwise, and no longer once removed from it', async () => {
    const startWith = async (...definitions: JobDefinition[]) => {
      const jobs = make(definitions);
      await startWorker(jobs);
      await jobs.stop();
      const { rows } = await sql<{ name: string; cron: string; updated_on: Date }>`
        select name, cron, updated_on from ${sql.table(`${JOBS_SCHEMA}.schedule`)}
        order by name`.execute(database.db);
      return rows;
    };
    const first = await startWith(nightly, { ...nightly, name: 'old-name' });
    expect(first.map(({ name, cron }) => [name, cron])).toEqual([
      ['nightly', nightly.cron],
      ['old-name', nightly.cron],
    ]);
    expect(await startWith(nightly)).toEqual(first.slice(0, 1));
    expect(await startWith({ ...nightly, cron: '30 4 * * *' })).toMatchObject([
      { name: 'nightly', cron: '30 4 * * *' },
    ]);
  });

  it('gets a changed limit at the next start, and is left alone otherwise', async () => {
    const start = async (limitSeconds: number) => {
      const jobs = make([{ ...nightly, limitSeconds }]);
      await jobs.start(false);
      await jobs.stop();
      const { rows } = await sql<{ expire_seconds: number; updated_on: Date }>`
        select expire_seconds, updated_on from ${sql.table(`${JOBS_SCHEMA}.queue`)}
        where name = 'nightly'`.execute(database.db);
      return rows[0];
    };
    const first = await start(60);
    expect(first?.expire_seconds).toBe(60);
    expect(await start(60)).toEqual(first);
    expect((await start(90))?.expire_seconds).toBe(90);
  });

  it('runs when the test clock passes its instant', async () => {
    const jobs = make([nightly]);
    await jobs.start(false);
    const noon = new Date('2040-01-01T12:00:00Z');
    await jobs.runDue(noon, new Date('2040-01-02T02:59:59Z'));
    expect(runs).toEqual([]);
    await jobs.runDue(new Date('2040-01-02T02:59:59Z'), new Date('2040-01-02T03:00:00Z'));
    expect(runs).toEqual(['nightly']);
    await jobs.runDue(new Date('2040-01-02T03:00:00Z'), new Date('2040-01-02T12:00:00Z'));
    expect(runs).toEqual(['nightly']);
  });

  it('is listed with its error after its last failure, and runs once more when an admin retries it', async () => {
    const broken: JobDefinition = {
      ...nightly,
      name: 'broken',
      run: async () => {
        runs.push('broken');
        throw new Error('out of order');
      },
    };
    const jobs = make([broken, nightly]);
    await jobs.start(false);
    await addRun(database, 'broken');
    const [waiting] = (await jobs.overview(5)).queues.filter(({ name }) => name === 'broken');
    const counts = { waiting: 1, active: 0, failed: 0, late: 0 };
    expect(waiting).toMatchObject({ ...counts, nextAt: expect.any(Date) });
    const lateBefore = await countLateJobs(database.db);
    await sql`update ${sql.table(`${JOBS_SCHEMA}.job`)} set start_after = now() - interval '11 minutes'
      where name = 'broken'`.execute(database.db);
    const [late] = (await jobs.overview(5)).queues.filter(({ name }) => name === 'broken');
    expect(late).toMatchObject({ waiting: 1, late: 1 });
    expect(await countLateJobs(database.db)).toBe(lateBefore + 1);
    const runInAnHour = () => {
      const hour = new Date(Date.now() + 3_600_000);
      return jobs.runDue(hour, hour);
    };
    for (let attempt = 1; attempt <= 6; attempt += 1) await runInAnHour();
    expect(runs).toHaveLength(6);
    const { queues, failed } = await jobs.overview(5);
    expect(queues.find(({ name }) => name === 'broken')).toMatchObject({ waiting: 0, failed: 1 });
    // Its next run is what its schedule says.
    expect(queues.find(({ name }) => name === 'nightly')?.nextAt).toBeInstanceOf(Date);
    expect(failed).toEqual([
      expect.objectContaining({ name: 'broken', attempts: 6, failedAt: expect.any(Date) }),
    ]);
    const id = failed[0]?.id ?? '';
    const retry = (id: string) => transaction(database.db, (trx) => jobs.retry(trx, id));
    expect(await retry(UNKNOWN_ID)).toBeUndefined();
    expect(await Promise.all([retry(id), retry(id)])).toEqual(
      expect.arrayContaining([
        { kind: 'broken', isRetried: true },
        { kind: 'broken', isRetried: false },
      ]),
    );
    await runInAnHour();
    expect(runs).toHaveLength(7);
  });

  it('is not retried while another scheduled run waits', async () => {
    const failing = { ...nightly, run: () => Promise.reject(new Error('night')) };
    const jobs = make([failing]);
    await jobs.start(false);
    await addRun(database, 'nightly');
    const hour = new Date(Date.now() + 3_600_000);
    for (let attempt = 1; attempt <= 6; attempt += 1) await jobs.runDue(hour, hour);
    const [failed] = (await jobs.overview(5)).failed;
    await addRun(database, 'nightly');
    const retried = transaction(database.db, (trx) => jobs.retry(trx, failed?.id ?? ''));
    await expect(retried).rejects.toMatchObject({ status: 409 });
  });

  it('runs for a clock that moves while the queues are still awaited', async () => {
    const answered = Promise.withResolvers<void>();
    const jobs = make([nightly]);
    const starting = jobs.start(false, answered.promise);
    const moved = jobs.runDue(new Date('2040-01-02T02:59:59Z'), new Date('2040-01-02T03:00:00Z'));
    answered.resolve();
    await Promise.all([starting, moved]);
    expect(runs).toEqual(['nightly']);
  });

  it('is never started on a node that stops before it has answered', async () => {
    const answered = Promise.withResolvers<void>();
    const jobs = make([nightly]);
    const starting = jobs.start(true, answered.promise);
    const finished = jobs.finish();
    answered.resolve();
    await Promise.all([starting, finished]);
    await jobs.work();
    expect((await jobs.overview(1)).queues).toEqual([]);
  });

  it('runs when two nodes start at the same time on an empty database', async () => {
    // The embedded database has one node only.
    const nodes = url === undefined ? [make([nightly])] : [make([nightly]), make([nightly])];
    await Promise.all(nodes.map(startWorker));
    const [first] = nodes;
    await addRun(database, 'nightly');
    await expect.poll(() => runs).toEqual(['nightly']);
    expect((await first?.overview(1))?.queues).toContainEqual(
      expect.objectContaining({ name: 'nightly' }),
    );
  });
});
