import { contract, type OperationAnswer } from '@crewpad/contract';
import { LIST_LIMIT_DEFAULT, REPORT_STATES, type ReportState } from '@crewpad/domain';
import type { requireAdmin } from '../../../lib/guards.ts';
import { loaderCall } from '../../../lib/loader-call.ts';
import { requestedPage } from '../../../lib/page-params.ts';

export interface ReportsView extends OperationAnswer<typeof contract.admin.getReports> {
  state: ReportState;
  page: number;
  pages: number;
}

/** The reports for `state` and `page` of the address. */
export async function loadReports(args: Parameters<typeof requireAdmin>[0]): Promise<ReportsView> {
  const query = args.url.searchParams;
  const state = REPORT_STATES.find((value) => value === query.get('state')) ?? 'open';
  const page = requestedPage(args.url);
  const limit = LIST_LIMIT_DEFAULT;
  const reports = await loaderCall(args)(contract.admin.getReports, {
    query: { state, limit, offset: (page - 1) * limit },
  });
  return { ...reports, state, page, pages: Math.max(1, Math.ceil(reports.total / limit)) };
}
