import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';

/**
 * Locks the inboxes of members before a change, by ascending id: the order of all commands. Holding
 * both inboxes of a pair also protects their thread.
 */
export async function lockInboxes(trx: Trx, memberIds: readonly number[]): Promise<void> {
  // The conflict locks the row; the condition prevents a write.
  await sql`
    insert into inbox_counts as c (member_id)
    select id from members where id = any (${memberIds}::integer[]) order by id
    on conflict (member_id) do update set version = c.version where false`.execute(trx);
}
