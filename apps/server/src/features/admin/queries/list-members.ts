import type { MemberStatus, Plan } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';

interface FoundMember {
  id: number;
  display_name: string;
  email: string;
  user_plan: Plan | null;
  status: MemberStatus;
}

/** The expression must match the index on members. */
const names = sql`lower(display_name || ' ' || first_name || ' ' || last_name || ' ' || email::text)`;

/** Members whose names or email contain all words of a search, newest first. An empty search lists everyone. */
export async function listMembers(
  trx: Trx,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<{ data: FoundMember[]; total: number }> {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found =
    words.length === 0
      ? sql`true`
      : sql.join(
          words.map((word) => sql`${names} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
          sql` and `,
        );
  const { rows } = await sql<FoundMember>`
    select id, display_name, email, user_plan, status from members
    where ${found} order by id desc limit ${limit} offset ${offset}`.execute(trx);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from members where ${found}`.execute(trx);
  return { data: rows, total: counted[0]?.total ?? 0 };
}
