import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** How many messages a member `m` has not read. */
export const countUnread = sql<number>`(
  select count(*)::int from messages t where t.to_user_id = m.id and t.read_at is null
)`;

export async function getUnread(db: Db, memberId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${countUnread} as count from members m where m.id = ${memberId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
