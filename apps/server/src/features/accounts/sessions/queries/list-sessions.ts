import type { Db } from '../../../../platform/database/database.ts';

/** A member's open sessions, last used first, without admin views. */
export function listSessions(db: Db, memberId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'device'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('admin_session_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
