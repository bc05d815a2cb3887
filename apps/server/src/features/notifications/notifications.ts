import { contract } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import type { OldData } from '../../platform/old-data.ts';
import { emitting } from '../../platform/realtime/emit.ts';
import { getNotificationCounts, type NotificationCounts } from './notifications.queries.ts';

/** A notification to create. */
export interface NewNotification {
  memberId: number;
  kind: contract.notifications.NotificationKind;
  /** Its subject. The member is notified once per subject. */
  subjectKey: string;
  data: contract.notifications.NotificationData;
  /** The member did it themself: it is listed as read. */
  isRead?: boolean;
}

/** Adds a notification in the transaction of its cause. An existing one stays unchanged. */
export function notify(trx: Trx, notification: NewNotification, now: Date): Promise<void> {
  return notifyAll(trx, [notification], now);
}

/** Adds several notifications as `notify` does. Skips closed accounts. */
export async function notifyAll(
  trx: Trx,
  notifications: readonly NewNotification[],
  now: Date,
): Promise<void> {
  if (notifications.length === 0) return;
  await lockInboxes(
    trx,
    notifications.map(({ memberId }) => memberId),
  );
  const payload = sql<object>`jsonb_build_object('id', w.id, 'kind', w.kind, 'version', w.version,
    'unread', f.unread)`;
  // The holder of a member's inbox lock writes their notifications, so that they stay in order.
  await sql`
    with asked as (
      select distinct on (a."memberId", a.kind, a."subjectKey") a.*
      from json_to_recordset(${JSON.stringify(notifications)}::json)
        as a ("memberId" integer, kind text, "subjectKey" text, data jsonb, "isRead" boolean)
      join members m on m.id = a."memberId" and m.status <> 'CLOSED'
      where not exists (select from notifications n where n.member_id = a."memberId"
        and n.kind = a.kind and n.subject_key = a."subjectKey")
    ), fresh as (
      select a.*, c.version + row_number() over mine as version,
        c.notifications + count(*) filter (where a."isRead" is not true) over mine as unread
      from asked a join inbox_counts c on c.member_id = a."memberId"
      window mine as (partition by a."memberId" order by a.kind, a."subjectKey")
    ), written as (
      insert into notifications (member_id, kind, subject_key, data, version, created_at, read_at,
        opened_at)
      select "memberId", kind, "subjectKey", data, version, ${now}::timestamptz,
        case when "isRead" then ${now}::timestamptz end,
        case when "isRead" then ${now}::timestamptz end
      from fresh
      order by "memberId", version
      returning id, member_id, kind, version
    ), counted as (
      update inbox_counts c set version = f.version, notifications = f.unread
      from (select "memberId", max(version) as version, max(unread) as unread
        from fresh group by "memberId") f
      where c.member_id = f."memberId"
    )
    select ${emitting(contract.notifications.notified, [{ id: sql`w.member_id`, payload }])}
    from written w join fresh f on f."memberId" = w.member_id and f.version = w.version
    order by w.version`.execute(trx);
}

/**
 * Marks a member's notifications as read, up to one of them, so that the badge does not count them;
 * or those with these ids as opened, which are then read too.
 */
export function markNotificationsRead(
  db: Db,
  memberId: number,
  { up_to: upTo, ids }: { up_to?: number | undefined; ids?: readonly number[] | undefined },
  now: Date,
): Promise<NotificationCounts> {
  const isMeant = ids === undefined ? sql`id <= ${upTo ?? 0}` : sql`id = any (${ids}::integer[])`;
  return transaction(db, async (trx) => {
    await lockInboxes(trx, [memberId]);
    await sql`
      with done as (
        update notifications set read_at = ${now}::timestamptz
        where member_id = ${memberId} and ${isMeant} and read_at is null
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
    if (ids !== undefined) {
      await sql`
        update notifications set opened_at = ${now}::timestamptz
        where member_id = ${memberId} and ${isMeant} and opened_at is null`.execute(trx);
    }
    return getNotificationCounts(trx, memberId);
  });
}

/**
 * Locks the inboxes of members before a change, by ascending id: the order of all commands. Holding
 * both inboxes of a pair also protects their thread.
 */
export async function lockInboxes(trx: Trx, memberIds: readonly number[]): Promise<void> {
  // The conflict locks the row; the condition prevents a write.
  await sql`
    insert into inbox_counts as c (member_id)
    select id from members where id = any (${memberIds}::integer[]) order by id
    on conflict (member_id) do update set version = c.version where false`.execute(trx);
}

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
