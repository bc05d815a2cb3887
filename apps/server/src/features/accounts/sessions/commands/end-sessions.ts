import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { announceEndedSessions } from '../../../../platform/realtime/session-ends.ts';

/** Ends all sessions of a member except one. */
export function endOtherSessions(
  db: Db,
  memberId: number,
  spared: number,
  now: Date,
): Promise<number> {
  return transaction(db, (trx) => endSessions(trx, memberId, now, spared));
}

/**
 * Ends the sessions of a member, and the admin views opened from them.
 * @returns how many ended
 */
export async function endSessions(
  trx: Trx,
  memberId: number,
  now: Date,
  spared?: number,
): Promise<number> {
  // A view that is being opened from one of them is stored before or refused: see startView.
  await trx
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where(({ eb, or, selectFrom }) => {
      const own = selectFrom('sessions as s').select('s.id').where('s.member_id', '=', memberId);
      const ending = spared === undefined ? own : own.where('s.id', '<>', spared);
      return or([eb('id', 'in', ending), eb('admin_session_id', 'in', ending)]);
    })
    .returning('id')
    .execute();
  await announceEndedSessions(
    trx,
    ended.map(({ id }) => id),
  );
  return ended.length;
}
