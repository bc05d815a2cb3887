import type { PlannedRoom, StoredBed, StoredRoom } from './merge-rooms.ts';

/**
 * Whether a tenant, pending or accepted, is in the way: what he holds stays as he was promised it, in
 * a room of the same name. Pure.
 * @returns 'removal' of a room with a tenant, any other 'change', or undefined: nothing is in the way
 */
export function blockedByTenants(
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

const isHeld = ({ tenant }: StoredBed) => tenant !== null;

function isSame(bed: StoredBed, other: PlannedRoom['beds'][number]): boolean {
  return (
    bed.id === other.id &&
    bed.bed_name === other.bed_name &&
    bed.bed_kind === other.bed_kind &&
    bed.rental_amount === other.rental_amount
  );
}
