import { contract } from '@crewpad/contract';
import { type RawBuilder, sql } from 'kysely';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { emitting } from '../../../../platform/realtime/emit.ts';
import { lockInboxes } from '../../../notifications/index.ts';
import { getInboxCounts, type InboxCounts } from '../../queries/unread.ts';
import { getPeer } from '../queries/get-peer.ts';

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
