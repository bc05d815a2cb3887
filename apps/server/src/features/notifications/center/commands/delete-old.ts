import { KEPT_NOTIFICATION_DAYS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { lockInboxes } from './lock-inboxes.ts';

/** Batch size per transaction. */
const BATCH = 500;

/** Deletes notifications after their retention, read or not, and updates the counters. */
export async function deleteOldNotifications(db: Db, now: Date): Promise<void> {
  for (let found = BATCH; found === BATCH; ) {
    found = await transaction(db, async (trx) => {
      const { rows } = await sql<{ id: number; member_id: number }>`
        select id, member_id from notifications
        where created_at < ${now}::timestamptz
          - make_interval(days => ${sql.lit(KEPT_NOTIFICATION_DAYS)})
        order by created_at limit ${BATCH}`.execute(trx);
      await lockInboxes(
        trx,
        rows.map(({ member_id }) => member_id),
      );
      await sql`
        with gone as (
          delete from notifications where id = any (${rows.map(({ id }) => id)}::integer[])
          returning member_id, read_at
        )
        update inbox_counts c set notifications = c.notifications - g.count, version = c.version + 1
        from (select member_id, count(*)::integer as count from gone
          where read_at is null group by member_id) g
        where c.member_id = g.member_id`.execute(trx);
      return rows.length;
    });
  }
}

/** A closed account has no notifications. */
export async function deleteNotifications(trx: Trx, memberId: number): Promise<void> {
  await lockInboxes(trx, [memberId]);
  await trx.deleteFrom('notifications').where('member_id', '=', memberId).execute();
  await trx
    .updateTable('inbox_counts')
    .set({ notifications: 0 })
    .where('member_id', '=', memberId)
    .execute();
}
