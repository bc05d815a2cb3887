import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/** The number of unread notifications of a member `m`. */
export const countUnreadNotifications = sql<number>`coalesce(
  (select c.notifications from inbox_counts c where c.member_id = m.id), 0)`;

export interface NotificationCounts {
  unread: number;
  version: number;
}

/** The counters of a member's notifications: none without an inbox. */
export async function getNotificationCounts(db: Db, memberId: number): Promise<NotificationCounts> {
  const row = await db
    .selectFrom('inbox_counts')
    .select(['notifications as unread', 'version'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? { unread: 0, version: 0 };
}
