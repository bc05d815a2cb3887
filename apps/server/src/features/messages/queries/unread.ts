import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** The number of unread messages of a member `m`. */
export const countUnread = sql<number>`coalesce(
  (select c.unread from inbox_counts c where c.member_id = m.id), 0)`;

export interface InboxCounts {
  unread: number;
  version: number;
}

/** The unread counters of a member's inbox: one row, or none without messages. */
export async function getInboxCounts(db: Db, memberId: number): Promise<InboxCounts> {
  const row = await db
    .selectFrom('inbox_counts')
    .select(['unread', 'version'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? { unread: 0, version: 0 };
}
