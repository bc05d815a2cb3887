import {
  BED_NAME,
  BEDROOM_NAME,
  BEDS_PER_LISTING,
  type BedInput,
  type BedKind,
  type RentalType,
  type RoomInput,
  rentalTypeRule,
  roomFaults,
} from '@crewpad/contract';
import { cents } from '../fields/cents.ts';
import type { BedRow, RoomRow } from '../queries/own-columns.ts';
import { bedsByCount } from './beds-by-count.ts';
import { freeName } from './free-name.ts';

/** A bed as it shall stand; without an id it is new. Its place in the list is its position. */
export interface PlannedBed {
  id: number | null;
  bed_name: string;
  bed_kind: BedKind;
  /** Whole cents. */
  rental_amount: number | null;
}

/** A room as it shall stand. */
export interface PlannedRoom {
  id: number | null;
  room_name: string;
  beds: PlannedBed[];
}

export type StoredBed = Pick<BedRow, 'id' | 'bed_name' | 'bed_kind' | 'rental_amount' | 'tenant'>;
export type StoredRoom = Pick<RoomRow, 'id' | 'room_name'> & { beds: StoredBed[] };

/**
 * Rooms that are named one by one get their beds from the lister alone: where a new one comes without
 * any, it has none. Only the types that count their bedrooms begin with a bed in each. Pure.
 */
export function withOwnBeds(type: RentalType, wanted: readonly RoomInput[]): RoomInput[] {
  if (rentalTypeRule(type).roomEditor !== 'list') return [...wanted];
  return wanted.map((room) =>
    room.id == null && room.beds === undefined
      ? { ...room, beds_per_room: room.beds_per_room ?? 0 }
      : room,
  );
}

/** What a form makes of the rooms of a new listing: one with one bed, where the type has no others. */
export function roomsToBegin(type: RentalType, wanted: readonly RoomInput[]): RoomInput[] {
  const named = withOwnBeds(type, wanted).filter(({ status }) => status !== 'DELETED');
  if (named.length > 0 || rentalTypeRule(type).roomEditor !== 'single') return named;
  return [{ room_name: `${BEDROOM_NAME} 1` }];
}

/**
 * The rooms and beds of a listing as they shall stand: those that are named in the order of the form,
 * behind them those that are not, without what is marked as DELETED. Pure.
 * @param wanted names only rooms and beds of the listing, each once (see strangeIds)
 */
export function mergeRooms(
  stored: readonly StoredRoom[],
  wanted: readonly RoomInput[],
): PlannedRoom[] {
  const rooms = new Map(stored.map((room) => [room.id, room]));
  const beds = new Map(stored.flatMap((room) => room.beds.map((bed) => [bed.id, bed])));
  const staying = wanted.filter(({ status }) => status !== 'DELETED');
  const namedRooms = new Set(wanted.map(({ id }) => id));
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
  room: RoomInput,
  rest: readonly StoredBed[],
  stored: ReadonlyMap<number, StoredBed>,
): PlannedBed[] {
  if (room.beds === undefined) {
    const count = room.beds_per_room ?? (room.id == null ? 1 : rest.length);
    return bedsByCount(rest, count);
  }
  const wanted = room.beds.filter(({ status }) => status !== 'DELETED');
  const taken = new Set([
    ...rest.map(({ bed_name }) => bed_name),
    ...wanted.map((bed) => bed.bed_name ?? storedBed(bed, stored)?.bed_name ?? ''),
  ]);
  const beds = wanted.map((bed, at) => {
    const before = storedBed(bed, stored);
    const name = bed.bed_name || before?.bed_name || freeName(BED_NAME, at + 1, taken);
    taken.add(name);
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

function storedBed({ id }: BedInput, stored: ReadonlyMap<number, StoredBed>) {
  return id == null ? undefined : stored.get(id);
}

/** What is wrong with rooms and beds as they shall stand, by their number. Pure. */
export function sizeFaults(type: RentalType, rooms: readonly PlannedRoom[]) {
  const counts = rooms.map(({ beds }) => beds.length);
  const faults = roomFaults(type, counts);
  if (faults.length > 0) return faults;
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all > BEDS_PER_LISTING ? [{ field: 'rooms', key: 'too_many_beds' }] : [];
}
