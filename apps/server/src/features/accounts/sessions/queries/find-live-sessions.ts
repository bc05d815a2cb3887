import type { Db } from '../../../../platform/database/database.ts';

/** Which of these sessions are open, and when they expire. */
export async function findLiveSessions(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['sessions.id', 'sessions.expires_at'])
    .where('sessions.id', 'in', ids)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('members.status', '<>', 'CLOSED')
    .execute();
  return new Map(rows.map((row) => [row.id, row.expires_at]));
}
