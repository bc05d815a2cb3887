import { type Call, contract } from '@crewpad/contract';
import { isOpenObjection, isSettled, LIST_LIMIT_MAX } from '@crewpad/domain';
import type { RouterContextProvider } from 'react-router';
import { loadRequests } from '../../features/rent/index.ts';
import { allPages } from '../../lib/all-pages.ts';
import { loaderCall, orNull, rendering } from '../../lib/loader-call.ts';
import { loadCalendar } from './calendar/load-calendar.ts';
import {
  CHANGES_PER_PAGE,
  type CrewState,
  isNarrowed,
  readCrewState,
  TENANTS_PER_PAGE,
} from './crew-state.ts';
import { crewRows } from './tenants/crew-rows.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** The lister's numbers, and what the open tab shows. */
export async function loadMyCrew(args: LoaderArgs) {
  const call = loaderCall(args);
  const state = readCrewState(args.url.searchParams);
  const { tab } = state;
  const { config } = rendering(args);
  const hasRequests = tab === 'rent' && config.flags.paymentRequest;
  const [
    report,
    balances,
    { listings },
    rentals,
    changes,
    roll,
    requests,
    houses,
    toSettle,
    calendar,
  ] = await Promise.all([
    call(contract.reports.getMonthlyReport, {}),
    call(contract.reports.getBalances, { query: { sort: 'owed', state: 'all' } }),
    call(contract.listings.getListingsAndBeds, {}),
    loadTab(call, state),
    tab === 'history'
      ? call(contract.rentals.getHistory, {
          query: { limit: CHANGES_PER_PAGE, offset: state.changes },
        })
      : null,
    tab === 'rent' || tab === 'rentals' ? loadRentRoll(args, state) : null,
    hasRequests ? loadRequests(call, 'lister') : [],
    tab === 'waitlist'
      ? call(contract.waitlist.getListerWaitlist, {}).then(({ data }) => data)
      : [],
    tab === 'rentals' ? loadToSettle(call) : [],
    loadCalendar(args),
  ]);
  const tenants = tab === 'rentals' ? pageOf(rentals, balances.data, state) : rentals;
  const isEmpty = tab === 'rentals' && tenants.total === 0 && !isNarrowed(state);
  const hasPast = isEmpty && (await loadPage(call, state, 'history')).total > 0;
  return {
    ...{ report, balances, listings, tenants, hasPast, changes },
    ...{ roll, requests, houses, toSettle, calendar },
  };
}

interface Tenants {
  rentals: contract.rentals.Rental[];
  total: number;
}

const NOBODY: Tenants = { rentals: [], total: 0 };

/** The rentals of a tab: of the history one page, of the others all, for any order. */
async function loadTab(call: Call, state: CrewState): Promise<Tenants> {
  if (state.tab === 'history') return loadPage(call, state, 'history', state.offset);
  if (state.tab !== 'rentals') return NOBODY;
  const lists = await Promise.all(statusesOf(state).map((status) => loadAll(call, state, status)));
  return {
    rentals: lists.flatMap(({ rentals }) => rentals),
    total: lists.reduce((sum, { total }) => sum + total, 0),
  };
}

type Status = 'accepted' | 'pending' | 'unpaid' | 'history';

/** Somebody who has left can owe something still. */
function statusesOf({ status, owing }: CrewState): Status[] {
  if (owing) return ['accepted', 'unpaid'];
  return status === 'all' ? ['accepted', 'pending'] : [status];
}

/** One lister has a few hundred tenants at most. */
const PAGES_MAX = 10;

async function loadAll(call: Call, state: CrewState, status: Status): Promise<Tenants> {
  const first = await loadPage(call, state, status);
  const count = Math.min(PAGES_MAX, Math.ceil(first.total / LIST_LIMIT_MAX));
  const others = await Promise.all(
    Array.from({ length: Math.max(0, count - 1) }, (_, at) =>
      loadPage(call, state, status, (at + 1) * LIST_LIMIT_MAX),
    ),
  );
  return {
    rentals: [first, ...others].flatMap(({ rentals }) => rentals),
    total: first.total,
  };
}

async function loadPage(
  call: Call,
  { search, location }: CrewState,
  status: Status,
  offset = 0,
): Promise<Tenants> {
  const { data, total } = await call(contract.rentals.getTenants, {
    query: {
      ...{ status, limit: LIST_LIMIT_MAX, offset },
      ...(search !== '' && { search }),
      ...(location !== null && { location_id: location }),
    },
  });
  return { rentals: data, total };
}

/** The page of tenants in their order, of those that the filters leave. */
function pageOf(
  { rentals }: Tenants,
  balances: readonly contract.reports.TenantBalance[],
  state: CrewState,
): Tenants {
  const rows = crewRows(rentals, balances, state);
  const page = rows.slice(state.offset, state.offset + TENANTS_PER_PAGE);
  return { rentals: page.map(({ rental }) => rental), total: rows.length };
}

/** null if it could not be loaded; the page works without it. */
function loadRentRoll(args: LoaderArgs, { tab, month, location }: CrewState) {
  const query = {
    ...(tab === 'rent' && month && { month }),
    ...(location && { location_id: location }),
  };
  return orNull(rendering(args).call(contract.reports.getRentRoll, { query }));
}

/** Ended stays with an open settlement, or an objection to answer. */
async function loadToSettle(call: Call) {
  const ended = await allPages((page) =>
    call(contract.rentals.getTenants, { query: { ...page, status: 'to_settle' as const } }),
  );
  return ended.filter(
    ({ settlement, objections }) =>
      objections.some(isOpenObjection) || (settlement !== null && !isSettled(settlement)),
  );
}

export type MyCrew = Awaited<ReturnType<typeof loadMyCrew>>;
