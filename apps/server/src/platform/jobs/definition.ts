import type { Trx } from '../database/transaction.ts';

/** A kind of background job, run by nodes with the role worker. */
export interface JobDefinition {
  /** Name of its queue, stored in the database. */
  readonly name: string;
  /** Its schedule, as a cron expression in UTC; without one it runs only where it is missing. */
  readonly cron?: string;
  /** After this time a run counts as lost and is retried on another node. */
  readonly limitSeconds: number;
  /** Runs once when the first worker starts, if this returns true. */
  isMissing?(): Promise<boolean>;
  /**
   * The first instant in a range at which a row is due. The test clock stops there, as if time had
   * passed.
   */
  nextDue?(after: Date, until: Date): Promise<Date | undefined>;
  /** Runs the job; throws to be retried. */
  run(): Promise<unknown>;
}

/** The state of one kind of job. */
export interface QueueState {
  readonly name: string;
  /** Due now or later. */
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  /** Of those that wait: should have begun more than ten minutes ago. */
  readonly late: number;
  /** Its next run, scheduled or waiting. */
  readonly nextAt: Date | null;
}

/** Jobs that failed permanently. */
export interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
  readonly failedAt: Date;
  readonly error: string | null;
}

/** `isRetried`: whether it had failed before. */
export interface Retried {
  readonly kind: string;
  readonly isRetried: boolean;
}

/** The job interface for features. */
export interface JobQueue {
  /** Runs everything that became due between two instants of the test clock. */
  runDue(from: Date, to: Date): Promise<void>;
  /** The first instant in a range at which a row of any job is due; undefined if none. */
  nextDue(after: Date, until: Date): Promise<Date | undefined>;
  /** All queues, and the newest failures. */
  overview(limit: number): Promise<{ queues: QueueState[]; failed: FailedJob[] }>;
  /**
   * Retries a failed job. Jobs find remaining work themselves, as after a crash: one that charges
   * or sends checks what was already paid or sent.
   * @returns undefined if the job does not exist
   * @throws ApiError 409 if the same job is waiting or running
   */
  retry(trx: Trx, id: string): Promise<Retried | undefined>;
}

/** For tests and programs without jobs. */
export const noJobs: JobQueue = {
  runDue: async () => {},
  nextDue: async () => undefined,
  overview: async () => ({ queues: [], failed: [] }),
  retry: async () => undefined,
};
