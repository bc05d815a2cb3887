import { contract } from '@crewpad/contract';
import { BEDS_PER_LISTING, type RentalType } from '@crewpad/domain';
import type { PlannedRoom, StoredRoom } from './merge-rooms.ts';

/** The issues of a form's rooms. Foreign ids are reported alone. Pure. */
export function roomIssues(
  type: RentalType,
  stored: readonly StoredRoom[],
  requested: readonly contract.listings.RoomInput[],
  planned: readonly PlannedRoom[],
): contract.listings.FieldIssue[] {
  const issues = idIssues(stored, requested);
  return issues.length > 0 ? issues : planIssues(type, stored, planned);
}

/** Ids of a form that belong to another listing, or occur twice. Pure. */
export function idIssues(
  stored: readonly StoredRoom[],
  requested: readonly contract.listings.RoomInput[],
): contract.listings.FieldIssue[] {
  const rooms = requested.flatMap(({ id }) => id ?? []);
  const beds = requested.flatMap((room) => (room.beds ?? []).flatMap(({ id }) => id ?? []));
  const ownRooms = new Set(stored.map(({ id }) => id));
  const ownBeds = new Set(stored.flatMap((room) => room.beds.map(({ id }) => id)));
  return [...issuesOf(rooms, ownRooms, 'room'), ...issuesOf(beds, ownBeds, 'bed')];
}

function issuesOf(ids: readonly number[], own: ReadonlySet<number>, what: 'room' | 'bed') {
  if (ids.some((id) => !own.has(id))) {
    return [{ field: 'rooms', key: `${what}_is_not_of_this_listing` }];
  }
  return new Set(ids).size < ids.length ? [{ field: 'rooms', key: `${what}_is_named_twice` }] : [];
}

/**
 * The issues of planned rooms and beds: counts and names. Rooms that shared a name before the rule
 * may keep it until one is renamed. Pure.
 */
export function planIssues(
  type: RentalType,
  stored: readonly Pick<StoredRoom, 'id' | 'room_name'>[],
  planned: readonly PlannedRoom[],
): contract.listings.FieldIssue[] {
  const { roomIssues: issuesOfRooms, roomNameKey } = contract.listings;
  const before = new Map(stored.map(({ id, room_name }) => [id, room_name]));
  const changed = new Set(
    planned
      .filter(({ id, room_name }) => id === null || before.get(id) !== room_name)
      .map(({ room_name }) => roomNameKey(room_name)),
  );
  const rooms = planned.map(({ room_name, beds }) => ({
    room_name: changed.has(roomNameKey(room_name)) ? room_name : '',
    beds: beds.length,
  }));
  const issues = issuesOfRooms(type, rooms);
  if (issues.length > 0) return issues;
  const all = rooms.reduce((sum, { beds }) => sum + beds, 0);
  return all > BEDS_PER_LISTING ? [{ field: 'rooms', key: 'too_many_beds' }] : [];
}
