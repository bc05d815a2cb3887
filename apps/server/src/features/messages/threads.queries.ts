import { RESPONSE_TIME_DAYS, RESPONSE_TIME_REPLIES } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { isBlocked } from '../accounts/index.ts';
import { freeFrom } from '../search/index.ts';
import { isAddressable, joinBetween, pairColumns } from './pairs.queries.ts';
import type { Pair } from './policy.ts';

/** One message, as JSON. */
export interface MessageRow {
  id: number;
  seq: number;
  from_user: number;
  to: number;
  listing_id: number | null;
  listing_title: string | null;
  message: string;
  created: string;
  client_key: string | null;
  has_contact: boolean;
  /** Of a message to several tenants: to how many it went. */
  group_size: number | null;
}

/** The other member, and the listings that a message to them can be about. */
export interface HeadRow extends Pair {
  to_user_id: number;
  display_name: string;
  first_name: string;
  last_name: string;
  is_linked: boolean;
  photo: string | null;
  airlines: string | null;
  /** null if the caller cannot see it. */
  email: string | null;
  phone: string | null;
  has_blocked: boolean;
  /** Whether the two have an accepted rental. */
  rent_now: boolean;
  items: {
    id: number;
    title: string;
    status: number;
    thumbnail: string | null;
    price: number | null;
    free_from: string | null;
  }[];
  thread_id: number | null;
}

export interface ThreadRow extends HeadRow {
  thread_id: number;
  last_seq: number;
  read_seq: number;
  to_read_seq: number;
  archived: boolean;
  muted: boolean;
  unanswered: boolean;
  version: number;
  listing_ids: number[];
  messages: MessageRow[];
}

interface MessagePage {
  limit: number;
  offset: number;
  before: number | undefined;
  /** Starts with the oldest ones after this. */
  after: number | undefined;
}

const headColumns = (actor: MemberActor, listing: RawBuilder<unknown>, now: Date) => sql<HeadRow>`
  p.id as to_user_id, p.display_name, p.first_name, p.last_name, k.is_linked, p.photo, p.airlines,
  case when p.status <> 'CLOSED' then k.invited_email end as email,
  case when p.approval_public_phone_user = 1 or k.peer_has_stayed
    or k.rents_from_peer_now and p.approval_public_phone_tenant = 2 then p.phone_number end as phone,
  b.has_blocked, k.peer_rents_now or k.rents_from_peer_now as rent_now, t.id as thread_id,
  (
    select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'status', l.status,
      'thumbnail', l.thumbnail, 'price', l.rate_per_from / 100.0, 'free_from', ${freeFrom}) order by l.status = 2 desc, l.title_key, l.id), '[]')
    from listings l where l.id = any (t.listing_ids || k.rented_ids || ${listing})
  ) as items,
  ${pairColumns(
    actor,
    sql`exists (select from listings l
      where l.id = any (t.listing_ids || k.rented_ids || ${listing}) and l.user_id = p.id)`,
    now,
  )}`;

/** A thread of the caller with some of its messages; undefined if it is not theirs. */
export async function findThread(
  db: Db,
  actor: MemberActor,
  threadId: number,
  { limit, offset, before, after }: MessagePage,
  now: Date,
): Promise<ThreadRow | undefined> {
  const range = [
    sql`m.thread_id = t.id`,
    ...(before === undefined ? [] : [sql`m.seq < ${before}`]),
    ...(after === undefined ? [] : [sql`m.seq > ${after}`]),
  ];
  const order = after === undefined ? sql`m.seq desc` : sql`m.seq`;
  const { rows } = await sql<ThreadRow>`
    select ${headColumns(actor, sql`'{}'::integer[]`, now)}, t.last_seq, own.read_seq,
      other.read_seq as to_read_seq, own.archived, own.muted, own.unanswered, own.version, t.listing_ids,
      (
        select coalesce(json_agg(json_build_object('id', m.id, 'seq', m.seq,
          'from_user', m.from_user_id, 'to', m.to_user_id, 'listing_id', m.listing_id,
          'listing_title', l.title, 'message', m.message, 'created', m.created_at,
          'client_key', m.client_key, 'has_contact', m.has_contact,
          'group_size', g.sent + g.mailed) order by ${order}), '[]')
        from (
          select * from messages m where ${sql.join(range, sql` and `)}
          order by ${order} limit ${limit} offset ${offset}
        ) m
        left join listings l on l.id = m.listing_id
        left join group_messages g on g.id = m.group_message_id
      ) as messages
    from thread_members own
    join threads t on t.id = own.thread_id
    join thread_members other on other.thread_id = own.thread_id and other.member_id = own.peer_id
    join members p on p.id = own.peer_id
    ${joinBetween(actor, now)}
    where own.thread_id = ${threadId} and own.member_id = ${actor.id}`.execute(db);
  return rows[0];
}

/**
 * The same before the first message; undefined if no member there can get a message about the
 * listing.
 */
export async function findNewThread(
  db: Db,
  actor: MemberActor,
  { user_id, listing_id }: { user_id: number; listing_id: number },
  now: Date,
): Promise<HeadRow | undefined> {
  const { rows } = await sql<HeadRow>`
    select ${headColumns(actor, sql`${listing_id}::integer`, now)}
    from members p
    ${joinBetween(actor, now)}
    left join threads t
      on t.low_id = least(p.id, ${actor.id}) and t.high_id = greatest(p.id, ${actor.id})
    join listings l on l.id = ${listing_id}
    join members o on o.id = l.user_id
    where p.id = ${user_id} and ${isAddressable(actor.id, now)}`.execute(db);
  return rows[0];
}

/** The other member of a thread of the caller. @throws ApiError 404 for threads of others */
export async function getPeer(
  db: Db,
  { id }: MemberActor,
  threadId: number,
): Promise<{ peer_id: number }> {
  const row = await db
    .selectFrom('thread_members')
    .select('peer_id')
    .where('thread_id', '=', threadId)
    .where('member_id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/**
 * The other member of a thread of the author; undefined if it is not their thread, or one blocked
 * the other.
 */
export async function findTypingReader(
  db: Db,
  threadId: number,
  authorId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ reader: number }>`
    select t.peer_id as reader from thread_members t
    where t.thread_id = ${threadId} and t.member_id = ${authorId}
      and not ${isBlocked(sql`t.peer_id`, sql`t.member_id`)}
  `.execute(db);
  return rows[0]?.reader;
}

/**
 * A member's time to a first reply in seconds, as the median of the last 90 days, as an SQL
 * expression; null if there are too few replies.
 */
export const responseSeconds = (memberId: RawBuilder<unknown>, now: RawBuilder<unknown>) =>
  sql<number | null>`(
    select case when count(*) >= ${sql.lit(RESPONSE_TIME_REPLIES)} then
      percentile_cont(0.5) within group (
        order by extract(epoch from h.replied_at - h.first_message_at)::float8) end
    from threads h
    where h.replier_id = ${memberId}
      and h.replied_at > ${now}::timestamptz - make_interval(days => ${sql.lit(RESPONSE_TIME_DAYS)})
  )`;
