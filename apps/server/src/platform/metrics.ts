import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from './clock.ts';
import type { DatabaseHandle, Db } from './database/database.ts';
import type { Replica } from './database/replica.ts';
import { eventMetrics } from './event-counts.ts';
import { type FigureDefinition, Figures } from './figures.ts';

/** Upper bounds in seconds: from an in-memory answer to a client timeout. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.05, 0.25, 1, 5, 30, 120, 600];

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
    for (const metric of eventMetrics) this.#registry.registerMetric(metric);
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

  /** Adds memory, event loop and the connections of the pool, read on each scrape. */
  watch({ pool }: Pick<DatabaseHandle, 'pool'>): void {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    if (pool === undefined) return;
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

  /** Adds whether the replica answers reads, and how far it is behind. */
  watchReplica(replica: Pick<Replica, 'isInUse' | 'lagSeconds'>): void {
    const registers = [this.#registry];
    new Gauge({
      name: 'crewpad_replica_in_use',
      help: 'Whether the replica answers public reads of this node: 1, or 0 while it is left out',
      registers,
      collect() {
        this.set(replica.isInUse ? 1 : 0);
      },
    });
    new Gauge({
      name: 'crewpad_replica_lag_seconds',
      help: 'How long the oldest change that the replica has not replayed has been known',
      registers,
      collect() {
        this.set(replica.lagSeconds);
      },
    });
  }

  /** Adds the counts of a cache. */
  addCache(cache: string, reads: () => Readonly<Record<'hit' | 'miss', number>>): void {
    this.#caches.set(cache, reads);
  }

  /** Adds metrics whose values are in the database, read together on each scrape. */
  addFigures(db: Db, clock: Clock, definitions: readonly FigureDefinition[]): void {
    const figures = new Figures(db, clock, definitions);
    for (const { name, help, labels = [] } of definitions) {
      new Gauge({
        name: `crewpad_${name}`,
        help,
        labelNames: [...labels],
        registers: [this.#registry],
        async collect() {
          const value = (await figures.read()).get(name);
          this.reset();
          if (labels.length === 0) this.set(typeof value === 'number' ? value : Number.NaN);
          else if (Array.isArray(value))
            for (const item of value) this.set(item.labels, item.value);
        },
      });
    }
  }

  /** All metrics as text. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
