import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { unavailable } from '../../../../platform/errors.ts';
import { announceChanges } from '../../../../platform/events.ts';
import { settleUploads } from '../../../listings/index.ts';

/**
 * Shows a stored picture as the member's own; the one before goes.
 * @throws ApiError 503 when the picture was cleared meanwhile
 */
export function setPhoto(
  db: Db,
  { memberId, uploadId, url }: { memberId: number; uploadId: number; url: string },
  now: Date,
): Promise<void> {
  return transaction(db, async (trx) => {
    // Always the first lock: of two pictures at once the second replaces the first.
    const member = await trx
      .updateTable('members')
      .set({ photo: url, updated_at: now })
      .where('id', '=', memberId)
      .where('status', '<>', 'CLOSED')
      .returning('id')
      .executeTakeFirst();
    const kept = await trx
      .updateTable('uploads')
      .set({ state: 'kept' })
      .where('id', '=', uploadId)
      .where('state', '=', 'writing')
      .returning('id')
      .executeTakeFirst();
    if (member === undefined || kept === undefined) throw unavailable();
    await settleUploads(trx, memberId, now);
    await announceChanges(trx);
  });
}
