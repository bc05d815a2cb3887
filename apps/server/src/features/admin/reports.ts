import type { contract, OperationRequest } from '@crewpad/contract';
import { REPORT_TRANSITIONS, type ReportState } from '@crewpad/domain';
import { sql } from 'kysely';
import { enforce } from '../../platform/access/decision.ts';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import { removeListing, restoreListing } from '../listings/index.ts';
import { hideReview, restoreReview } from '../reviews/index.ts';
import { findReport, listReports, type ReportRow } from './admin.queries.ts';
import { canWithReport, presentReport } from './present.ts';

interface Reading {
  state: ReportState;
  limit: number;
  offset: number;
  adminId: number;
  address: string;
  now: Date;
}

/** Lists reports for an admin and audits the read, because they contain private messages. */
export function readReports(db: Db, { adminId, address, now, ...query }: Reading) {
  return transaction(db, async (trx) => {
    const { rows, counts } = await listReports(trx, query);
    await audit(trx, {
      action: 'admin.reports_read',
      actorId: adminId,
      memberId: null,
      address,
      details: { ...query, reports: rows.map(({ id }) => id) },
      at: now,
    });
    return { data: rows.map(presentReport), total: counts[query.state], counts };
  });
}

type Form = OperationRequest<typeof contract.admin.closeReport>['body'];

interface Closing extends Form {
  id: number;
  adminId: number;
  address: string;
  now: Date;
}

/**
 * Dismisses a report, hides its subject, or restores it. Hiding closes all reports about the same
 * subject.
 * @throws ApiError 404, or 409 if it was closed in the meantime or its subject cannot be hidden
 */
export function closeReport(db: Db, closing: Closing): Promise<ReportRow> {
  const { id, action, note = '', part, adminId, address, now } = closing;
  return transaction(db, async (trx) => {
    await sql`select from reports where id = ${id} for update`.execute(trx);
    const report = await findReport(trx, id);
    if (report === undefined) throw notFound();
    enforce(canWithReport(action, report));
    const { from, to } = REPORT_TRANSITIONS.find((step) => step.action === action) ?? {};
    if (from === undefined || to === undefined) throw new Error(`${action} has no transition`);
    await setState(trx, report, { from, to, note, adminId, now, alone: action === 'dismiss' });
    const subjectOf = report.subject === 'listing' ? changeListing : changeReview;
    const memberId =
      action === 'dismiss' ? report.snapshot.member.id : await subjectOf(trx, report, closing);
    await audit(trx, {
      action: `report.${to === 'hidden' ? 'hidden' : action === 'restore' ? 'restored' : 'dismissed'}`,
      actorId: adminId,
      memberId: memberId ?? null,
      address,
      details: {
        report: id,
        subject: report.subject,
        subject_id: report.subject_id,
        ...(report.subject === 'review' && action === 'hide' && { part }),
        note,
      },
      at: now,
    });
    const after = await findReport(trx, id);
    if (after === undefined) throw notFound();
    return after;
  });
}

function changeListing(trx: Trx, { subject_id }: ReportRow, { action, note = '', now }: Closing) {
  return action === 'hide'
    ? removeListing(trx, { id: subject_id, note, now })
    : restoreListing(trx, subject_id, now);
}

function changeReview(trx: Trx, { id, subject_id }: ReportRow, { action, part, now }: Closing) {
  return action === 'hide'
    ? hideReview(trx, { id: subject_id, part, reportId: id, now })
    : restoreReview(trx, subject_id, now);
}

interface StateChange {
  from: ReportState;
  to: ReportState;
  note: string;
  adminId: number;
  now: Date;
  /** Other reports about the same subject stay unchanged. */
  alone: boolean;
}

async function setState(
  trx: Trx,
  { id, subject, subject_id }: ReportRow,
  { from, to, note, adminId, now, alone }: StateChange,
): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ state: to, closed_at: now, closed_by: adminId, closing_note: note })
    .where((where) =>
      alone ? where('id', '=', id) : where.and({ subject, subject_id, state: from }),
    )
    .execute();
}
