import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { countPendingInvites, countUnread } from './member-facts.ts';

/** How many rental invitations wait for a member. */
export const getPendingInvites = (db: Db, memberId: number) =>
  countOf(db, memberId, countPendingInvites);

/** How many messages a member has not read. */
export const getUnread = (db: Db, memberId: number) => countOf(db, memberId, countUnread);

async function countOf(db: Db, memberId: number, count: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${count} as count from members m where m.id = ${memberId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
