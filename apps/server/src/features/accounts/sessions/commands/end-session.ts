import type { ActorSession } from '../../../../platform/access/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { announceEndedSessions } from '../../../../platform/realtime/session-ends.ts';

/**
 * Ends one session of a member, and the admin views opened from it.
 * @returns whether it was theirs and still open
 */
export function endSession(db: Db, memberId: number, id: number, now: Date): Promise<boolean> {
  return transaction(db, async (trx) => {
    const own = await trx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (own === undefined) return false;
    await endWithViews(trx, id, now);
    return true;
  });
}

/** Logs the caller out. An admin who views as a member is logged out of both accounts. */
export function logOut(db: Db, { id, adminSessionId }: ActorSession, now: Date): Promise<void> {
  return transaction(db, (trx) => endWithViews(trx, adminSessionId ?? id, now));
}

async function endWithViews(trx: Trx, id: number, now: Date): Promise<void> {
  // A view that is being opened from it is stored before or refused: see startView.
  await trx.selectFrom('sessions').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where(({ eb, or }) => or([eb('id', '=', id), eb('admin_session_id', '=', id)]))
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  await announceEndedSessions(
    trx,
    ended.map((session) => session.id),
  );
}
