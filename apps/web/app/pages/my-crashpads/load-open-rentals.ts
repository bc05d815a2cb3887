import { type Call, contract } from '@crewpad/contract';
import { allPages } from '../../lib/all-pages.ts';
import { orNull } from '../../lib/loader-call.ts';

/** A lister's stays that go on, and ended ones with something open; null if refused. */
export const loadOpenRentals = (call: Call): Promise<contract.rentals.Rental[] | null> =>
  orNull(
    allPages((page) =>
      call(contract.rentals.getTenants, { query: { ...page, status: 'open' as const } }),
    ),
  );

/** The payment requests that a lister's tenants rejected, newest first. */
export async function loadRejectedRequests(call: Call): Promise<contract.rent.PaymentRequest[]> {
  const requests = await orNull(
    allPages((page) =>
      call(contract.rent.getPaymentRequests, { query: { ...page, status: 'rejected' as const } }),
    ),
  );
  return requests?.filter(({ role }) => role === 'lister') ?? [];
}
