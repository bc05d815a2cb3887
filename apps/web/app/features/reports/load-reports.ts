import { contract } from '@crewpad/contract';
import type { RouterContextProvider } from 'react-router';
import { requireLister, requireMember } from '../../lib/guards.ts';
import { loaderCall, rendering } from '../../lib/loader-call.ts';
import { readState, readYear } from '../rent/index.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

export const MONTHS_PER_PAGE = 12;

/**
 * What a lister received and expected by month, and the occupancy: a year or the last months, with
 * the one that is not over, of one crash pad or all.
 */
export async function loadRevenue(args: LoaderArgs) {
  requireLister(args);
  const call = loaderCall(args);
  const { offset, house, year } = readState(args.url.searchParams);
  const query = {
    ...{ limit: MONTHS_PER_PAGE, offset: year === null ? offset : 0, running: '1' as const },
    ...(house !== null && { location_id: house }),
    ...(year !== null && { year }),
  };
  const { data, total, houses } = await call(contract.reports.getListerPayments, { query });
  return { months: data, total, offset, houses, house, year };
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
