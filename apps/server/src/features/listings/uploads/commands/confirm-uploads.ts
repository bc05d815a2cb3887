import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { unavailable } from '../../../../platform/errors.ts';

/**
 * The files of these uploads are stored: from now on they can be taken.
 * @throws ApiError 503 when one of them was cleared meanwhile
 */
export function confirmUploads(db: Db, ids: readonly number[]): Promise<void> {
  return transaction(db, async (trx) => {
    if (ids.length === 0) return;
    const { numUpdatedRows } = await trx
      .updateTable('uploads')
      .set({ state: 'kept' })
      .where('id', 'in', ids)
      .where('state', '=', 'writing')
      .executeTakeFirstOrThrow();
    // None of them may be cleared already: the sender would be told of files that are gone.
    if (Number(numUpdatedRows) !== ids.length) throw unavailable();
  });
}
