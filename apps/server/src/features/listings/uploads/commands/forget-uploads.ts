import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';

/** Removes the rows of uploads whose files are gone. */
export function forgetUploads(db: Db, ids: readonly number[]): Promise<void> {
  return transaction(db, async (trx) => {
    if (ids.length === 0) return;
    await trx.deleteFrom('uploads').where('id', 'in', ids).where('state', '<>', 'kept').execute();
  });
}
