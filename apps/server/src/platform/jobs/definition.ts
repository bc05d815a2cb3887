import type { Trx } from '../database/transaction.ts';

/** One kind of work outside of requests, done by nodes with the role worker. */
export interface JobDefinition {
  /** Name of its queue, stored in the database. */
  readonly name: string;
  /** When it is due, as a cron expression in UTC; without it, only when it is enqueued. */
  readonly cron?: string;
  /** After this time a run counts as lost and is run again on another node. */
  readonly limitSeconds: number;
  /** Runs once when the first worker starts, if this returns true. */
  isMissing?(): Promise<boolean>;
  /**
   * The first instant after one and up to another at which a row is due. The test clock stops there,
   * as time would pass there.
   */
  nextDue?(after: Date, until: Date): Promise<Date | undefined>;
  /** Does the work; throws to retry it later. `data`: what was enqueued. */
  run(data: object): Promise<unknown>;
}

export interface EnqueueOptions {
  /** Not before this instant. */
  readonly startAfter?: Date;
  /** Of several with the same key only one waits. */
  readonly key?: string;
}

/** The state of one kind of work. */
export interface QueueState {
  readonly name: string;
  /** Due now or later. */
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  /** When it runs next: as scheduled, or as enqueued. */
  readonly nextAt: Date | null;
}

/** Work that failed for good. */
export interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
  readonly failedAt: Date;
  readonly error: string | null;
}

/** `isRetried`: it had failed. */
export interface Retried {
  readonly kind: string;
  readonly isRetried: boolean;
}

/** What features see of the jobs. */
export interface JobQueue {
  /** Enqueues work in the transaction of the fact that causes it: both happen, or neither. */
  enqueue(trx: Trx, name: string, data?: object, options?: EnqueueOptions): Promise<void>;
  /** Runs everything that became due between two instants of the test clock. */
  runDue(from: Date, to: Date): Promise<void>;
  /** The first instant between two at which a row of any job is due; undefined: none is. */
  nextDue(after: Date, until: Date): Promise<Date | undefined>;
  /** All queues, and the newest failures. */
  overview(limit: number): Promise<{ queues: QueueState[]; failed: FailedJob[] }>;
  /**
   * Does failed work once more. It finds what is left to do automatically, as after a crash: a job that
   * charges or sends looks at what has been paid or sent.
   * @returns undefined: there is no such work
   * @throws ApiError 409 the same work waits or runs already
   */
  retry(trx: Trx, id: string): Promise<Retried | undefined>;
}

/** For tests and programs in which no jobs run. */
export const noJobs: JobQueue = {
  enqueue: async () => {},
  runDue: async () => {},
  nextDue: async () => undefined,
  overview: async () => ({ queues: [], failed: [] }),
  retry: async () => undefined,
};
