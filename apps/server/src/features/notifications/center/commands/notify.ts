import { contract } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { emitting } from '../../../../platform/realtime/emit.ts';
import { lockInboxes } from './lock-inboxes.ts';

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
      insert into notifications (member_id, kind, subject_key, data, version, created_at, read_at)
      select "memberId", kind, "subjectKey", data, version, ${now}::timestamptz,
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
