import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Db } from './database.ts';
import { sqlState } from './faults.ts';
import type { Database } from './schema.ts';

export type Trx = Transaction<Database>;

/** Deadlock and serialization failure: nothing was changed, and a retry may succeed. */
const RETRYABLE = new Set(['40P01', '40001']);
const TRIES = 3;

/** Callbacks for when each open transaction has committed. */
const commitWork = new WeakMap<Trx, (() => void)[]>();

/** Runs `work` after the transaction has committed, before its command continues. It must not throw. */
export function onCommit(trx: Trx, work: () => void): void {
  commitWork.set(trx, [...(commitWork.get(trx) ?? []), work]);
}

type Step = (trx: Trx) => Promise<void>;
const lastSteps = new AsyncLocalStorage<Step>();

/** Runs `work` with `step` as the last one of each transaction that it opens. */
export function endingWith<T>(step: Step, work: () => Promise<T>): Promise<T> {
  return lastSteps.run(step, work);
}

/** Runs a command's work as one transaction; retries after a deadlock or serialization failure. */
export async function transaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let opened: Trx | undefined;
    try {
      const result = await db.transaction().execute(async (trx) => {
        opened = trx;
        const result = await work(trx);
        await lastSteps.getStore()?.(trx);
        return result;
      });
      for (const committed of (opened && commitWork.get(opened)) ?? []) committed();
      return result;
    } catch (error) {
      const state = sqlState(error);
      if (attempt >= TRIES || state === undefined || !RETRYABLE.has(state)) throw error;
    }
  }
}
