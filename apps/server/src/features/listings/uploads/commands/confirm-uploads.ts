import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';

/** The files of these uploads are stored: from now on they can be taken. */
export function confirmUploads(db: Db, ids: readonly number[]): Promise<void> {
  return transaction(db, async (trx) => {
    if (ids.length === 0) return;
    await trx
      .updateTable('uploads')
      .set({ state: 'kept' })
      .where('id', 'in', ids)
      .where('state', '=', 'writing')
      .execute();
  });
}
