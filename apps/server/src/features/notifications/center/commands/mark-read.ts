import { contract } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { emitting } from '../../../../platform/realtime/emit.ts';
import { getNotificationCounts, type NotificationCounts } from '../queries/counts.ts';
import { lockInboxes } from './lock-inboxes.ts';

/** Marks a member's notifications as read, up to one of them. */
export function markNotificationsRead(
  db: Db,
  memberId: number,
  upTo: number,
  now: Date,
): Promise<NotificationCounts> {
  return transaction(db, async (trx) => {
    await lockInboxes(trx, [memberId]);
    await sql`
      with done as (
        update notifications set read_at = ${now}::timestamptz
        where member_id = ${memberId} and id <= ${upTo} and read_at is null
        returning id
      ), counted as (
        update inbox_counts c set version = c.version + 1, notifications = c.notifications - d.count
        from (select count(*)::integer as count from done) d
        where c.member_id = ${memberId} and d.count > 0
        returning c.member_id, c.version, c.notifications
      )
      select ${emitting(contract.notifications.notified, [
        {
          id: sql`c.member_id`,
          payload: sql<object>`jsonb_build_object('version', c.version, 'unread', c.notifications)`,
        },
      ])}
      from counted c`.execute(trx);
    return getNotificationCounts(trx, memberId);
  });
}
