import type { RoomInput } from '@crewpad/contract';
import type { StoredRoom } from './merge-rooms.ts';

/** What is wrong with the ids that a form names: not of this listing, or named twice. Pure. */
export function strangeIds(stored: readonly StoredRoom[], wanted: readonly RoomInput[]) {
  const rooms = wanted.flatMap(({ id }) => id ?? []);
  const beds = wanted.flatMap((room) => (room.beds ?? []).flatMap(({ id }) => id ?? []));
  const ownRooms = new Set(stored.map(({ id }) => id));
  const ownBeds = new Set(stored.flatMap((room) => room.beds.map(({ id }) => id)));
  return [...faultOf(rooms, ownRooms, 'room'), ...faultOf(beds, ownBeds, 'bed')];
}

function faultOf(ids: readonly number[], own: ReadonlySet<number>, what: 'room' | 'bed') {
  if (ids.some((id) => !own.has(id))) {
    return [{ field: 'rooms', key: `${what}_is_not_of_this_listing` }];
  }
  return new Set(ids).size < ids.length ? [{ field: 'rooms', key: `${what}_is_named_twice` }] : [];
}
