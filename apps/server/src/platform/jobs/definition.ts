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

/** What features see of the jobs. */
export interface JobQueue {
  /** Enqueues work in the transaction of the fact that causes it: both happen, or neither. */
  enqueue(trx: Trx, name: string, data?: object, options?: EnqueueOptions): Promise<void>;
  /** Runs everything that became due between two instants of the test clock. */
  runDue(from: Date, to: Date): Promise<void>;
  /** The first instant between two at which a row of any job is due; undefined: none is. */
  nextDue(after: Date, until: Date): Promise<Date | undefined>;
}

/** For tests and programs in which no jobs run. */
export const noJobs: JobQueue = {
  enqueue: async () => {},
  runDue: async () => {},
  nextDue: async () => undefined,
};
