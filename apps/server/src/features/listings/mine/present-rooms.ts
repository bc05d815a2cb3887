import type { contract } from '@crewpad/contract';
import { toDollars } from '@crewpad/domain';
import type { BedRow, RoomRow, TenantRow } from './queries/own-columns.ts';

type BedTenant = NonNullable<contract.listings.OwnBed['tenant']>;

/** A bed's tenant for their lister, without an email that the lister cannot see yet. Pure. */
function presentTenant({ email, ...tenant }: TenantRow): BedTenant {
  return { ...tenant, ...(email !== null && { email }) };
}

/** All tenants of some rooms. Pure. */
export const presentTenants = (rooms: readonly RoomRow[]): BedTenant[] =>
  rooms.flatMap(({ beds }) => beds.flatMap(({ tenants }) => tenants.map(presentTenant)));

/** A bed for its lister. Pure. */
function presentBed(bed: BedRow): contract.listings.OwnBed {
  const [tenant = null, next_tenant = null] = bed.tenants.map(presentTenant);
  return {
    id: bed.id,
    room_id: bed.room_id,
    bed_name: bed.bed_name,
    bed_kind: bed.bed_kind,
    status: tenant === null ? 'ACTIVE' : 'BUSY',
    rental_amount: bed.rental_amount === null ? null : toDollars(bed.rental_amount),
    tenant,
    next_tenant,
  };
}

/** A room for its lister: BUSY as soon as one of its beds is. Pure. */
export function presentRoom(room: RoomRow): contract.listings.OwnRoom {
  const beds = room.beds.map(presentBed);
  return {
    id: room.id,
    listing_id: room.listing_id,
    room_name: room.room_name,
    beds_per_room: beds.length,
    status: beds.some(({ status }) => status === 'BUSY') ? 'BUSY' : 'ACTIVE',
    beds,
  };
}
