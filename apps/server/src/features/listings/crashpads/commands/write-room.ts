import type { RoomInput } from '@crewpad/contract';
import type { MemberActor } from '../../../../platform/actor.ts';
import { notFound } from '../../../../platform/errors.ts';
import { refuseFaults } from '../fields/faults.ts';
import { listingOfRoom } from '../queries/listing-of-room.ts';
import type { CrashpadRow } from '../queries/own-crashpads.ts';
import type { StoredRoom } from '../rooms/merge-rooms.ts';
import { planRooms } from '../rooms/plan-rooms.ts';
import { savedAt, touched, type Writing, writeOwn } from './write-own.ts';

/**
 * One room of a member's own listing changed as if the listing's form had been saved with it alone.
 * @throws ApiError 404 not his own or removed, 409 a tenant is in the way, 422 what cannot be
 */
export async function writeRoom(
  services: Writing,
  actor: MemberActor,
  room: RoomInput & { id: number },
): Promise<CrashpadRow> {
  const listingId = await listingOfRoom(services.db, actor.id, room.id);
  if (listingId === undefined) throw notFound();
  return writeOwn(services, actor, listingId, async (trx, listing, now) => {
    const rooms = await planRooms(trx, actor.id, listing, (stored) => inItsPlace(stored, room));
    rooms.refuseIfHeld();
    refuseFaults(rooms.faults);
    await rooms.save();
    await trx
      .updateTable('listings')
      .set({ ...touched(now), updated_at: savedAt(now, listing.updated_at) })
      .where('id', '=', listing.id)
      .execute();
    return true;
  });
}

/** All rooms in the order in which they stand, this one as it shall be. */
function inItsPlace(stored: readonly StoredRoom[], room: RoomInput & { id: number }): RoomInput[] {
  // Removed since it was looked up.
  if (!stored.some(({ id }) => id === room.id)) throw notFound();
  return stored.map(({ id, room_name }) => (id === room.id ? room : { id, room_name }));
}
