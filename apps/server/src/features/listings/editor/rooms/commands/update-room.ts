import type { contract } from '@crewpad/contract';
import type { MemberActor } from '../../../../../platform/access/actor.ts';
import { notFound } from '../../../../../platform/errors.ts';
import type { CrashpadRow } from '../../../mine/queries/own-crashpads.ts';
import { findListingOfRoom } from '../../../queries/own-listing.ts';
import {
  nextUpdatedAt,
  resetReminders,
  type WriteServices,
  writeListing,
} from '../../commands/write-listing.ts';
import { requireNoIssues } from '../../form/issues.ts';
import type { StoredRoom } from '../merge-rooms.ts';
import { planRooms } from '../plan-rooms.ts';

/**
 * Changes one room of a member's own listing, as if the form had been saved with only this change.
 * @throws ApiError 404 if it is not theirs or was removed, 409 if it has a tenant, 422 for form
 * errors
 */
export async function updateRoom(
  services: WriteServices,
  actor: MemberActor,
  room: contract.listings.RoomInput & { id: number },
): Promise<CrashpadRow> {
  const found = await findListingOfRoom(services.db, actor.id, room.id);
  if (found === undefined) throw notFound();
  return writeListing(services, actor, found.id, async (trx, listing, now) => {
    const rooms = await planRooms(trx, actor.id, listing, (stored) => replaceRoom(stored, room));
    rooms.requireNotHeld();
    requireNoIssues(rooms.issues);
    await rooms.save();
    await trx
      .updateTable('listings')
      .set({ ...resetReminders(now), updated_at: nextUpdatedAt(now, listing.updated_at) })
      .where('id', '=', listing.id)
      .execute();
    return true;
  });
}

/** All rooms in their order, this one changed. */
function replaceRoom(
  stored: readonly StoredRoom[],
  room: contract.listings.RoomInput & { id: number },
): contract.listings.RoomInput[] {
  // Removed since it was looked up.
  if (!stored.some(({ id }) => id === room.id)) throw notFound();
  return stored.map(({ id, room_name }) => (id === room.id ? room : { id, room_name }));
}
