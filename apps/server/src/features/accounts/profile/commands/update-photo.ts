import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { unavailable } from '../../../../platform/errors.ts';
import { announceChanges } from '../../../../platform/events.ts';
import { refreshUploadUse } from '../../../../platform/uploads/use.ts';

/**
 * Replaces a member's picture by a stored one.
 * @throws ApiError 503 if that one was removed in the meantime
 */
export function updatePhoto(
  db: Db,
  { memberId, uploadId, url }: { memberId: number; uploadId: number; url: string },
  now: Date,
): Promise<void> {
  return transaction(db, async (trx) => {
    // Locked first: of two concurrent pictures, the second replaces the first.
    const member = await trx
      .updateTable('members')
      .set({ photo: url, updated_at: now })
      .where('id', '=', memberId)
      .where('status', '<>', 'CLOSED')
      .returning('id')
      .executeTakeFirst();
    const upload = await trx
      .updateTable('uploads')
      .set({ state: 'kept' })
      .where('id', '=', uploadId)
      .where('state', '=', 'writing')
      .returning('id')
      .executeTakeFirst();
    if (member === undefined || upload === undefined) throw unavailable();
    await refreshUploadUse(trx, memberId, now);
    await announceChanges(trx, 'all');
  });
}
