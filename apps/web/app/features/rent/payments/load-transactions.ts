import { contract } from '@crewpad/contract';
import { LIST_LIMIT_MAX } from '@crewpad/domain';
import type { RouterContextProvider } from 'react-router';
import { requireMember } from '../../../lib/guards.ts';
import { loaderCall } from '../../../lib/loader-call.ts';
import { isLister, ROWS_PER_PAGE, readState } from './payments-state.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** The payments of a member that match the filters of the address. */
export async function loadTransactions(args: LoaderArgs) {
  const member = requireMember(args);
  const call = loaderCall(args);
  const state = readState(args.url.searchParams);
  const { year, month, house, type, method, status, tenant, offset } = state;
  const query = {
    limit: ROWS_PER_PAGE,
    offset,
    ...(year !== null && { year }),
    ...(month !== null && { month }),
    ...(house !== null && { listing_id: house }),
    ...(type !== null && { type }),
    ...(method !== null && { method }),
    ...(status !== null && { state: status }),
    ...(tenant !== null && { tenant_id: tenant }),
  };
  const all = { offset: 0, limit: LIST_LIMIT_MAX };
  const [payments, rentals] = await Promise.all([
    call(contract.rent.getTransactions, { query }),
    isLister(member)
      ? call(contract.rentals.getTenants, { query: { ...all, status: 'all' } })
      : call(contract.rentals.getRentals, { query: all }),
  ]);
  return { payments: payments.data, total: payments.total, rentals: rentals.data, state };
}
export type Transactions = Awaited<ReturnType<typeof loadTransactions>>;
