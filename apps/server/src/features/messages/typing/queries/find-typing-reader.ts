import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

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
      and not exists (select from blocks b
        where b.member_id = t.peer_id and b.blocked_id = t.member_id
          or b.member_id = t.member_id and b.blocked_id = t.peer_id)
  `.execute(db);
  return rows[0]?.reader;
}
