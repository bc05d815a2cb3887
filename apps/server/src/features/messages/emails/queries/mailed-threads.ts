import { type Locale, MESSAGE_EXCERPT } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { isBlocked } from '../../../accounts/index.ts';

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

interface Mailed {
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
export function findUnreadMail(trx: Trx, order: Order): Promise<Mailed | undefined> {
  const { at } = order;
  return find(trx, order, sql`t.emailed_at = ${at}::timestamptz and t.unread > 0 and not t.muted`);
}

/** The threads of a reminder that still await the lister; undefined if none. */
export function findReplyReminder(trx: Trx, order: Order): Promise<Mailed | undefined> {
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
): Promise<Mailed | undefined> {
  if (memberId === undefined || at === undefined) return undefined;
  const { rows } = await sql<MailedThread & Omit<Mailed, 'threads'>>`
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
