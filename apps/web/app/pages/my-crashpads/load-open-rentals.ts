import { type Call, contract } from '@crewpad/contract';
import { LIST_LIMIT_MAX } from '@crewpad/domain';
import { orNull } from '../../lib/loader-call.ts';

/** A lister's stays that go on, and ended ones with something open; null if refused. */
export async function loadOpenRentals(call: Call): Promise<contract.rentals.Rental[] | null> {
  const page = (offset: number) => {
    const query = { status: 'open' as const, limit: LIST_LIMIT_MAX, offset };
    return call(contract.rentals.getTenants, { query });
  };
  const first = await orNull(page(0));
  if (first === null) return null;
  const pages = Math.ceil(first.total / LIST_LIMIT_MAX);
  const otherPages = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) => page((at + 1) * LIST_LIMIT_MAX)),
  );
  return [first, ...otherPages].flatMap(({ data }) => data);
}

/** The payment requests that a lister's tenants rejected, newest first. */
export async function loadRejectedRequests(call: Call): Promise<contract.rent.PaymentRequest[]> {
  const query = { status: 'rejected' as const, limit: LIST_LIMIT_MAX, offset: 0 };
  const requests = await orNull(call(contract.rent.getPaymentRequests, { query }));
  return requests?.data.filter(({ role }) => role === 'lister') ?? [];
}
