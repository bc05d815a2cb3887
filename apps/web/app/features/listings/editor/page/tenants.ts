import type { contract } from '@crewpad/contract';

export type BedTenant = NonNullable<contract.listings.OwnBed['tenant']>;

/** Who holds which bed, by the bed's id. */
export function tenantsOf(rooms: readonly contract.listings.OwnRoom[]): Map<number, BedTenant> {
  const tenants = new Map<number, BedTenant>();
  for (const { id, tenant } of rooms.flatMap(({ beds }) => beds)) {
    if (tenant) tenants.set(id, tenant);
  }
  return tenants;
}
