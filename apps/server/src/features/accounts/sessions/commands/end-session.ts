import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { announceEndedSessions } from '../../../../platform/realtime/session-ends.ts';

/**
 * Ends one session of a member, and those in other accounts that were opened out of it.
 * @returns whether it was his and still open
 */
export function endSession(db: Db, memberId: number, id: number, now: Date): Promise<boolean> {
  return transaction(db, async (trx) => {
    const own = await trx
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (own === undefined) return false;
    const within = await trx
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('admin_session_id', '=', id)
      .where('ended_at', 'is', null)
      .returning('id')
      .execute();
    await announceEndedSessions(trx, [id, ...within.map((session) => session.id)]);
    return true;
  });
}
