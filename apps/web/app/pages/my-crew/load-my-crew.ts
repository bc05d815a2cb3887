import { type Call, contract } from '@crewpad/contract';
import { isOpenObjection, isSettled, LIST_LIMIT_MAX } from '@crewpad/domain';
import type { RouterContextProvider } from 'react-router';
import { loaderCall, orNull, rendering } from '../../lib/loader-call.ts';
import { loadCalendar } from './calendar/load-calendar.ts';
import {
  CHANGES_PER_PAGE,
  type CrewState,
  isNarrowed,
  readCrewState,
  TENANTS_PER_PAGE,
} from './crew-state.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** The lister's numbers, and the tenants of the open tab. The history loads only with its tab. */
export async function loadMyCrew(args: LoaderArgs) {
  const call = loaderCall(args);
  const state = readCrewState(args.url.searchParams);
  const isHistory = state.tab === 'history';
  const { config } = rendering(args);
  const [
    report,
    balances,
    { listings },
    allTenants,
    changes,
    roll,
    requests,
    houses,
    toSettle,
    calendar,
  ] = await Promise.all([
    call(contract.reports.getMonthlyReport, {}),
    call(contract.reports.getBalances, { query: { sort: state.sort ?? 'owed', state: 'all' } }),
    call(contract.listings.getListingsAndBeds, {}),
    isHistory ? loadTenants(call, state, ['history']) : loadTenants(call, state, statusesOf(state)),
    isHistory
      ? call(contract.rentals.getHistory, {
          query: { limit: CHANGES_PER_PAGE, offset: state.changes },
        })
      : null,
    loadRentRoll(args, state),
    config.flags.paymentRequest ? loadSentRequests(call) : [],
    state.tab === 'waitlist'
      ? call(contract.waitlist.getListerWaitlist, {}).then(({ data }) => data)
      : [],
    loadToSettle(call),
    loadCalendar(args),
  ]);
  const tenants = isHistory ? allTenants : balanced(allTenants, balances.data, state);
  const isEmpty = state.tab === 'rentals' && tenants.total === 0 && !isNarrowed(state);
  const hasPast = isEmpty && (await loadTenants(call, state, ['history'])).total > 0;
  return {
    ...{ report, balances, listings, tenants, hasPast, changes },
    roll,
    requests,
    houses,
    toSettle,
    calendar,
  };
}

type Tenants = Awaited<ReturnType<typeof loadTenants>>;

/** The tenants in the order of their balances, or only those who owe something. */
export function balanced<T extends Pick<Tenants, 'total'> & { rentals: { id: number }[] }>(
  tenants: T,
  balances: readonly Pick<contract.reports.TenantBalance, 'rental_id' | 'owed'>[],
  { owing, sort }: Pick<CrewState, 'owing' | 'sort'>,
): T {
  const places = new Map(balances.map(({ rental_id }, at) => [rental_id, at]));
  const owed = new Set(balances.filter((one) => one.owed > 0).map(({ rental_id }) => rental_id));
  const kept = owing ? tenants.rentals.filter(({ id }) => owed.has(id)) : tenants.rentals;
  const placeOf = ({ id }: { id: number }) => places.get(id) ?? balances.length;
  const rentals = sort === null ? kept : kept.toSorted((a, b) => placeOf(a) - placeOf(b));
  return { ...tenants, rentals, total: owing ? rentals.length : tenants.total };
}

/** null if it could not be loaded; the page works without it. */
function loadRentRoll(args: LoaderArgs, { month, location }: CrewState) {
  const query = { ...(month && { month }), ...(location && { location_id: location }) };
  return orNull(rendering(args).call(contract.reports.getRentRoll, { query }));
}

/** The lister's payment requests, newest first. */
async function loadSentRequests(call: Call) {
  const query = { offset: 0, limit: LIST_LIMIT_MAX };
  const { data } = await call(contract.rent.getPaymentRequests, { query });
  return data.filter(({ role }) => role === 'lister');
}

/** Ended stays with an open settlement, or an objection to answer. */
async function loadToSettle(call: Call) {
  const query = { status: 'to_settle' as const, offset: 0, limit: LIST_LIMIT_MAX };
  const { data } = await call(contract.rentals.getTenants, { query });
  return data.filter(
    ({ settlement, objections }) =>
      objections.some(isOpenObjection) || (settlement !== null && !isSettled(settlement)),
  );
}

type Status = 'accepted' | 'pending' | 'history';

const statusesOf = ({ status }: CrewState): Status[] =>
  status === 'all' ? ['accepted', 'pending'] : [status];

/** The tenants with some statuses: open requests first. */
async function loadTenants(call: Call, { search, location, offset }: CrewState, of: Status[]) {
  const pages = await Promise.all(
    of.map((status) =>
      call(contract.rentals.getTenants, {
        query: {
          status,
          limit: TENANTS_PER_PAGE,
          offset,
          ...(search !== '' && { search }),
          ...(location !== null && { location_id: location }),
        },
      }),
    ),
  );
  const rentals = pages.flatMap(({ data }) => data);
  const requestsFirst = (rental: contract.rentals.Rental) => (rental.checkout_requested_at ? 0 : 1);
  return {
    rentals: rentals.toSorted((a, b) => requestsFirst(a) - requestsFirst(b)),
    total: pages.reduce((sum, { total }) => sum + total, 0),
    /** Of the longest list: each has its own pages. */
    longest: Math.max(...pages.map(({ total }) => total)),
  };
}

export type MyCrew = Awaited<ReturnType<typeof loadMyCrew>>;
