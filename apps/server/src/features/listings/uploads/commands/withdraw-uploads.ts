import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import type { Removable } from './mark-unused.ts';

/** Marks uploads of a request that failed, unless they are kept already, and tells which they are. */
export function withdrawUploads(db: Db, ids: readonly number[]): Promise<Removable[]> {
  return transaction(db, async (trx) => {
    if (ids.length === 0) return [];
    return trx
      .updateTable('uploads')
      .set({ state: 'removing' })
      .where('id', 'in', ids)
      .where('state', '=', 'writing')
      .returning(['id', 'key'])
      .execute();
  });
}
