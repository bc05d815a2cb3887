import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';

/**
 * Locks the inboxes of members who are about to change, by ascending id: the order of all commands.
 * Whoever holds both inboxes of a pair holds their thread.
 * @returns the members that exist
 */
export async function lockInboxes(trx: Trx, memberIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    insert into inbox_counts as c (member_id)
    select id from members where id = any (${memberIds}::integer[]) order by id
    on conflict (member_id) do update set version = c.version
    returning member_id as id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
