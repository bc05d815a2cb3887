import type { OwnBed, OwnRoom } from '@crewpad/contract';

export type BedTenant = NonNullable<OwnBed['tenant']>;

/** Who holds which bed, by the bed's id. */
export function tenantsOf(rooms: readonly OwnRoom[]): Map<number, BedTenant> {
  const tenants = new Map<number, BedTenant>();
  for (const { id, tenant } of rooms.flatMap(({ beds }) => beds)) {
    if (tenant) tenants.set(id, tenant);
  }
  return tenants;
}
