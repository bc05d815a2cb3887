import type { contract } from '@crewpad/contract';
import { nameOf } from '../../../features/rentals/index.ts';

type Rental = Pick<
  contract.rentals.Rental,
  'display_name' | 'first_name' | 'last_name' | 'email' | 'tenant_first_name' | 'tenant_last_name'
>;

/** The first and last name of a tenant; of an invited person what is known. Pure. */
export function fullNameOf(rental: Rental, fallback: string): string {
  const { tenant_first_name: first, tenant_last_name: last } = rental;
  return `${first} ${last}`.trim() || nameOf(rental, fallback);
}
