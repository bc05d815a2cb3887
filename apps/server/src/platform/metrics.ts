import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseHandle } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';

/** Upper bounds in seconds: from an in-memory answer to a client timeout. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.05, 0.25, 1, 5, 30, 120, 600];

/** A metric of a feature, read on each scrape. */
export interface FeatureGauge {
  /** Without the prefix `crewpad_`. */
  readonly name: string;
  readonly help: string;
  /** The value, or values by their labels. */
  read(): Promise<number | readonly LabeledValue[]>;
  /** The names of the labels. */
  readonly labels?: readonly string[];
}

interface LabeledValue {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Metrics of this process for operators, in Prometheus format. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Counter;
  readonly #latency: Histogram;
  readonly #jobRuns: Counter;
  readonly #jobSeconds: Histogram;
  readonly #caches = new Map<string, () => Readonly<Record<'hit' | 'miss', number>>>();

  constructor() {
    const registers = [this.#registry];
    this.#requests = new Counter({
      name: 'crewpad_http_requests_total',
      help: 'Answered requests',
      labelNames: ['method', 'route', 'status'],
      registers,
    });
    this.#latency = new Histogram({
      name: 'crewpad_http_request_seconds',
      help: 'Time from request to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    });
    this.#jobRuns = new Counter({
      name: 'crewpad_job_runs_total',
      help: 'Runs of jobs on this node, by outcome',
      labelNames: ['job', 'outcome'],
      registers,
    });
    this.#jobSeconds = new Histogram({
      name: 'crewpad_job_seconds',
      help: 'Time a run of a job took',
      labelNames: ['job'],
      buckets: JOB_SECONDS,
      registers,
    });
    const caches = this.#caches;
    new Counter({
      name: 'crewpad_cache_reads_total',
      help: 'Shared pages and answers that were found in the cache, or had to be made',
      labelNames: ['cache', 'outcome'],
      registers,
      collect() {
        this.reset();
        for (const [cache, reads] of caches) {
          const { hit, miss } = reads();
          this.inc({ cache, outcome: 'hit' }, hit);
          this.inc({ cache, outcome: 'miss' }, miss);
        }
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Counts one response. `route` is the pattern, never the address, whose number is unlimited. */
  countRequest(method: string, route: string, status: number, seconds: number): void {
    const labels = { method, route, status: String(status) };
    this.#requests.inc(labels);
    this.#latency.observe(labels, seconds);
  }

  countJob(job: string, outcome: string, seconds: number): void {
    this.#jobRuns.inc({ job, outcome });
    this.#jobSeconds.observe({ job }, seconds);
  }

  /** Adds the metrics that are read on each scrape: memory and event loop, pool, jobs, outbox. */
  watch(database: DatabaseHandle, jobs: Jobs): void {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    const { pool, db } = database;
    if (pool !== undefined) {
      new Gauge({
        name: 'crewpad_database_connections',
        help: 'Connections of the pool by state, and requests that wait for one',
        labelNames: ['state'],
        registers,
        collect() {
          this.set({ state: 'idle' }, pool.idleCount);
          this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
          this.set({ state: 'awaited' }, pool.waitingCount);
        },
      });
    }
    new Gauge({
      name: 'crewpad_jobs',
      help: 'Jobs in the queues by state',
      labelNames: ['job', 'state'],
      registers,
      async collect() {
        this.reset();
        for (const { name, waiting, active, failed } of await orNothing(jobs.figures(), [])) {
          this.set({ job: name, state: 'waiting' }, waiting);
          this.set({ job: name, state: 'active' }, active);
          this.set({ job: name, state: 'failed' }, failed);
        }
      },
    });
    new Gauge({
      name: 'crewpad_outbox_waiting',
      help: 'Emails that are neither sent nor failed; NaN while the database does not answer',
      registers,
      async collect() {
        const count = sql<{ n: number }>`
          select count(*) as n from outbox where sent_at is null and failed_at is null
        `.execute(db);
        const rows = await orNothing(
          count.then((result) => result.rows),
          [],
        );
        this.set(rows[0]?.n ?? Number.NaN);
      },
    });
  }

  /** Adds the counts of a cache. */
  addCache(cache: string, reads: () => Readonly<Record<'hit' | 'miss', number>>): void {
    this.#caches.set(cache, reads);
  }

  /** Adds the metrics of features. */
  add(gauges: readonly FeatureGauge[]): void {
    for (const { name, help, labels = [], read } of gauges) {
      new Gauge({
        name: `crewpad_${name}`,
        help,
        labelNames: [...labels],
        registers: [this.#registry],
        async collect() {
          this.reset();
          const figure = await orNothing(read(), labels.length === 0 ? Number.NaN : []);
          if (typeof figure === 'number') return this.set(figure);
          for (const one of figure) this.set(one.labels, one.value);
        },
      });
    }
  }

  /** All metrics as text. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

/** If the database is unreachable, the other metrics matter most. */
async function orNothing<T>(figures: Promise<T>, nothing: T): Promise<T> {
  try {
    return await figures;
  } catch {
    return nothing;
  }
}
