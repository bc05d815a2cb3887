import { contract } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { emitting } from '../../../../platform/realtime/emit.ts';
import { lockInboxes } from './lock-inboxes.ts';

/** Something that a member must learn of. */
export interface NewNotification {
  memberId: number;
  kind: contract.notifications.NotificationKind;
  /** What it is about. The member is notified once of the same thing. */
  subjectKey: string;
  data: contract.notifications.NotificationData;
}

/** Adds a notification in the transaction of its cause; one that is there already stays as it is. */
export function notify(trx: Trx, notification: NewNotification, now: Date): Promise<void> {
  return notifyAll(trx, [notification], now);
}

/** Adds several notifications together, each as `notify` does. Closed accounts get none. */
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
  // Whoever holds a member's inbox writes their notifications, so no other one comes in between.
  await sql`
    with asked as (
      select distinct on (a."memberId", a.kind, a."subjectKey") a.*
      from json_to_recordset(${JSON.stringify(notifications)}::json)
        as a ("memberId" integer, kind text, "subjectKey" text, data jsonb)
      join members m on m.id = a."memberId" and m.status <> 'CLOSED'
      where not exists (select from notifications n where n.member_id = a."memberId"
        and n.kind = a.kind and n.subject_key = a."subjectKey")
    ), fresh as (
      select a.*, c.version + row_number() over mine as version,
        c.notifications + row_number() over mine as unread
      from asked a join inbox_counts c on c.member_id = a."memberId"
      window mine as (partition by a."memberId" order by a.kind, a."subjectKey")
    ), written as (
      insert into notifications (member_id, kind, subject_key, data, version, created_at)
      select "memberId", kind, "subjectKey", data, version, ${now}::timestamptz from fresh
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
