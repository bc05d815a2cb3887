import type { Db } from '../../../../platform/database/database.ts';

/** The members a member blocked, newest first. */
export function listBlocked(db: Db, memberId: number) {
  return db
    .selectFrom('blocks as b')
    .innerJoin('members as m', 'm.id', 'b.blocked_id')
    .select(['m.id', 'm.display_name', 'm.first_name', 'm.last_name', 'm.photo', 'm.status'])
    .where('b.member_id', '=', memberId)
    .orderBy('b.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .execute();
}
