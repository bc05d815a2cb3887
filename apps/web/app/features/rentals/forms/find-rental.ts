import type { contract } from '@crewpad/contract';
import { rentals } from '@crewpad/contract/endpoints';
import { bookingReference, LIST_LIMIT_MAX } from '@crewpad/domain';
import { call } from '../../../lib/browser-call.ts';

/** The current state of an own rental; undefined if it is not in the lister's list. */
export async function findRental(id: number): Promise<contract.rentals.Rental | undefined> {
  const query = { search: bookingReference(id), status: 'all', limit: LIST_LIMIT_MAX } as const;
  const { data } = await call(rentals.getTenants, { query }, { quiet: true });
  return data.find((rental) => rental.id === id);
}
