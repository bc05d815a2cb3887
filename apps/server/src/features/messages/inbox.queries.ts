import { type AutoPay, MESSAGE_EXCERPT } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalidInput } from '../../platform/errors.ts';
import { joinBetween, type LinkedRental, pairColumns } from './pairs.queries.ts';
import type { Pair } from './policy.ts';

/** A thread in the inbox of the caller. */
export interface CardRow extends Pair {
  id: number;
  user_id: number;
  first_name: string;
  last_name: string;
  is_linked: boolean;
  display_name: string;
  photo: string | null;
  listing_id: number | null;
  listing_title: string | null;
  thumbnail: string | null;
  message: string;
  from_user: number;
  created: Date;
  date_last_updated: Date;
  /** The same in microseconds. */
  at: string;
  unread: number;
  last_seq: number;
  archived: boolean;
  muted: boolean;
  /** The other member waits for an answer. */
  unanswered: boolean;
  version: number;
  match_seq: number | null;
  match_text: string | null;
  invitations: LinkedRental[] | null;
}

/** The caller's inbox: the counters, their own rental, and a page of threads. */
export interface InboxRows {
  total: number;
  unread: number;
  current: number;
  archived: number;
  version: number;
  tenant: CurrentRental | null;
  cards: CardRow[];
}

interface InboxRequest {
  limit: number;
  offset: number;
  before: InboxCursor | undefined;
  archived: boolean;
  isUnread: boolean;
  isUnanswered: boolean;
  /** Words of a message or of the other member's name; empty for all threads. */
  words: readonly string[];
  /** The search has only symbols, which match nothing. */
  findsNothing: boolean;
}

/** The page query: rows of `thread_members` with the match, one more than the limit. */
type Page = RawBuilder<unknown>;

const NO_MATCH = sql`null::integer as match_seq`;

/**
 * A page of the current or archived threads, newest first. One row over the limit signals a next
 * page.
 */
export function listInbox(
  db: Db,
  actor: MemberActor,
  request: InboxRequest,
  now: Date,
): Promise<InboxRows> {
  const { before, words } = request;
  const isSearch = words.length > 0;
  const conditions = [
    sql`tm.member_id = ${actor.id}`,
    sql`tm.archived = ${request.archived}`,
    ...(request.isUnread ? [sql`tm.unread > 0`] : []),
    ...(request.isUnanswered ? [sql`tm.unanswered`] : []),
    ...(request.findsNothing ? [sql`false`] : []),
  ];
  const all = sql.join(conditions, sql` and `);
  const from = isSearch ? sql`f tm` : sql`thread_members tm`;
  const older =
    before === undefined
      ? sql``
      : sql` and (tm.last_message_at, tm.thread_id) <
    (timestamptz 'epoch' + ${before.at}::bigint * interval '1 microsecond', ${before.id})`;
  const page = sql`
    select tm.*${isSearch ? sql`` : sql`, ${NO_MATCH}`} from ${from}
    where ${all}${older}
    order by tm.last_message_at desc, tm.thread_id desc
    limit ${request.limit + 1} offset ${request.offset}`;
  const counter = request.archived ? sql`c.archived` : sql`c.current`;
  const total =
    isSearch || request.isUnread || request.isUnanswered || request.findsNothing
      ? sql`(select count(*)::integer from ${from} where ${all})`
      : counter;
  // Computed once, for the page and its total.
  const matches = isSearch ? sql`${matching(actor.id, words)}, ` : sql``;
  return readInbox(db, actor, {
    page,
    total,
    order: sql`x.last_message_at desc, x.thread_id desc`,
    matches,
    now,
  });
}

/** The threads of both tabs that changed after a version, oldest change first. */
export function listChanged(
  db: Db,
  actor: MemberActor,
  { since, limit }: { since: number; limit: number },
  now: Date,
): Promise<InboxRows> {
  const page = sql`
    select tm.*, ${NO_MATCH} from thread_members tm
    where tm.member_id = ${actor.id} and tm.version > ${since}
    order by tm.version limit ${limit + 1}`;
  return readInbox(db, actor, {
    page,
    total: sql`c.current + c.archived`,
    order: sql`x.version`,
    now,
  });
}

/** One thread as a card; undefined if it is not the caller's. */
export async function findCard(
  db: Db,
  actor: MemberActor,
  threadId: number,
  now: Date,
): Promise<CardRow | undefined> {
  const page = sql`
    select tm.*, ${NO_MATCH} from thread_members tm
    where tm.thread_id = ${threadId} and tm.member_id = ${actor.id}`;
  const { cards } = await readInbox(db, actor, {
    page,
    total: sql`0`,
    order: sql`x.thread_id`,
    now,
  });
  return cards[0];
}

interface InboxQuery {
  page: Page;
  total: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** Tables that the page reads. */
  matches?: RawBuilder<unknown>;
  now: Date;
}

async function readInbox(
  db: Db,
  actor: MemberActor,
  { page, total, order, matches = sql``, now }: InboxQuery,
): Promise<InboxRows> {
  const { rows } = await sql<FlatRow>`
    with ${matches}x as materialized (${page})
    select coalesce(${total}, 0) as total, coalesce(c.unread, 0) as all_unread,
      coalesce(c.current, 0) as current, coalesce(c.archived, 0) as all_archived,
      coalesce(c.version, 0) as own_version, ${currentRental(actor)} as tenant, card.*
    from (values (1)) one
    left join inbox_counts c on c.member_id = ${actor.id}
    left join (
      select x.thread_id as id, p.id as user_id, p.first_name, p.last_name, k.is_linked,
        p.display_name, p.photo, m.listing_id, l.title as listing_title, l.thumbnail,
        left(m.message, ${MESSAGE_EXCERPT + 1}::integer) as message, m.from_user_id as from_user,
        m.created_at as created, x.last_message_at as date_last_updated,
        (extract(epoch from x.last_message_at) * 1000000)::bigint::text as at,
        x.unread, t.last_seq, x.archived, x.muted, x.unanswered, x.version, x.match_seq, h.message as match_text,
        k.invitations, ${pairColumns(actor, sql`l.user_id = p.id`, now)},
        row_number() over (order by ${order}) as place
      from x
      join threads t on t.id = x.thread_id
      join messages m on m.thread_id = x.thread_id and m.seq = t.last_seq
      join members p on p.id = x.peer_id
      left join listings l on l.id = m.listing_id
      left join messages h on h.thread_id = x.thread_id and h.seq = x.match_seq
      ${joinBetween(actor, now)}
    ) card on true
    order by card.place`.execute(db);
  return asInbox(rows);
}

type FlatRow = CardRow & {
  total: number;
  all_unread: number;
  current: number;
  all_archived: number;
  own_version: number;
  tenant: CurrentRental | null;
};

function asInbox(rows: readonly FlatRow[]): InboxRows {
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    unread: first?.all_unread ?? 0,
    current: first?.current ?? 0,
    archived: first?.all_archived ?? 0,
    version: first?.own_version ?? 0,
    tenant: first?.tenant ?? null,
    cards: rows.filter(({ id }) => id !== null),
  };
}

/**
 * SQL parts that select `f`: the caller's threads that match all words, the last one as a prefix,
 * with the newest matching message. The index excludes messages of others: each message is indexed
 * with `@<id>` of its two members. Names are searched in the caller's own threads, if no message
 * matches.
 * @param words from `searchWords`: letters and digits only
 */
function matching(memberId: number, words: readonly string[]): RawBuilder<unknown> {
  const lexemes = words.map((word, at) => `'${word}'${at === words.length - 1 ? ':*' : ''}`);
  const query = [`'@${memberId}'`, ...lexemes].join(' & ');
  const hasWords = (name: RawBuilder<unknown>) =>
    sql.join(
      words.map((word) => sql`${name} like ${`% ${word}%`}`),
      sql` and `,
    );
  return sql`
    own as materialized (select tm.* from thread_members tm where tm.member_id = ${memberId}),
    hits as (
      select thread_id, max(seq) as match_seq from messages
      where found @@ ${query}::tsquery group by thread_id
    ),
    f as materialized (
      select own.*, hits.match_seq from own left join hits using (thread_id)
      where hits.thread_id is not null or exists (
        select from (
          select p.id, p.display_name, p.first_name,
            ${plain(sql`concat_ws(' ', p.display_name, p.first_name, p.last_name)`)} as whole
          from members p where p.id = own.peer_id and p.status <> 'CLOSED'
          -- One by one: the names of all members are not read.
          offset 0
        ) n
        where ${hasWords(sql`n.whole`)} and (
          ${hasWords(plain(sql`concat_ws(' ', n.display_name, n.first_name)`))}
          or ${isLinked(memberId)}
        )
      )
    )`;
}

/** Names in the form of `searchWords`, with a space before each word. Most have no accents. */
const plain = (name: RawBuilder<unknown>) => sql`' ' || case
  when ${name} ~ '[^ -~]'
  then regexp_replace(normalize(lower(${name}), nfkd), '[\u0300-\u036f]', '', 'g')
  else lower(${name}) end`;

/** Last names are visible only with a shared rental. */
const isLinked = (memberId: number) => sql`(
  exists (select from rentals r where r.user_id = n.id and r.lister_id = ${memberId}
    and r.status in ('pending', 'accepted', 'ended'))
  or exists (select from rentals r where r.user_id = ${memberId} and r.lister_id = n.id
    and r.status in ('pending', 'accepted', 'ended')))`;

/** The caller's current rental. */
interface CurrentRental {
  id: number;
  lister_id: number;
  listing_id: number;
  status: 'pending' | 'accepted';
  auto_pay: AutoPay;
}

/**
 * The caller's newest accepted rental, otherwise their newest invitation, as JSON; null if none.
 */
const currentRental = ({ id, email, isEmailVerified }: MemberActor) => sql<CurrentRental | null>`(
  select json_build_object('id', r.id, 'lister_id', r.lister_id, 'listing_id', r.listing_id,
    'status', r.status, 'auto_pay', r.auto_pay)
  from (
    select * from rentals where user_id = ${id} and status in ('pending', 'accepted')
    union all
    select * from rentals where ${isEmailVerified} and email = ${email}::citext and user_id is null
      and status = 'pending'
  ) r
  order by r.status = 'accepted' desc, r.id desc limit 1)`;

/** The cursor of an inbox page: the thread, and the time of its change in microseconds. */
interface InboxCursor {
  at: string;
  id: number;
}

export const writeCursor = ({ at, id }: InboxCursor) =>
  Buffer.from(`${at}.${id}`).toString('base64url');

/** @throws ApiError 422 for a malformed cursor */
export function readCursor(text: string): InboxCursor {
  const position = /^(\d{1,17})\.(\d{1,9})$/.exec(Buffer.from(text, 'base64url').toString());
  if (position === null) throw invalidInput({ before: ['is_not_valid'] });
  return { at: position[1] ?? '', id: Number(position[2]) };
}

/** The number of unread messages of a member `m`. */
export const countUnread = sql<number>`coalesce(
  (select c.unread from inbox_counts c where c.member_id = m.id), 0)`;

export interface InboxCounts {
  unread: number;
  version: number;
}

/** The unread counters of a member's inbox: one row, or none without messages. */
export async function getInboxCounts(db: Db, memberId: number): Promise<InboxCounts> {
  const row = await db
    .selectFrom('inbox_counts')
    .select(['unread', 'version'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? { unread: 0, version: 0 };
}
