import { contract } from '@crewpad/contract';
import { UNREAD_EMAIL_AFTER_MS } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { invalidInput, notFound } from '../../platform/errors.ts';
import type { OldData } from '../../platform/old-data.ts';
import { emit, emitting } from '../../platform/realtime/emit.ts';
import { lockInboxes } from '../notifications/index.ts';
import { getInboxCounts, type InboxCounts } from './inbox.queries.ts';
import { getPeer } from './threads.queries.ts';

interface ThreadChange {
  archived?: boolean | undefined;
  muted?: boolean | undefined;
  unread?: true | undefined;
  unanswered?: false | undefined;
}

/**
 * Archives, mutes or marks a thread as unread, or takes it out of those without an answer until its
 * next message; for the caller only. Archiving clears the unread
 * count without marking messages as read for the other member. An email about
 * messages that arrived muted is due once they are not.
 * @throws ApiError 404 for threads of others, 422 for marking an archived thread as unread
 */
export function changeThread(
  db: Db,
  { id }: MemberActor,
  threadId: number,
  { archived, muted, unread, unanswered }: ThreadChange,
  now: Date,
): Promise<void> {
  if (archived === true && unread === true) throw invalidInput({ unread: ['is_archived'] });
  return transaction(db, async (trx) => {
    await lockInboxes(trx, [id]);
    const { rows } = await sql<Side>`
      select m.archived, m.muted, m.unanswered, m.unread, m.cleared_seq, t.last_seq, c.version + 1 as version,
        c.unread as total_unread, (
          select max(seq) from messages where thread_id = t.id and to_user_id = m.member_id
        ) as last_received, (
          select greatest(
            min(created_at) + ${UNREAD_EMAIL_AFTER_MS}::integer * interval '1 millisecond',
            m.emailed_at + interval '1 day',
            ${now}::timestamptz
          )
          from messages where thread_id = t.id and to_user_id = m.member_id
            and seq > greatest(m.cleared_seq, m.read_seq)
            and (m.emailed_at is null or created_at > m.emailed_at)
          having count(*) > 0
        ) as unmuted_due_at
      from thread_members m
      join threads t on t.id = m.thread_id
      join inbox_counts c on c.member_id = m.member_id
      where m.thread_id = ${threadId} and m.member_id = ${id}`.execute(trx);
    const [before] = rows;
    if (before === undefined) throw notFound();
    const after = {
      archived: archived ?? (unread === true ? false : before.archived),
      muted: muted ?? before.muted,
      unanswered: unanswered ?? before.unanswered,
      ...counted(before, { archived, unread }),
    };
    const isSame =
      after.archived === before.archived &&
      after.muted === before.muted &&
      after.unanswered === before.unanswered &&
      after.unread === before.unread;
    if (isSame) return;
    const { version } = before;
    const needsNoEmail = after.unread === 0 || after.muted;
    const isEmailChanged = needsNoEmail || before.muted;
    const email_due_at = needsNoEmail ? null : before.unmuted_due_at;
    await trx
      .updateTable('thread_members')
      .set({ ...after, version, ...(isEmailChanged && { email_due_at }) })
      .where('thread_id', '=', threadId)
      .where('member_id', '=', id)
      .execute();
    const moved = Number(after.archived) - Number(before.archived);
    const total = before.total_unread + after.unread - before.unread;
    await trx
      .updateTable('inbox_counts')
      .set(({ eb }) => ({
        version,
        unread: total,
        archived: eb('archived', '+', moved),
        current: eb('current', '-', moved),
      }))
      .where('member_id', '=', id)
      .execute();
    await emit(trx, contract.messages.messageChanged, [id], {
      action: 'thread',
      thread_id: threadId,
      version,
      unread: total,
    });
  });
}

interface Side {
  archived: boolean;
  muted: boolean;
  unanswered: boolean;
  unread: number;
  cleared_seq: number;
  last_seq: number;
  version: number;
  total_unread: number;
  /** The newest message of the other member; null if none. */
  last_received: number | null;
  /** When an email about messages not yet told is due after unmuting; null: nothing to tell. */
  unmuted_due_at: Date | null;
}

function counted(
  { archived: wasArchived, unread, cleared_seq, last_seq, last_received }: Side,
  change: ThreadChange,
): { unread: number; cleared_seq: number } {
  if (change.archived === true && !wasArchived) return { unread: 0, cleared_seq: last_seq };
  const marks = change.unread === true && unread === 0 && last_received !== null;
  return marks ? { unread: 1, cleared_seq: last_received - 1 } : { unread, cleared_seq };
}

/**
 * Marks messages of the other member as read, up to one of them or all; never backwards. Does
 * nothing while an admin views the account.
 * @throws ApiError 404 for threads of others
 */
export async function markRead(
  db: Db,
  actor: MemberActor,
  threadId: number,
  upTo: number | undefined,
): Promise<InboxCounts> {
  const { peer_id } = await getPeer(db, actor, threadId);
  if (actor.session.adminSessionId !== null) return getInboxCounts(db, actor.id);
  return transaction(db, async (trx) => {
    await lockInboxes(trx, [actor.id, peer_id]);
    const { rows } = await sql<InboxCounts>`
      with before as (
        select m.*, (
          select max(seq) from messages where thread_id = m.thread_id and to_user_id = m.member_id
            and seq <= coalesce(${upTo ?? null}::integer, 2147483647)
        ) as up
        from thread_members m where thread_id = ${threadId} and member_id = ${actor.id}
      ), step as (
        select b.*, b.up > b.read_seq as is_seen, least(b.unread, (
          select count(*)::integer from messages where thread_id = b.thread_id
            and to_user_id = b.member_id and seq > greatest(b.cleared_seq, b.up)
        )) as rest
        from before b where b.up > b.read_seq or b.up > b.cleared_seq
      ), changed as (
        select s.*, c.member_id as whose, c.version + 1 as next,
          c.unread - case when c.member_id = s.member_id then s.unread - s.rest else 0 end as left_unread
        from step s join inbox_counts c
          on c.member_id = s.member_id or c.member_id = s.peer_id and s.is_seen
      ), sides as (
        update thread_members m set
          version = c.next,
          read_seq = case when c.whose = c.member_id then greatest(m.read_seq, c.up) else m.read_seq end,
          cleared_seq = case when c.whose = c.member_id then greatest(m.cleared_seq, c.up)
            else m.cleared_seq end,
          unread = case when c.whose = c.member_id then c.rest else m.unread end,
          emailed_at = case when c.whose = c.member_id then null else m.emailed_at end,
          email_due_at = case when c.whose = c.member_id and c.rest = 0 then null
            else m.email_due_at end
        from changed c where m.thread_id = c.thread_id and m.member_id = c.whose
      ), counted as (
        update inbox_counts i set version = c.next, unread = c.left_unread
        from changed c where i.member_id = c.whose
      )
      select c.next as version, c.left_unread as unread, ${emitting(
        contract.messages.messageChanged,
        [{ id: sql`c.whose`, payload: readPayload(sql`c.member_id`) }],
      )}
      from changed c order by c.whose <> c.member_id`.execute(trx);
    const [own] = rows;
    return own ? { version: own.version, unread: own.unread } : getInboxCounts(trx, actor.id);
  });
}

const readPayload = (by: RawBuilder<number>) => sql<object>`
  jsonb_build_object('action', 'read', 'thread_id', c.thread_id, 'by', ${by},
    'read_seq', greatest(c.read_seq, c.up), 'version', c.next, 'unread', c.left_unread)`;

/** Records that an admin who views an account opened one of its threads. */
export async function auditReading(
  db: Db,
  { id: memberId, session: { adminId: actorId } }: MemberActor,
  threadId: number,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  if (actorId === null) return;
  await transaction(db, async (trx) => {
    const details = { thread: threadId };
    await audit(trx, { action: 'thread.read', actorId, memberId, address, details, at: now });
  });
}

/**
 * Closes a member's threads with their account. The other members retain the threads and see that
 * they are closed.
 */
export async function leaveThreads(trx: Trx, memberId: number): Promise<void> {
  const { rows } = await sql<{ peer_id: number }>`
    select peer_id from thread_members where member_id = ${memberId}`.execute(trx);
  await lockInboxes(trx, [memberId, ...rows.map(({ peer_id }) => peer_id)]);
  await sql`
    update thread_members set email_due_at = null
    where member_id = ${memberId} and email_due_at is not null`.execute(trx);
  await trx.deleteFrom('quick_replies').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('group_messages').where('lister_id', '=', memberId).execute();
  await trx.deleteFrom('blocks').where('member_id', '=', memberId).execute();
  const others = sql`
    select thread_id, peer_id as member_id from thread_members where member_id = ${memberId}`;
  await notifyThreads(trx, others);
}

/** Threads whose two members both closed their accounts long ago. */
export const oldThreads: OldData = {
  what: 'messages',
  async deleteSome(trx, before, limit) {
    const { rows } = await sql<{ id: number; low_id: number; high_id: number }>`
      select t.id, t.low_id, t.high_id
      from members a
      join threads t on t.low_id = a.id
      join members b on b.id = t.high_id
      where a.status = 'CLOSED' and b.status = 'CLOSED'
        and greatest(a.closed_at, b.closed_at) < ${before}::timestamptz
      limit ${limit}`.execute(trx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await trx.deleteFrom('messages').where('thread_id', 'in', ids).execute();
    await trx.deleteFrom('threads').where('id', 'in', ids).execute();
    // These inboxes are never opened again, but the counters must still equal the rows.
    const members = rows.flatMap(({ low_id, high_id }) => [low_id, high_id]);
    await sql`
      update inbox_counts c set (unread, current, archived) = (
        select coalesce(sum(m.unread), 0), count(*) filter (where not m.archived),
          count(*) filter (where m.archived)
        from thread_members m where m.member_id = c.member_id)
      where c.member_id = any (${members}::integer[])`.execute(trx);
    return ids.length;
  },
};

/**
 * Notifies members with locked inboxes that one of their threads changed.
 * @param sides a query of `thread_id` and `member_id`, with one row per member
 */
export async function notifyThreads(trx: Trx, sides: RawBuilder<unknown>): Promise<void> {
  const payload = sql<object>`jsonb_build_object('action', 'thread', 'thread_id', c.thread_id,
    'version', c.version, 'unread', c.unread)`;
  await sql`
    with counted as (
      update inbox_counts c set version = c.version + 1
      from (${sides}) s where c.member_id = s.member_id
      returning c.member_id, s.thread_id, c.version, c.unread
    ), changed as (
      update thread_members m set version = c.version
      from counted c where m.thread_id = c.thread_id and m.member_id = c.member_id
    )
    select ${emitting(contract.messages.messageChanged, [{ id: sql`c.member_id`, payload }])}
    from counted c`.execute(trx);
}
