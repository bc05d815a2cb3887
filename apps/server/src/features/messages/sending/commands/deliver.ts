import { contract } from '@crewpad/contract';
import { searchWords, UNREAD_EMAIL_AFTER_MS } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { emitting } from '../../../../platform/realtime/emit.ts';
import { hasContact } from '../has-contact.ts';

/** One message to one member. */
export interface Delivery {
  to: number;
  listing_id: number | null;
  /** Makes it searchable. */
  listing_title: string | null;
}

export interface Delivered {
  id: number;
  thread_id: number;
  seq: number;
  to_user_id: number;
  created_at: Date;
  /** Of the author's inbox. */
  version: number;
}

const DAY = '1 day';

/**
 * Sends a message to each of some members. Their inboxes and the author's must be locked. Writes
 * messages, threads, counters and events in one statement.
 * @param clientKey the author's idempotency key; only for a single message
 */
export async function deliver(
  trx: Trx,
  from: number,
  { message, clientKey }: { message: string; clientKey: string | null },
  deliveries: readonly Delivery[],
  now: Date,
): Promise<Delivered[]> {
  const wordsOf = ({ to, listing_title }: Delivery) =>
    [...searchWords(`${message} ${listing_title ?? ''}`), `@${from}`, `@${to}`].join(' ');
  const asked = deliveries.map((one) => ({
    peer_id: one.to,
    listing_id: one.listing_id,
    words: wordsOf(one),
  }));
  const emailAt = new Date(now.getTime() + UNREAD_EMAIL_AFTER_MS);
  const author = sql<number>`${from}::integer`;
  const { rows } = await sql<Delivered>`
    with asked as (
      select a.*, row_number() over (order by a.peer_id) as place, t.id as thread_id,
        least(a.peer_id, ${author}) as low_id, greatest(a.peer_id, ${author}) as high_id
      from json_to_recordset(${JSON.stringify(asked)}::json)
        as a (peer_id integer, listing_id integer, words text)
      left join threads t
        on t.low_id = least(a.peer_id, ${author}) and t.high_id = greatest(a.peer_id, ${author})
    ), continued as (
      update threads t set
        last_seq = t.last_seq + 1,
        last_message_at = greatest(t.last_message_at, ${now}::timestamptz),
        listing_ids = case when a.listing_id is null then t.listing_ids
          else array_remove(t.listing_ids, a.listing_id) || a.listing_id end,
        replier_id = case when t.replier_id is null and t.first_author_id <> ${author}
          then ${author} else t.replier_id end,
        replied_at = case when t.replier_id is null and t.first_author_id <> ${author}
          then greatest(t.last_message_at, ${now}::timestamptz) else t.replied_at end
      from asked a where t.id = a.thread_id
      returning t.id, t.low_id, t.high_id, t.last_seq, t.last_message_at
    ), opened as (
      insert into threads (low_id, high_id, last_seq, last_message_at, listing_ids, first_author_id,
        first_message_at)
      select low_id, high_id, 1, ${now}::timestamptz, array_remove(array[listing_id], null), ${author},
        ${now}::timestamptz
      from asked where thread_id is null order by peer_id
      returning id, low_id, high_id, last_seq, last_message_at
    ), thread as (
      select t.*, a.peer_id, a.listing_id, a.words, a.place
      from (select * from continued union all select * from opened) t
      join asked a on a.low_id = t.low_id and a.high_id = t.high_id
    ), side as (
      select t.id as thread_id, t.last_message_at as at, x.*, m.archived as was_archived,
        c.version + case when x.is_author then t.place else 1 end as version,
        c.unread + case when x.is_author then 0 else 1 end as unread
      from thread t
      cross join lateral (values (${author}, t.peer_id, true), (t.peer_id, ${author}, false))
        x (member_id, peer_id, is_author)
      join inbox_counts c on c.member_id = x.member_id
      left join thread_members m on m.thread_id = t.id and m.member_id = x.member_id
    ), member_of as (
      insert into thread_members as m
        (thread_id, member_id, peer_id, unread, last_message_at, version, email_due_at)
      select thread_id, member_id, peer_id, case when is_author then 0 else 1 end, at, version,
        case when not is_author then ${emailAt}::timestamptz end
      from side order by thread_id, member_id
      on conflict (thread_id, member_id) do update set
        unread = m.unread + excluded.unread,
        archived = false,
        last_message_at = excluded.last_message_at,
        version = excluded.version,
        email_due_at = case when m.muted or excluded.email_due_at is null then m.email_due_at
          else coalesce(m.email_due_at,
            greatest(excluded.email_due_at, m.emailed_at + ${DAY}::interval)) end
    ), counted as (
      update inbox_counts c set
        version = s.version,
        unread = s.unread,
        current = c.current + s.arrived,
        archived = c.archived - s.returned
      from (
        select member_id, max(version) as version, max(unread) as unread,
          count(*) filter (where was_archived is distinct from false) as arrived,
          count(*) filter (where was_archived) as returned
        from side group by member_id
      ) s
      where c.member_id = s.member_id
    ), written as (
      insert into messages (thread_id, seq, from_user_id, to_user_id, listing_id, message, created_at,
        client_key, author_version, has_contact, found)
      select t.id, t.last_seq, ${author}, t.peer_id, t.listing_id, ${message}::text, t.last_message_at,
        ${clientKey}::text, s.version, ${hasContact(message)}::boolean,
        array_to_tsvector(string_to_array(t.words, ' '))
      from thread t join side s on s.thread_id = t.id and s.is_author
      returning id, thread_id, seq, to_user_id, listing_id, created_at, author_version as version
    )
    select w.*, ${emitting(contract.messages.messageChanged, [
      { id: author, payload: chatPayload(author, 'mine') },
      { id: sql`w.to_user_id`, payload: chatPayload(author, 'theirs') },
    ])}
    from written w
    join side mine on mine.thread_id = w.thread_id and mine.is_author
    join side theirs on theirs.thread_id = w.thread_id and not theirs.is_author
    order by w.id`.execute(trx);
  return rows.map(({ id, thread_id, seq, to_user_id, created_at, version }) => ({
    id,
    thread_id,
    seq,
    to_user_id,
    created_at,
    version,
  }));
}

/** Excluded from the event to that member. */
const chatPayload = (author: RawBuilder<number>, side: 'mine' | 'theirs') => sql<object>`
  jsonb_build_object('action', 'chat', 'thread_id', w.thread_id, 'message_id', w.id, 'seq', w.seq,
    'from_user', ${author}, 'listing_id', w.listing_id,
    'version', ${sql.ref(side)}.version, 'unread', ${sql.ref(side)}.unread)`;
