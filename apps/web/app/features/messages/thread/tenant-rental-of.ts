import type { contract, OperationAnswer } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { allPages } from '../../../lib/all-pages.ts';

type Rental = contract.rentals.Rental;
type Thread = OperationAnswer<typeof contract.messages.getThread>;
type Tenants = Parameters<typeof allPages<Rental>>[0];

/** In this order: who stays, and who is invited. */
const STATUSES = ['accepted', 'pending'] as const;

/**
 * A lister's rental with the other member of a thread, best the one at the thread's crash pad; null
 * without one, and for members who are no listers.
 * @param list reads the lister's rentals, on the server or in a browser
 */
export async function tenantRentalOf(
  { to_user_id, listing_id }: Pick<Thread, 'to_user_id' | 'listing_id'>,
  reader: { user_plan: Parameters<typeof isListerPlan>[0] } | null,
  list: (
    query: Parameters<Tenants>[0] & { user_id: number; status: (typeof STATUSES)[number] },
  ) => ReturnType<Tenants>,
): Promise<Rental | null> {
  if (!isListerPlan(reader?.user_plan ?? null)) return null;
  const lists = await Promise.all(
    STATUSES.map((status) => allPages((page) => list({ ...page, user_id: to_user_id, status }))),
  );
  const open = lists.flat();
  return open.find((rental) => rental.listing_id === listing_id) ?? open[0] ?? null;
}
