import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';

export interface AuditRow {
  id: number;
  at: Date;
  action: string;
  actor_id: number | null;
  actor_name: string | null;
  member_id: number | null;
  member_name: string | null;
  address: string | null;
  details: Record<string, unknown>;
}

/** The newest audit entries before a number: all, or those involving a member. */
export async function listAudit(
  trx: Trx,
  {
    member,
    limit,
    before,
  }: { member?: number | undefined; limit: number; before?: number | undefined },
): Promise<AuditRow[]> {
  const below = before === undefined ? sql`true` : sql`a.id < ${before}`;
  const newest = (condition: RawBuilder<unknown>) => sql`
    (select * from audit_log a where ${condition} and ${below} order by a.id desc limit ${limit})`;
  // One index walk per role that a member can have in an entry.
  const entries =
    member === undefined
      ? newest(sql`true`)
      : sql`${newest(sql`a.member_id = ${member}`)} union ${newest(sql`a.actor_id = ${member}`)}`;
  const { rows } = await sql<AuditRow>`
    select a.id, a.at, a.action, a.actor_id, w.display_name as actor_name, a.member_id,
      m.display_name as member_name, a.address, a.details
    from (${entries}) a
    left join members w on w.id = a.actor_id
    left join members m on m.id = a.member_id
    order by a.id desc limit ${limit}`.execute(trx);
  return rows;
}
