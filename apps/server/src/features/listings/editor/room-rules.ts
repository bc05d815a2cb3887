import { contract } from '@crewpad/contract';
import {
  BED_NAME,
  BEDROOM_NAME,
  BEDS_PER_LISTING,
  type BedKind,
  type RentalType,
  rentalTypeRule,
} from '@crewpad/domain';
import type { BedRow, RoomRow } from '../mine.queries.ts';
import { cents } from './form.ts';

/** A room after the write. */
export interface PlannedRoom {
  id: number | null;
  room_name: string;
  beds: PlannedBed[];
}

export type StoredRoom = Pick<RoomRow, 'id' | 'room_name'> & { beds: StoredBed[] };

/**
 * In types with individual rooms, a new room without beds has none. In types that count bedrooms,
 * each starts with one bed. Pure.
 */
export function withListedBeds(
  type: RentalType,
  requested: readonly contract.listings.RoomInput[],
): contract.listings.RoomInput[] {
  if (rentalTypeRule(type).roomEditor !== 'list') return [...requested];
  return requested.map((room) =>
    room.id == null && room.beds === undefined
      ? { ...room, beds_per_room: room.beds_per_room ?? 0 }
      : room,
  );
}

/** The rooms of a new listing; single-room types get that room with one bed. Pure. */
export function initialRooms(
  type: RentalType,
  requested: readonly contract.listings.RoomInput[],
): contract.listings.RoomInput[] {
  const named = withListedBeds(type, requested).filter(({ status }) => status !== 'DELETED');
  if (named.length > 0 || rentalTypeRule(type).roomEditor !== 'single') return named;
  return [{ room_name: `${BEDROOM_NAME} 1` }];
}

/**
 * The rooms and beds of a listing after a write: those of the form in order, then those it leaves
 * out, without those marked as DELETED. Pure.
 * @param requested has only rooms and beds of the listing, each once (see idIssues)
 */
export function mergeRooms(
  stored: readonly StoredRoom[],
  requested: readonly contract.listings.RoomInput[],
): PlannedRoom[] {
  const rooms = new Map(stored.map((room) => [room.id, room]));
  const beds = new Map(stored.flatMap((room) => room.beds.map((bed) => [bed.id, bed])));
  const staying = requested.filter(({ status }) => status !== 'DELETED');
  const namedRooms = new Set(requested.map(({ id }) => id));
  const namedBeds = new Set(staying.flatMap((room) => (room.beds ?? []).map(({ id }) => id)));
  const restOf = (room: StoredRoom | undefined) =>
    (room?.beds ?? []).filter(({ id }) => !namedBeds.has(id));

  const planned = staying.map((room) => {
    const before = room.id == null ? undefined : rooms.get(room.id);
    return {
      id: before?.id ?? null,
      room_name: room.room_name,
      beds: bedsOf(room, restOf(before), beds),
    };
  });
  const unnamed = stored
    .filter(({ id }) => !namedRooms.has(id))
    .map((room) => ({ ...room, beds: restOf(room) }));
  return [...planned, ...unnamed];
}

function bedsOf(
  room: contract.listings.RoomInput,
  rest: readonly StoredBed[],
  stored: ReadonlyMap<number, StoredBed>,
): PlannedBed[] {
  if (room.beds === undefined) {
    const count = room.beds_per_room ?? (room.id == null ? 1 : rest.length);
    return bedsByCount(rest, count);
  }
  const requested = room.beds.filter(({ status }) => status !== 'DELETED');
  const usedNames = new Set([
    ...rest.map(({ bed_name }) => bed_name),
    ...requested.map((bed) => bed.bed_name ?? storedBed(bed, stored)?.bed_name ?? ''),
  ]);
  const beds = requested.map((bed, at) => {
    const before = storedBed(bed, stored);
    const name = bed.bed_name || before?.bed_name || freeName(BED_NAME, at + 1, usedNames);
    usedNames.add(name);
    return {
      id: before?.id ?? null,
      bed_name: name,
      bed_kind: bed.bed_kind ?? before?.bed_kind ?? 'cold',
      rental_amount:
        bed.rental_amount === undefined
          ? (before?.rental_amount ?? null)
          : cents(bed.rental_amount),
    };
  });
  return [...beds, ...rest];
}

function storedBed({ id }: contract.listings.BedInput, stored: ReadonlyMap<number, StoredBed>) {
  return id == null ? undefined : stored.get(id);
}

/** A bed after the write; without an id it is new. Its position is its list index. */
interface PlannedBed {
  id: number | null;
  bed_name: string;
  bed_kind: BedKind;
  /** Whole cents. */
  rental_amount: number | null;
}

export type StoredBed = Pick<BedRow, 'id' | 'bed_name' | 'bed_kind' | 'rental_amount' | 'tenants'>;

/**
 * The beds of a room when only their number is given: adds new ones at the end; removes the last
 * ones first, free beds before taken ones. Pure.
 */
function bedsByCount(stored: readonly StoredBed[], count: number): PlannedBed[] {
  const removable = [
    ...stored.filter(({ tenants }) => tenants.length > 0),
    ...stored.filter(({ tenants }) => tenants.length === 0),
  ];
  const removedIds = new Set(removable.slice(count).map(({ id }) => id));
  const beds: PlannedBed[] = stored.filter(({ id }) => !removedIds.has(id));
  const usedNames = new Set(beds.map(({ bed_name }) => bed_name));
  while (beds.length < count) {
    const bed_name = freeName(BED_NAME, beds.length + 1, usedNames);
    usedNames.add(bed_name);
    beds.push({ id: null, bed_name, bed_kind: 'cold', rental_amount: null });
  }
  return beds;
}

/** The label with the first free number from `from` on: "Bed 3". Pure. */
function freeName(label: string, from: number, usedNames: ReadonlySet<string>): string {
  let number = from;
  while (usedNames.has(`${label} ${number}`)) number += 1;
  return `${label} ${number}`;
}

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
