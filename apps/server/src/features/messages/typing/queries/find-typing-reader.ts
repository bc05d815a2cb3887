import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { isBlocked } from '../../../accounts/index.ts';

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
