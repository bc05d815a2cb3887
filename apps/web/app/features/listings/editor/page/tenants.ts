import type { contract } from '@crewpad/contract';
import type { WizardBed } from '../form/wizard-form.ts';

export type BedTenant = NonNullable<contract.listings.OwnBed['tenant']>;

export const NO_TENANTS: ReadonlyMap<number, BedTenant> = new Map();

/** The tenants by bed id. */
export function tenantsOf(rooms: readonly contract.listings.OwnRoom[]): Map<number, BedTenant> {
  const tenants = new Map<number, BedTenant>();
  for (const { id, tenant } of rooms.flatMap(({ beds }) => beds)) {
    if (tenant) tenants.set(id, tenant);
  }
  return tenants;
}

type CardBeds = Pick<
  contract.search.Card,
  'num_beds' | 'num_vacant_beds' | 'bed_occupancy_rate' | 'free_from' | 'num_free_from'
>;

/** The card's bed counts on a day: an invitation promises a bed, but does not take it. */
export function cardBeds(
  beds: readonly WizardBed[],
  tenants: ReadonlyMap<number, BedTenant>,
  today: string,
): CardBeds {
  const bedTenants = beds.flatMap(({ id }) => (id === null ? [] : (tenants.get(id) ?? [])));
  const acceptedCount = bedTenants.filter(({ status }) => status === 'accepted').length;
  const free = beds.length - bedTenants.length;
  return {
    num_beds: beds.length,
    // A form without beds is not full: its rooms are not filled in yet.
    num_vacant_beds: beds.length === 0 ? 1 : beds.length - acceptedCount,
    bed_occupancy_rate: beds.length === 0 ? 0 : acceptedCount / beds.length,
    free_from: free > 0 || beds.length === 0 ? today : null,
    num_free_from: free,
  };
}
