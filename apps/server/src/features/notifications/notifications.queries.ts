import { contract } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

type Kind = contract.notifications.NotificationKind;
type Data = contract.notifications.NotificationData;

interface NotificationRow {
  id: number;
  kind: Kind;
  data: Data;
  created_at: Date;
  is_read: boolean;
  is_opened: boolean;
  person: { id: number; name: string } | null;
  listing: { id: number; title: string } | null;
}

interface NotificationRows {
  notifications: NotificationRow[];
  unread: number;
  version: number;
}

interface NotificationPage {
  before: number | undefined;
  limit: number;
  formerMember: string;
  topic?: contract.notifications.NotificationTopic | undefined;
  needs_you?: boolean | undefined;
}

/**
 * A member's notifications, newest first, with the current names of members and listings. One row
 * over the limit signals a next page. `formerMember` replaces the name of a closed account.
 */
export async function listNotifications(
  db: Db,
  memberId: number,
  { before, limit, formerMember, topic, needs_you = false }: NotificationPage,
): Promise<NotificationRows> {
  const { KINDS_BY_TOPIC, KINDS_THAT_NEED_YOU } = contract.notifications;
  const conditions = [
    sql`n.member_id = me.member_id and n.id < ${before ?? 2_147_483_647}`,
    ...(topic === undefined ? [] : [sql`n.kind in (${sql.join(KINDS_BY_TOPIC[topic])})`]),
    ...(needs_you
      ? [sql`n.opened_at is null and n.kind in (${sql.join(KINDS_THAT_NEED_YOU)})`]
      : []),
  ];
  const { rows } = await sql<NotificationRow & { unread: number; version: number }>`
    select n.*, coalesce(c.notifications, 0) as unread, coalesce(c.version, 0) as version
    from (select ${memberId}::integer as member_id) me
    left join inbox_counts c on c.member_id = me.member_id
    left join lateral (
      select n.id, n.kind, n.data, n.created_at, n.read_at is not null as is_read,
        n.opened_at is not null as is_opened,
        case when p.id is not null then jsonb_build_object('id', p.id, 'name',
          case when p.status = 'CLOSED' then ${formerMember}
            else coalesce(nullif(p.display_name, ''), p.first_name) end) end as person,
        case when l.id is not null then jsonb_build_object('id', l.id, 'title', l.title) end as listing
      from notifications n
      left join members p on p.id = (n.data ->> 'person_id')::integer
      left join listings l on l.id = (n.data ->> 'listing_id')::integer
      where ${sql.join(conditions, sql` and `)}
      order by n.id desc limit ${limit + 1}
    ) n on true
    order by n.id desc`.execute(db);
  const { unread = 0, version = 0 } = rows[0] ?? {};
  return { notifications: rows.filter(({ id }) => id !== null), unread, version };
}

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
