import type { contract } from '@crewpad/contract';
import type { ReportReason, ReportState, ReportSubject } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';

export interface ReportRow {
  id: number;
  subject: ReportSubject;
  subject_id: number;
  reason: ReportReason;
  note: string;
  state: ReportState;
  created_at: Date;
  reporter_id: number;
  reporter_name: string;
  snapshot: contract.messages.ReportSnapshot;
  open_reports: number;
  closed_at: Date | null;
  closer_id: number | null;
  closer_name: string | null;
  closing_note: string;
}

const reports = (condition: RawBuilder<unknown>) => sql<ReportRow>`
  select r.id, r.subject, r.subject_id, r.reason, r.note, r.state, r.created_at,
    w.id as reporter_id, w.display_name as reporter_name, r.snapshot, r.closed_at,
    c.id as closer_id, c.display_name as closer_name, r.closing_note,
    (
      select count(*)::int from reports o
      where o.subject = r.subject and o.subject_id = r.subject_id and o.state = 'open'
    ) as open_reports
  from reports r
  join members w on w.id = r.reporter_id
  left join members c on c.id = r.closed_by
  where ${condition}`;

export async function findReport(trx: Trx, id: number): Promise<ReportRow | undefined> {
  const { rows } = await reports(sql`r.id = ${id}`).execute(trx);
  return rows[0];
}

/** The reports with a status, newest first, and the count per status. */
export async function listReports(
  trx: Trx,
  { state, limit, offset }: { state: ReportState; limit: number; offset: number },
): Promise<{ rows: ReportRow[]; counts: Record<ReportState, number> }> {
  const { rows } = await sql<ReportRow>`
    ${reports(sql`r.state = ${state}`)} order by r.id desc limit ${limit} offset ${offset}`.execute(
    trx,
  );
  const counted = await trx
    .selectFrom('reports')
    .select(['state', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute();
  const countOf = (one: ReportState) =>
    Number(counted.find((row) => row.state === one)?.count ?? 0);
  const counts = {
    open: countOf('open'),
    dismissed: countOf('dismissed'),
    hidden: countOf('hidden'),
  };
  return { rows, counts };
}
