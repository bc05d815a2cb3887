import type { StoredBed } from './beds-by-count.ts';
import type { PlannedRoom, StoredRoom } from './merge-rooms.ts';

/**
 * Whether a plan changes what a pending or accepted tenant has: their bed stays as promised, in a
 * room with the same name. Pure.
 * @returns 'removal' of a room with a tenant, any other 'change', or undefined
 */
export function findHeldChange(
  stored: readonly StoredRoom[],
  planned: readonly PlannedRoom[],
): 'removal' | 'change' | undefined {
  const held = stored.filter(({ beds }) => beds.some(isHeld));
  const after = new Map(planned.map((room) => [room.id, room]));
  if (held.some(({ id }) => !after.has(id))) return 'removal';
  const isChanged = held.some((room) => {
    const then = after.get(room.id);
    if (then?.room_name !== room.room_name) return true;
    return room.beds.filter(isHeld).some((bed) => !then.beds.some((other) => isSame(bed, other)));
  });
  return isChanged ? 'change' : undefined;
}

const isHeld = ({ tenants }: StoredBed) => tenants.length > 0;

function isSame(bed: StoredBed, other: PlannedRoom['beds'][number]): boolean {
  return (
    bed.id === other.id &&
    bed.bed_name === other.bed_name &&
    bed.bed_kind === other.bed_kind &&
    bed.rental_amount === other.rental_amount
  );
}
