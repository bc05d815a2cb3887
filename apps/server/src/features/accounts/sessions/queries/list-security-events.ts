import type { Db } from '../../../../platform/database/database.ts';

/** The newest audit entries of these actions about a member. */
export function listSecurityEvents(
  db: Db,
  { memberId, actions, limit }: { memberId: number; actions: readonly string[]; limit: number },
) {
  return db
    .selectFrom('audit_log')
    .select(['id', 'at', 'action', 'address', 'details'])
    .where('member_id', '=', memberId)
    .where('action', 'in', actions)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
