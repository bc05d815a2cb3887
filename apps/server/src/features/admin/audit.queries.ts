import { AUDIT_ACTIONS, type AuditKind, SECURITY_ACTIONS, SECURITY_ENTRIES } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';

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

export interface AuditQuery {
  actor?: number | undefined;
  member?: number | undefined;
  kind?: AuditKind | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  before?: number | undefined;
}

/** Audit entries with the names of their members, newest first. */
const withNames = (entries: RawBuilder<unknown>) => sql<AuditRow>`
  select a.id, a.at, a.action, a.actor_id, w.display_name as actor_name, a.member_id,
    m.display_name as member_name, a.address, a.details
  from (${entries}) a
  left join members w on w.id = a.actor_id
  left join members m on m.id = a.member_id
  order by a.id desc`;

/** A member's security log, newest first. */
export async function listSecurityEntries(trx: Trx, memberId: number): Promise<AuditRow[]> {
  const { rows } = await withNames(sql`
    select * from audit_log
    where member_id = ${memberId} and action in (${sql.join(SECURITY_ACTIONS)})
    order by id desc limit ${SECURITY_ENTRIES}`).execute(trx);
  return rows;
}

/** The newest audit entries before a number, and the admins who can be their actors. */
export async function listAudit(
  trx: Trx,
  { actor, member, kind, from, to, limit, before }: AuditQuery,
  timeZone: string,
): Promise<{ rows: AuditRow[]; admins: { id: number; display_name: string }[] }> {
  const midnight = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  const after = (day: string) => sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`;
  const conditions = [sql`true`];
  if (before !== undefined) conditions.push(sql`a.id < ${before}`);
  if (actor !== undefined) conditions.push(sql`a.actor_id = ${actor}`);
  if (kind !== undefined) conditions.push(sql`a.action in (${sql.join(AUDIT_ACTIONS[kind])})`);
  if (from !== undefined) conditions.push(sql`a.at >= ${midnight(from)}`);
  if (to !== undefined) conditions.push(sql`a.at < ${after(to)}`);
  const common = sql.join(conditions, sql` and `);
  const newest = (condition: RawBuilder<unknown>) => sql`
    (select * from audit_log a where ${condition} and ${common} order by a.id desc limit ${limit})`;
  // One index walk per role that a member can have in an entry.
  const entries =
    member === undefined
      ? newest(sql`true`)
      : sql`${newest(sql`a.member_id = ${member}`)} union ${newest(sql`a.actor_id = ${member}`)}`;
  const { rows } = await sql<{ rows: AuditRow[]; admins: { id: number; display_name: string }[] }>`
    select
      (select coalesce(json_agg(e order by e.id desc), '[]')
        from (${withNames(entries)} limit ${limit}) e) as rows,
      (select coalesce(json_agg(json_build_object('id', id, 'display_name', display_name)
        order by lower(display_name), id), '[]') from members where role = 'admin') as admins`.execute(
    trx,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('a statement without from has one row');
  return { ...found, rows: found.rows.map((row) => ({ ...row, at: new Date(row.at) })) };
}
