import {
  type Locale,
  MESSAGE_EXCERPT,
  type ReportReason,
  type ReportSubject,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import type { MailOrder } from '../../platform/outbox/order-mail.ts';
import { isBlocked } from '../accounts/index.ts';

export interface MailedThread {
  threadId: number;
  peerName: string;
  unread: number;
  /**
   * The start of the other member's newest message; empty for an invited person who is not in
   * touch with them: nobody sends their own words to any address through us.
   */
  excerpt: string;
  /** The listing that it is about; null if none. */
  house: { title: string; thumbnail: string | null } | null;
}

interface MailedThreads {
  email: string;
  locale: Locale;
  firstName: string;
  threads: MailedThread[];
}

interface Order {
  memberId?: number;
  at?: string;
}

/** The threads of an email about unread messages that are still unread; undefined if none. */
export function findUnreadMail(trx: Trx, order: Order): Promise<MailedThreads | undefined> {
  const { at } = order;
  return find(trx, order, sql`t.emailed_at = ${at}::timestamptz and t.unread > 0 and not t.muted`);
}

/** The threads of a reminder that still await the lister; undefined if none. */
export function findReplyReminder(trx: Trx, order: Order): Promise<MailedThreads | undefined> {
  const { at } = order;
  return find(
    trx,
    order,
    sql`h.reply_reminded_at = ${at}::timestamptz and h.replied_at is null
      and h.first_author_id = t.peer_id and not t.muted`,
  );
}

/** The peer invited them, and they have neither answered nor rented from them before. */
const IS_ONLY_INVITED = sql<boolean>`(
  exists (
    select from rentals r where r.status = 'pending' and r.lister_id = t.peer_id
      and (r.user_id = t.member_id or r.user_id is null and r.email = m.email)
  ) and not exists (
    select from messages own where own.thread_id = t.thread_id and own.from_user_id = t.member_id
  ) and not exists (
    select from rentals r where r.accepted_at is not null
      and r.user_id = t.member_id and r.lister_id = t.peer_id
  )
)`;

async function find(
  trx: Trx,
  { memberId, at }: Order,
  condition: RawBuilder<unknown>,
): Promise<MailedThreads | undefined> {
  if (memberId === undefined || at === undefined) return undefined;
  const { rows } = await sql<MailedThread & Omit<MailedThreads, 'threads'>>`
    select m.email, m.locale, m.first_name as "firstName", t.thread_id as "threadId", t.unread,
      p.display_name as "peerName", n.house,
      case when ${IS_ONLY_INVITED} then ''
        else left(n.message, ${MESSAGE_EXCERPT}::integer) ||
          case when length(n.message) > ${MESSAGE_EXCERPT}::integer then '…' else '' end
        end as excerpt
    from thread_members t
    join threads h on h.id = t.thread_id
    join members m on m.id = t.member_id and m.status <> 'CLOSED'
    join members p on p.id = t.peer_id
    cross join lateral (
      select w.message,
        case when l.id is not null
          then json_build_object('title', l.title, 'thumbnail', l.thumbnail) end as house
      from messages w left join listings l on l.id = w.listing_id
      where w.thread_id = t.thread_id and w.from_user_id = t.peer_id
      order by w.seq desc limit 1
    ) n
    where t.member_id = ${memberId} and ${condition}
      and not ${isBlocked(sql`t.member_id`, sql`t.peer_id`)}
    order by t.last_message_at desc, t.thread_id desc
  `.execute(trx);
  const [first] = rows;
  if (first === undefined) return undefined;
  const { email, locale, firstName } = first;
  return { email, locale, firstName, threads: rows };
}

interface MailedMessage {
  email: string;
  /** The invited person's if they have an account, otherwise the lister's. */
  locale: Locale;
  firstName: string;
  lister: string;
  title: string;
  city: string;
  country: string;
  mailedToken: string;
}

/** undefined if the invitation is no longer open. */
export async function findMailedMessage(
  trx: Trx,
  { groupMessageId = 0, rentalId = 0 }: { groupMessageId?: number; rentalId?: number },
): Promise<MailedMessage | undefined> {
  const { rows } = await sql<MailedMessage>`
    select r.email, coalesce(i.locale, w.locale) as locale, r.first_name as "firstName", w.display_name as lister, l.title, l.city, l.country,
      r.mailed_token as "mailedToken"
    from group_messages g
    join rentals r on r.id = ${rentalId} and r.lister_id = g.lister_id and r.status = 'pending'
    join members w on w.id = r.lister_id
    join listings l on l.id = r.listing_id
    left join members i on i.email = r.email and i.status <> 'CLOSED'
    where g.id = ${groupMessageId} and (i.id is null or not ${isBlocked(sql`i.id`, sql`w.id`)})`.execute(
    trx,
  );
  return rows[0];
}

interface MailedReport {
  email: string;
  locale: Locale;
  firstName: string;
  subject: ReportSubject;
  reason: ReportReason;
  note: string;
  reporter: string;
  /** The display name of the reported member. */
  about: string;
}

/** An open report and the admin to notify; undefined if it was closed. */
export async function findMailedReport(
  trx: Trx,
  { reportId = 0, memberId = 0 }: MailOrder<'report_received'>,
): Promise<MailedReport | undefined> {
  const { rows } = await sql<MailedReport>`
    select m.email, m.locale, m.first_name as "firstName", r.subject, r.reason, r.note,
      w.display_name as reporter, r.snapshot -> 'member' ->> 'display_name' as about
    from reports r
    join members w on w.id = r.reporter_id
    join members m on m.id = ${memberId} and m.role = 'admin' and m.status = 'ACTIVE'
    where r.id = ${reportId} and r.state = 'open'`.execute(trx);
  return rows[0];
}
