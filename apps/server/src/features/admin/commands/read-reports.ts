import type { ReportState } from '@crewpad/domain';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { presentReport } from '../present-report.ts';
import { listReports } from '../queries/list-reports.ts';

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
