import type { contract } from '@crewpad/contract';
import { BED_NAME, BEDROOM_NAME, type RentalType, rentalTypeRule } from '@crewpad/domain';
import type { RoomRow } from '../../mine/queries/own-columns.ts';
import { cents } from '../form/form-columns.ts';
import { bedsByCount, freeName, type PlannedBed, type StoredBed } from './beds-by-count.ts';

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
  const taken = new Set([
    ...rest.map(({ bed_name }) => bed_name),
    ...requested.map((bed) => bed.bed_name ?? storedBed(bed, stored)?.bed_name ?? ''),
  ]);
  const beds = requested.map((bed, at) => {
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

function storedBed({ id }: contract.listings.BedInput, stored: ReadonlyMap<number, StoredBed>) {
  return id == null ? undefined : stored.get(id);
}
