import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { announceEndedSessions } from '../../../../platform/realtime/session-ends.ts';

/** Ends all sessions of a member but one. */
export function endOtherSessions(db: Db, memberId: number, kept: number, now: Date): Promise<void> {
  return transaction(db, (trx) => endSessions(trx, memberId, now, kept));
}

/** Ends the sessions of a member, and those in other accounts that were opened out of them. */
export async function endSessions(
  trx: Trx,
  memberId: number,
  now: Date,
  kept?: number,
): Promise<void> {
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where(({ eb, or, selectFrom }) => {
      const own = selectFrom('sessions as s').select('s.id').where('s.member_id', '=', memberId);
      const meant = kept === undefined ? own : own.where('s.id', '<>', kept);
      return or([eb('id', 'in', meant), eb('admin_session_id', 'in', meant)]);
    })
    .returning('id')
    .execute();
  await announceEndedSessions(
    trx,
    ended.map(({ id }) => id),
  );
}
