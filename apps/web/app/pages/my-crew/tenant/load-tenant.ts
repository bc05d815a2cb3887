import { contract } from '@crewpad/contract';
import { bookingReference, LIST_LIMIT_MAX } from '@crewpad/domain';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { loaderCall, orNull, rendering } from '../../../lib/loader-call.ts';
import { formatPhone } from '../../../lib/phone.ts';

const HISTORY_ROWS = 8;

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
}

/** A tenant of the lister with their balance, account and history; 404 for others. */
export async function loadTenant(args: LoaderArgs, id: number) {
  const call = loaderCall(args);
  const params = { id };
  const mine = { search: bookingReference(id), status: 'all', limit: LIST_LIMIT_MAX } as const;
  const [tenants, balances, account, history] = await Promise.all([
    call(contract.rentals.getTenants, { query: { ...mine, offset: 0 } }),
    call(contract.reports.getBalances, { query: { state: 'owing', sort: 'owed' } }),
    call(contract.reports.getAccount, { params }),
    call(contract.rentals.getTenantHistory, {
      params,
      query: { limit: HISTORY_ROWS, offset: 0 },
    }),
  ]);
  const rental = tenants.data.find((one) => one.id === id);
  if (rental === undefined) throw data({ message: '' }, { status: 404 });
  return {
    rental,
    phone: rental.phone_number ? formatPhone(rental.phone_number) : null,
    /** null if they owe nothing. */
    balance: balances.data.find(({ rental_id }) => rental_id === id) ?? null,
    account,
    history,
  };
}

/** A tenant who can be checked out, and what happens to the money now; others have their page only. */
export async function loadLeavingTenant(args: LoaderArgs, id: number) {
  const { call } = rendering(args);
  const [tenant, settlement] = await Promise.all([
    loadTenant(args, id),
    // Refused for a stay that has not begun or is over.
    orNull(call(contract.rent.getSettlement, { params: { id }, query: {} })),
  ]);
  if (settlement === null || !tenant.rental.abilities.check_out) throw redirect(`/my-crew/${id}`);
  return { ...tenant, settlement: settlement.data };
}

/** What a check-out did and left: the page of the tenant opens with it. */
export interface CheckedOut {
  settlement: contract.rentals.Settlement;
  done: string;
}

export type LeavingTenant = Awaited<ReturnType<typeof loadLeavingTenant>>;
export type Tenant = Awaited<ReturnType<typeof loadTenant>>;
