import type { Db } from '../../../../platform/database/database.ts';

/** Where a member is logged in, last used first. Views by an admin are left out. */
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
