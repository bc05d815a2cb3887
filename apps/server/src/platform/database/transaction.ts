import type { Transaction } from 'kysely';
import type { Db } from './database.ts';
import type { Database } from './schema.ts';

export type Trx = Transaction<Database>;

/** Deadlock and serialization failure: nothing happened, the same again may succeed. */
const RETRYABLE = new Set(['40P01', '40001']);
const TRIES = 3;

/** The SQLSTATE of a database error, by code and not by class: both drivers have their own. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Runs one command's work as one transaction, again when the database chose it as a victim. */
export async function transaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const state = sqlState(error);
      if (attempt >= TRIES || state === undefined || !RETRYABLE.has(state)) throw error;
    }
  }
}
