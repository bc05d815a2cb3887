import { contract } from '@crewpad/contract';
import { looksLikeLink, searchWords, UNREAD_EMAIL_AFTER_MS } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import { enforce } from '../../platform/access/decision.ts';
import { hasContactDetails } from '../../platform/contact-details/strip.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { invalidInput, notFound } from '../../platform/errors.ts';
import { checkKey, keyReused } from '../../platform/idempotency/calls.ts';
import { emitting } from '../../platform/realtime/emit.ts';
import type { Services } from '../../platform/services.ts';
import { isBlocked } from '../accounts/index.ts';
import { lockInboxes, notify } from '../notifications/index.ts';
import { findWritingPair } from './pairs.queries.ts';
import { can } from './policy.ts';

interface SentMessage {
  id: number;
  thread_id: number;
  seq: number;
  from_user_id: number;
  to_user_id: number;
  listing_id: number | null;
  listing_title: string | null;
  message: string;
  created_at: Date;
  client_key: string | null;
  author_version: number;
}

type Form = { to: number; listing_id: number; message: string };
type Outcome = SentMessage | 'sent before' | 'opens a thread';

/**
 * Sends a message. With a key it is sent once, however often it is called.
 * @throws ApiError 404 for unknown recipients, 403 if the caller may not message them, 422 if the
 * key was used for another message, 429 for too many new threads
 */
export async function sendMessage(
  services: Pick<Services, 'db' | 'clock' | 'limits'>,
  actor: MemberActor,
  form: Form,
  key: string | undefined,
): Promise<SentMessage> {
  const { db, limits } = services;
  if (key !== undefined) checkKey(key);
  if (form.to === actor.id) throw invalidInput({ to: ['you_cannot_write_to_yourself'] });
  const clientKey = key ?? null;
  const first = await attempt(services, actor, { ...form, clientKey }, false);
  if (first === 'sent before') return findSent(db, actor.id, form, clientKey);
  if (first !== 'opens a thread') return first;
  const reservation = await limits.takeFor('new_threads', String(actor.id));
  try {
    const second = await attempt(services, actor, { ...form, clientKey }, true);
    if (typeof second === 'object' && second.seq === 1) return second;
    await reservation.giveBack();
    return typeof second === 'object' ? second : findSent(db, actor.id, form, clientKey);
  } catch (error) {
    await reservation.giveBack();
    throw error;
  }
}

/** One transaction. A new thread is opened only after it was counted. */
function attempt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
  { to, listing_id, message, clientKey }: Form & { clientKey: string | null },
  mayOpen: boolean,
): Promise<Outcome> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    await lockInboxes(trx, [actor.id, to]);
    const pair = await findWritingPair(trx, actor, { to, listing_id, clientKey }, now);
    if (pair?.is_sent === true) return 'sent before';
    if (pair === undefined || !pair.is_addressable) throw notFound();
    enforce(can(actor, 'write', pair));
    if (pair.thread_id === null && !mayOpen) return 'opens a thread';
    const { listing_title } = pair;
    const text = { message, clientKey };
    const [storedMessage] = await deliver(
      trx,
      actor.id,
      text,
      [{ to, listing_id, listing_title }],
      now,
    );
    if (storedMessage === undefined) throw new Error('the message was not written');
    if (storedMessage.seq === 1) {
      const data = { thread_id: storedMessage.thread_id, person_id: actor.id, listing_id };
      const subjectKey = `thread:${storedMessage.thread_id}`;
      await notify(trx, { memberId: to, kind: 'first_message', subjectKey, data }, now);
    }
    const { version: author_version, ...row } = storedMessage;
    const about = { listing_id, listing_title };
    return {
      ...row,
      ...about,
      from_user_id: actor.id,
      message,
      client_key: clientKey,
      author_version,
    };
  });
}

/** The earlier message with this key. */
async function findSent(
  db: Db,
  memberId: number,
  { to, listing_id, message }: Form,
  clientKey: string | null,
): Promise<SentMessage> {
  const storedMessage = await db
    .selectFrom('messages as m')
    .leftJoin('listings as l', 'l.id', 'm.listing_id')
    .select(['m.id', 'm.thread_id', 'm.seq', 'm.from_user_id', 'm.to_user_id', 'm.listing_id'])
    .select(['m.message', 'm.created_at', 'm.client_key', 'm.author_version'])
    .select('l.title as listing_title')
    .where('m.from_user_id', '=', memberId)
    .where('m.client_key', '=', clientKey)
    .executeTakeFirstOrThrow();
  const isSame = storedMessage.to_user_id === to && storedMessage.listing_id === listing_id;
  if (!isSame || storedMessage.message !== message) throw keyReused();
  return storedMessage;
}

export const presentSent = (message: SentMessage): contract.messages.Message => ({
  id: message.id,
  thread_id: message.thread_id,
  seq: message.seq,
  from_user: message.from_user_id,
  to: message.to_user_id,
  listing_id: message.listing_id,
  listing_title: message.listing_title,
  message: message.message,
  created: message.created_at.toISOString(),
  ...(message.client_key !== null && { client_key: message.client_key }),
});

/** What is sent: by itself, or to a group. */
interface SentText {
  message: string;
  /** The author's idempotency key; only for a single message. */
  clientKey: string | null;
  /** A message to several tenants, which answers nobody and asks nobody. */
  groupId?: number;
}

/** One message to one member. */
interface Delivery {
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
 */
export async function deliver(
  trx: Trx,
  from: number,
  { message, clientKey, groupId }: SentText,
  deliveries: readonly Delivery[],
  now: Date,
): Promise<Delivered[]> {
  const wordsOf = ({ to, listing_title }: Delivery) =>
    [...searchWords(`${message} ${listing_title ?? ''}`), `@${from}`, `@${to}`].join(' ');
  const recipients = deliveries.map((delivery) => ({
    peer_id: delivery.to,
    listing_id: delivery.listing_id,
    words: wordsOf(delivery),
  }));
  const emailAt = new Date(now.getTime() + UNREAD_EMAIL_AFTER_MS);
  const author = sql<number>`${from}::integer`;
  const isReply = sql`t.replier_id is null and t.first_author_id <> ${author}
          and ${groupId === undefined}::boolean`;
  const asks = sql`${groupId === undefined}::boolean`;
  const { rows } = await sql<Delivered>`
    with asked as (
      select a.*, row_number() over (order by a.peer_id) as place, t.id as thread_id,
        least(a.peer_id, ${author}) as low_id, greatest(a.peer_id, ${author}) as high_id
      from json_to_recordset(${JSON.stringify(recipients)}::json)
        as a (peer_id integer, listing_id integer, words text)
      left join threads t
        on t.low_id = least(a.peer_id, ${author}) and t.high_id = greatest(a.peer_id, ${author})
    ), continued as (
      update threads t set
        last_seq = t.last_seq + 1,
        last_message_at = greatest(t.last_message_at, ${now}::timestamptz),
        listing_ids = case when a.listing_id is null then t.listing_ids
          else array_remove(t.listing_ids, a.listing_id) || a.listing_id end,
        replier_id = case when ${isReply} then ${author} else t.replier_id end,
        replied_at = case when ${isReply}
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
        (thread_id, member_id, peer_id, unread, last_message_at, version, email_due_at,
        unanswered)
      select thread_id, member_id, peer_id, case when is_author then 0 else 1 end, at, version,
        case when not is_author then ${emailAt}::timestamptz end, ${asks} and not is_author
      from side order by thread_id, member_id
      on conflict (thread_id, member_id) do update set
        unread = m.unread + excluded.unread,
        archived = false,
        last_message_at = excluded.last_message_at,
        version = excluded.version,
        unanswered = case when ${asks} then excluded.unanswered else m.unanswered end,
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
        client_key, author_version, has_contact, found, group_message_id)
      select t.id, t.last_seq, ${author}, t.peer_id, t.listing_id, ${message}::text, t.last_message_at,
        ${clientKey}::text, s.version, ${hasContact(message)}::boolean,
        array_to_tsvector(string_to_array(t.words, ' ')), ${groupId ?? null}::integer
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

interface WaitingMessage {
  group_message_id: number;
  rental_id: number;
  from: number;
  to: number;
  message: string;
  listing_id: number;
  listing_title: string;
}

/** Messages for one run of the job. */
const AT_ONCE = 200;

/** With an account that verified the invited email, or accepted the invitation. */
const waiting = (which: RawBuilder<unknown>) => sql<WaitingMessage>`
  select w.group_message_id, w.rental_id, g.lister_id as from, m.id as to, g.message,
    r.listing_id, l.title as listing_title
  from waiting_messages w
  join group_messages g on g.id = w.group_message_id
  join rentals r on r.id = w.rental_id and r.status in ('pending', 'accepted')
  join listings l on l.id = r.listing_id
  join members m on m.status <> 'CLOSED' and (m.id = r.user_id
    or r.user_id is null and m.email = r.email and m.email_verified_at is not null)
  where m.id <> g.lister_id and not ${isBlocked(sql`m.id`, sql`g.lister_id`)} and ${which}
  order by w.group_message_id, w.rental_id limit ${sql.lit(AT_ONCE)}`;

/**
 * Delivers group messages to invited people who have an account now. Those of ended invitations are
 * dropped. @returns how many were delivered
 */
export async function deliverWaiting(db: Db, now: Date): Promise<number> {
  await sql`
    delete from waiting_messages w using rentals r
    where r.id = w.rental_id and r.status not in ('pending', 'accepted')`.execute(db);
  const { rows } = await waiting(sql`true`).execute(db);
  let delivered = 0;
  for (const { group_message_id, rental_id, from, to } of rows) {
    delivered += await transaction(db, async (trx) => {
      await lockInboxes(trx, [from, to]);
      return deliverOne(trx, { group_message_id, rental_id }, now);
    });
  }
  return delivered;
}

/** Reads it again behind the locks: another node may have delivered it. */
async function deliverOne(
  trx: Trx,
  { group_message_id, rental_id }: Pick<WaitingMessage, 'group_message_id' | 'rental_id'>,
  now: Date,
): Promise<number> {
  const isThis = sql`w.group_message_id = ${group_message_id} and w.rental_id = ${rental_id}`;
  const [waitingMessage] = (await waiting(isThis).execute(trx)).rows;
  if (waitingMessage === undefined) return 0;
  const { from, message, ...delivery } = waitingMessage;
  const text = { message, clientKey: null, groupId: group_message_id };
  await deliver(trx, from, text, [delivery], now);
  await trx
    .deleteFrom('waiting_messages')
    .where('group_message_id', '=', group_message_id)
    .where('rental_id', '=', rental_id)
    .execute();
  return 1;
}

/** Irreversible payment methods outside the site. */
const PAYMENT_APPS =
  /\b(?:venmo|zelle|pay\s?pal|cash\s?app|western union|money\s?gram|revolut|bizum|pix|bitcoin|btc|crypto|usdt|apple pay|google pay|wire transfer|gift cards?|transferwise|wise\.com|(?:what'?s|whats)\s?app|telegram)\b|\$[a-z][a-z\d_]{2,}/i;

/** Whether a text has contact details, a link or a payment method outside the site. */
const hasContact = (text: string) =>
  PAYMENT_APPS.test(text) || looksLikeLink(text.replace(/[<>]/g, ' ')) || hasContactDetails(text);
