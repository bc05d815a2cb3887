import { sql } from 'kysely';
import type { OldData } from '../../../../platform/old-data.ts';

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
