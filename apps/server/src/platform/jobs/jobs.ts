import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { DatabaseHandle, Db } from '../database/database.ts';
import { sqlState } from '../database/faults.ts';
import type { Trx } from '../database/transaction.ts';
import { conflict } from '../errors.ts';
import type { Log } from '../log.ts';
import { oneLine } from '../start-error.ts';
import { traced } from '../tracing.ts';
import { createBoss, JOBS_SCHEMA, startBoss } from './boss.ts';
import {
  type FailedJob,
  type JobDefinition,
  type JobQueue,
  noJobs,
  type QueueState,
  type Retried,
} from './definition.ts';
import { isJobLate } from './figures.ts';

const FINISH_LIMIT_MS = 7000;
/** How often this node looks for due jobs. */
const POLL_MS = 2000;
/** The embedded database runs everything on one thread, so it polls less often. */
const POLL_EMBEDDED_MS = 5000;
/** Until the next look where one has found due jobs: more can wait behind them. */
const POLL_BUSY_MS = 500;
/** How often a worker looks by itself, in case this node fails to. */
const WORKER_POLL_SECONDS = 600;

const UNIQUE_VIOLATION = '23505';

type JobOutcome = 'completed' | 'failed';

interface JobsOptions {
  database: DatabaseHandle;
  databaseUrl: string | undefined;
  definitions: readonly JobDefinition[];
  log: Log;
  /** Called after each run, for the metrics. */
  onRun?: (name: string, outcome: JobOutcome, seconds: number) => void;
}

/** Background jobs, stored in the database until done. */
export class Jobs implements JobQueue {
  readonly #options: JobsOptions;
  readonly #log: QuietLog;
  #boss: PgBoss | undefined;
  /** The ids of the workers by queue. */
  readonly #workers = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  #starting: Promise<void> | undefined;
  #isFinishing = false;

  constructor(options: JobsOptions) {
    this.#options = options;
    this.#log = new QuietLog(options.log);
  }

  /**
   * Creates the queues. A worker then calls `work`.
   * @param after what this waits for, because it would delay it
   */
  start(isWorker: boolean, after: Promise<unknown> = Promise.resolve()): Promise<void> {
    const { database, databaseUrl, definitions } = this.#options;
    const boss = createBoss(database, databaseUrl, isWorker);
    boss.on('error', (error) => this.#log.error(error));
    this.#starting = after.then(async () => {
      if (this.#isFinishing) return;
      await startBoss(boss, definitions, databaseUrl);
      this.#boss = boss;
    });
    return this.#starting;
  }

  /** Resolves once the queues exist, or are known not to. */
  async #started(): Promise<PgBoss | undefined> {
    await this.#starting?.catch(() => {});
    return this.#boss;
  }

  /** Starts processing. */
  async work(): Promise<void> {
    if (this.#boss === undefined || this.#isFinishing) return;
    this.#starting = this.#work(this.#boss);
    await this.#starting;
  }

  async #work(boss: PgBoss): Promise<void> {
    const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
    for (const definition of this.#options.definitions) {
      if (this.#isFinishing) return;
      const { name, cron } = definition;
      const options = { pollingIntervalSeconds: WORKER_POLL_SECONDS };
      const worker = await boss.work(name, options, async (jobs) => {
        for (const _job of jobs) await this.#run(definition);
      });
      this.#workers.set(name, worker);
      if (cron !== undefined && crons.get(name) !== cron) {
        await boss.schedule(name, cron, null, { tz: 'UTC' });
      }
      if (await definition.isMissing?.()) await boss.send(name);
    }
    const names = new Set(this.#options.definitions.map(({ name }) => name));
    for (const name of crons.keys()) {
      // From an earlier version: its queue would grow without limit.
      if (!names.has(name)) await boss.unschedule(name);
    }
    this.#poll(boss);
  }

  /** One query finds the due jobs of all queues: most are empty, and each worker would send one. */
  #poll(boss: PgBoss): void {
    const everyMs = this.#options.database.kind === 'embedded' ? POLL_EMBEDDED_MS : POLL_MS;
    const look = async () => {
      const due = await this.#findDue(new Date()).catch((error) => {
        this.#log.error(error);
        return [];
      });
      for (const name of due) {
        const worker = this.#workers.get(name);
        if (worker !== undefined) boss.notifyWorker(worker);
      }
      // A worker takes one job at a time.
      schedule(due.length > 0 ? POLL_BUSY_MS : everyMs);
    };
    const schedule = (delayMs: number) => {
      if (!this.#isFinishing) this.#timer = setTimeout(look, delayMs).unref();
    };
    schedule(everyMs);
  }

  #stopPolling(): void {
    this.#isFinishing = true;
    clearTimeout(this.#timer);
  }

  /** The queues with jobs that are due by now or by this instant. */
  async #findDue(at: Date): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select distinct name from ${sql.table(`${JOBS_SCHEMA}.job`)}
      where state < 'active' and start_after <= greatest(now(), ${at}::timestamptz)`.execute(
      this.#options.database.db,
    );
    return rows.map(({ name }) => name);
  }

  async #run(definition: JobDefinition): Promise<void> {
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    try {
      await traced(`job ${definition.name}`, {}, async () => definition.run());
      this.#options.onRun?.(definition.name, 'completed', seconds());
    } catch (error) {
      this.#options.onRun?.(definition.name, 'failed', seconds());
      this.#options.log.error({ err: error, job: definition.name }, 'job failed; will retry');
      throw error;
    }
  }

  async runDue(from: Date, to: Date): Promise<void> {
    const boss = await this.#started();
    if (boss === undefined) return;
    // The clock stops often, and most queues are empty.
    const due = new Set(await this.#findDue(to));
    for (const definition of this.#options.definitions) {
      const { name, cron } = definition;
      if (cron !== undefined && isDue(boss, cron, from, to)) await this.#run(definition);
      if (due.has(name)) await this.#runWaiting(boss, definition, to);
    }
  }

  async nextDue(after: Date, until: Date): Promise<Date | undefined> {
    const due = await Promise.all(
      this.#options.definitions.map((definition) => definition.nextDue?.(after, until)),
    );
    return due.filter((at) => at !== undefined).toSorted((a, b) => a.getTime() - b.getTime())[0];
  }

  /** Runs jobs that wait for an instant that the test clock has passed, such as a next attempt. */
  async #runWaiting(boss: PgBoss, definition: JobDefinition, to: Date): Promise<void> {
    const { name } = definition;
    await sql`
      update ${sql.table(`${JOBS_SCHEMA}.job`)} set start_after = now()
      where name = ${name} and state < 'active' and start_after > now() and start_after <= ${to}
    `.execute(this.#options.database.db);
    for (;;) {
      const [job] = await boss.fetch(name);
      if (job === undefined) return;
      try {
        await this.#run(definition);
        await boss.complete(name, job.id);
      } catch {
        // `#run` has logged the error.
        await boss.fail(name, job.id);
      }
    }
  }

  async overview(limit: number): Promise<{ queues: QueueState[]; failed: FailedJob[] }> {
    const boss = await this.#started();
    if (boss === undefined) return noJobs.overview(limit);
    const rows = await readOverview(this.#options.database.db, limit);
    const crons = new Map(this.#options.definitions.map(({ name, cron }) => [name, cron]));
    const queues = rows.queues.map(({ dueAt, ...queue }) => {
      const cron = crons.get(queue.name);
      const [scheduled] =
        cron === undefined ? [] : boss.previewSchedule(cron, { tz: 'UTC', count: 1 });
      return { ...queue, nextAt: dueAt ?? scheduled ?? null };
    });
    return { queues, failed: rows.failed };
  }

  async retry(trx: Trx, id: string): Promise<Retried | undefined> {
    const boss = this.#boss;
    const job = boss && (await lockJob(trx, id));
    if (boss === undefined || job === undefined) return undefined;
    const { name: kind, state } = job;
    // A job of an earlier version, which nothing would run.
    const isKnown = this.#options.definitions.some(({ name }) => name === kind);
    if (state !== 'failed' || !isKnown) return { kind, isRetried: false };
    try {
      await boss.retry(kind, id, { db: fromKysely(trx) });
    } catch (error) {
      // A scheduled job has at most one waiting or active run.
      throw sqlState(error) === UNIQUE_VIOLATION ? conflict('platform:job_in_progress') : error;
    }
    return { kind, isRetried: true };
  }

  /**
   * Starts no more jobs and resolves when running ones have ended, or after `limitMs`.
   */
  async finish(limitMs = FINISH_LIMIT_MS): Promise<void> {
    this.#stopPolling();
    const boss = await this.#started();
    if (boss === undefined) return;
    const ended = Promise.all(this.#options.definitions.map(({ name }) => boss.offWork(name)));
    await Promise.race([ended, sleep(limitMs, undefined, { ref: false })]);
  }

  /** Stops immediately; running jobs count as failed and are retried on another node. */
  async stop(): Promise<void> {
    this.#stopPolling();
    const boss = await this.#started();
    await boss?.stop({ graceful: false });
  }
}

function isDue(boss: PgBoss, cron: string, from: Date, to: Date): boolean {
  const [next] = boss.previewSchedule(cron, { tz: 'UTC', from, count: 1 });
  return next !== undefined && next <= to;
}

const table = (name: string) => sql.table(`${JOBS_SCHEMA}.${name}`);

/** The queues of pg-boss itself. */
const OWN = sql`q.name not like '\\_\\_%'`;

type QueueRow = Omit<QueueState, 'nextAt'> & { dueAt: Date | null };

interface Overview {
  queues: QueueRow[];
  failed: FailedJob[];
}

/** The queues with waiting, running and failed counts, and the newest failures; one statement. */
async function readOverview(db: Db, limit: number): Promise<Overview> {
  const { rows } = await sql<
    QueueRow & { newest: (Omit<FailedJob, 'failedAt'> & { at: string })[] }
  >`
    select q.name, j.waiting, j.active, j.failed, j.late, j."dueAt", f.newest
    from ${table('queue')} q
    cross join lateral (
      select count(*) filter (where j.state < 'active')::integer as waiting,
        count(*) filter (where j.state = 'active')::integer as active,
        count(*) filter (where j.state = 'failed')::integer as failed,
        count(*) filter (where ${isJobLate})::integer as late,
        min(j.start_after) filter (where j.state < 'active') as "dueAt"
      from ${table('job')} j where j.name = q.name and (j.state <= 'active' or j.state = 'failed')
    ) j
    cross join lateral (
      select coalesce(json_agg(n), '[]') as newest from (
        select n.id, n.name, n.retry_count + 1 as attempts, n.completed_on as at,
          n.output->>'message' as error
        from ${table('job')} n where j.failed > 0 and n.name = q.name and n.state = 'failed'
        order by n.completed_on desc limit ${limit}
      ) n
    ) f
    where ${OWN} order by q.name`.execute(db);
  const failed = rows
    .flatMap(({ newest }) => newest)
    .map(({ at, ...job }) => ({ ...job, failedAt: new Date(at) }))
    .sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime())
    .slice(0, limit);
  return { queues: rows.map(({ newest: _, ...queue }) => queue), failed };
}

/** A job of any queue, locked. */
async function lockJob(trx: Trx, id: string): Promise<{ name: string; state: string } | undefined> {
  const { rows } = await sql<{ name: string; state: string }>`
    select j.name, j.state::text from ${table('job')} j
    where j.name = any (array(select q.name from ${table('queue')} q)) and j.id = ${id}::uuid
    for update`.execute(trx);
  return rows[0];
}

const SAME_MS = 60_000;

/** Logs an error that repeats every second, such as an unreachable database, only once a minute. */
class QuietLog {
  readonly #log: Log;
  readonly #logged = new Map<string, number>();

  constructor(log: Log) {
    this.#log = log;
  }

  error(error: unknown): void {
    const now = Date.now();
    for (const [text, at] of this.#logged) if (now - at > SAME_MS) this.#logged.delete(text);
    const text = oneLine(error);
    if (this.#logged.has(text)) return;
    this.#logged.set(text, now);
    this.#log.error({ err: error }, 'jobs');
  }
}
