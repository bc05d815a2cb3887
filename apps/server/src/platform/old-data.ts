import { deletedBefore, type KeptName } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from './database/database.ts';
import type { Database } from './database/schema.ts';
import { type Trx, transaction } from './database/transaction.ts';

/** Rows per transaction. */
const BATCH = 500;

/** How one kind of data is deleted after its term. */
export interface OldData {
  readonly what: KeptName;
  /**
   * Deletes, or empties, at most `limit` rows of one table whose term began before an instant.
   * Runs again, also after it was interrupted.
   * @returns how many; fewer than `limit` mean that none are left
   */
  deleteSome(trx: Trx, before: Date, limit: number): Promise<number>;
}

/**
 * Deletes what is kept no longer, in short transactions. A kind that fails does not stop the
 * others.
 * @throws AggregateError of those that failed
 */
export async function deleteOldData(db: Db, kinds: readonly OldData[], now: Date): Promise<void> {
  const errors: unknown[] = [];
  for (const { what, deleteSome } of kinds) {
    const before = deletedBefore(what, now);
    try {
      for (let deleted = BATCH; deleted >= BATCH; ) {
        deleted = await transaction(db, async (trx) => {
          // Nobody is told, and tables whose rows never change give these away.
          await sql`set local crewpad.is_bulk_load = 'on'`.execute(trx);
          await sql`set local crewpad.deletes_old_data = 'on'`.execute(trx);
          return deleteSome(trx, before, BATCH);
        });
      }
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'some old data was not deleted');
}

/**
 * Rows of one table that are deleted as a whole.
 * @param began the instant from which the term counts: an SQL expression with an index
 */
export function oldRows(what: KeptName, table: keyof Database, began: string): OldData {
  const since = sql.raw(began);
  return {
    what,
    async deleteSome(trx, before, limit) {
      const { rows } = await sql`
        delete from ${sql.table(table)} where ctid = any (array(
          select ctid from ${sql.table(table)} where ${since} < ${before}::timestamptz
          order by ${since} limit ${limit} for update skip locked))
        returning 1`.execute(trx);
      return rows.length;
    },
  };
}
