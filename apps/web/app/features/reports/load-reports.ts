import { contract } from '@crewpad/contract';
import type { RouterContextProvider } from 'react-router';
import { requireLister, requireMember } from '../../lib/guards.ts';
import { loaderCall, rendering } from '../../lib/loader-call.ts';
import { readState, readYear } from '../rent/index.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

export const MONTHS_PER_PAGE = 24;

/** Revenue and occupancy of the completed months, and of this one so far. */
export async function loadRevenue(args: LoaderArgs) {
  requireLister(args);
  const call = loaderCall(args);
  const { offset } = readState(args.url.searchParams);
  const query = { limit: MONTHS_PER_PAGE, offset };
  const [{ data, total }, report] = await Promise.all([
    call(contract.reports.getListerPayments, { query }),
    call(contract.reports.getMonthlyReport, {}),
  ]);
  // Last month can still run at a crash pad in the west.
  const listedYears = new Set(data.map(({ months }) => months));
  const { thismonth, lastmonth, occupancy } = report;
  const isLastRunning =
    offset === 0 && !listedYears.has(lastmonth.month) && lastmonth.total_amount !== 0;
  const running = [
    {
      months: thismonth.month,
      amounts: thismonth.total_amount,
      percentage: occupancy === null ? null : Math.round(occupancy * 100),
    },
    ...(isLastRunning
      ? [{ months: lastmonth.month, amounts: lastmonth.total_amount, percentage: null }]
      : []),
  ];
  return { months: data, running, total, offset };
}
export type Revenue = Awaited<ReturnType<typeof loadRevenue>>;

/** The statement of a year, by default of this one. */
export async function loadStatement(args: LoaderArgs) {
  requireMember(args);
  const { call, now } = rendering(args);
  const year = readYear(args.url.searchParams.get('year'));
  const query = year === null ? {} : { year };
  const statement = await call(contract.reports.getStatement, { query });
  return { ...statement, printed: now.toISOString() };
}
export type Statement = Awaited<ReturnType<typeof loadStatement>>;
