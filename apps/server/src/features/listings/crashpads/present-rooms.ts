import type { OwnBed, OwnRoom } from '@crewpad/contract';
import { presentDollars } from '../../search/index.ts';
import type { BedRow, RoomRow } from './queries/own-columns.ts';

/** A bed as its lister sees it. Pure. */
function presentBed(bed: BedRow): OwnBed {
  return {
    id: bed.id,
    room_id: bed.room_id,
    bed_name: bed.bed_name,
    bed_kind: bed.bed_kind,
    status: bed.tenant === null ? 'ACTIVE' : 'BUSY',
    rental_amount: bed.rental_amount === null ? null : presentDollars(bed.rental_amount),
    tenant: bed.tenant,
  };
}

/** A room as its lister sees it: BUSY as soon as one of its beds is. Pure. */
export function presentRoom(room: RoomRow): OwnRoom {
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
