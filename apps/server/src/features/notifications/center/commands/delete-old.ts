import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { OldData } from '../../../../platform/old-data.ts';
import { lockInboxes } from './lock-inboxes.ts';

/** Notifications, read or not, with their counters. */
export const oldNotifications: OldData = {
  what: 'notices',
  async deleteSome(trx, before, limit) {
    const { rows } = await sql<{ id: number; member_id: number }>`
      select id, member_id from notifications where created_at < ${before}::timestamptz
      order by created_at limit ${limit}`.execute(trx);
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
  },
};

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
