import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/** How many notifications a member `m` has not read. */
export const countUnreadNotifications = sql<number>`coalesce(
  (select c.notifications from inbox_counts c where c.member_id = m.id), 0)`;

export interface NotificationCounts {
  unread: number;
  version: number;
}

/** What a member's notifications amount to. A member without an inbox has none. */
export async function getNotificationCounts(db: Db, memberId: number): Promise<NotificationCounts> {
  const row = await db
    .selectFrom('inbox_counts')
    .select(['notifications as unread', 'version'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? { unread: 0, version: 0 };
}
