import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { lockInboxes } from '../../../notifications/index.ts';
import { notifyThreads } from '../../commands/notify-threads.ts';

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
