import type { Trx } from '../database/transaction.ts';

/** One kind of work that is done outside of requests, by the nodes with the role worker. */
export interface JobDefinition {
  /** Name of its queue; kept in the database, so never changed lightly. */
  readonly name: string;
  /** When it is due by itself, as a cron expression in UTC; without it, only when it is enqueued. */
  readonly cron?: string;
  /** After this time a run counts as lost and is begun again elsewhere. */
  readonly limitSeconds: number;
  /** Done once when the first worker starts and this says so. */
  isMissing?(): Promise<boolean>;
  /** Does the work; throws to have it done again later. `data`: what was enqueued. */
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
  /** Does everything that became due between two instants of the test clock. */
  runDue(from: Date, to: Date): Promise<void>;
}

/** For tests and programs in which no jobs run. */
export const noJobs: JobQueue = { enqueue: async () => {}, runDue: async () => {} };
