import { contract } from '@crewpad/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { emitting } from '../../../platform/realtime/emit.ts';

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
