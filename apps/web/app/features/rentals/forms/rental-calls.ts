import type { contract } from '@crewpad/contract';
import { bookingReference, LIST_LIMIT_MAX } from '@crewpad/domain';
import { endpoint } from '../../../lib/browser-call.ts';

/** The calls of a lister's dialogs, which show errors themselves. */

const getTenants = endpoint<typeof contract.rentals.getTenants>('GET', '/rental');

/** The current state of an own rental; undefined if it is not in the lister's list. */
export async function findRental(id: number): Promise<contract.rentals.Rental | undefined> {
  const query = { search: bookingReference(id), status: 'all', limit: LIST_LIMIT_MAX } as const;
  const { data } = await getTenants({ query }, { quiet: true });
  return data.find((rental) => rental.id === id);
}

export const findInvitee = endpoint<typeof contract.rentals.findInvitee>('POST', '/user/exists');
export const getPlaces = endpoint<typeof contract.listings.getListingsAndBeds>(
  'GET',
  '/lister/listings-and-beds',
);
export const invite = endpoint<typeof contract.rentals.invite>('POST', '/rental/invite');
export const updateRental = endpoint<typeof contract.rentals.updateRental>('PUT', '/rental/{id}');
export const updateNote = endpoint<typeof contract.rentals.updateNote>(
  'PUT',
  '/rental/{id}/update-tenant-note',
);
export const getTenantHistory = endpoint<typeof contract.rentals.getTenantHistory>(
  'GET',
  '/rental-history/tenant/{id}',
);
