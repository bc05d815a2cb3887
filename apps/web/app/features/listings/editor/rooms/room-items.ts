import {
  BED_NAME,
  BEDROOM_NAME,
  type BedKind,
  ITEM_REMOVAL,
  type ItemStatus,
  type RoomEditor,
} from '@crewpad/domain';
import type { WizardBed, WizardRoom } from '../form/wizard-form.ts';

/** Operations on the rooms and beds of a form, each returning a new list. */
export type RoomsEdit = (rooms: readonly WizardRoom[]) => WizardRoom[];

interface Item {
  status: ItemStatus;
}

export const stays = ({ status }: Item) => status !== 'DELETED';

export function staying<T extends Item>(items: readonly T[]): T[] {
  return items.filter(stays);
}

/** Whether one of its beds is taken or pending. */
export function isHeld(room: WizardRoom): boolean {
  return room.status === 'BUSY' || room.beds.some(({ status }) => status === 'BUSY');
}

function newBed(beds: readonly WizardBed[]): WizardBed {
  const last = beds.at(-1);
  return {
    id: null,
    bed_name: freeName(
      BED_NAME,
      beds.map(({ bed_name }) => bed_name),
    ),
    // Beds of one room are usually of the same type.
    bed_kind: last?.bed_kind ?? 'cold',
    status: 'NEW',
    rental_amount: '',
  };
}

function newRoom(room_name: string): WizardRoom {
  return { id: null, room_name, status: 'NEW', beds: [newBed([])] };
}

/** "Bedroom 3": the next unused name. */
function freeName(noun: string, names: readonly string[]): string {
  let number = names.length + 1;
  while (names.includes(`${noun} ${number}`)) number += 1;
  return `${noun} ${number}`;
}

export const addRoom =
  (name: string): RoomsEdit =>
  (rooms) => [...rooms, newRoom(name.trim())];

export const changeRoom =
  (at: number, change: (room: WizardRoom) => WizardRoom): RoomsEdit =>
  (rooms) =>
    rooms.map((room, place) => (place === at ? change(room) : room));

export const changeBed =
  (at: number, bedAt: number, change: Partial<WizardBed>): RoomsEdit =>
  (rooms) =>
    changeRoom(at, (room) => ({
      ...room,
      beds: room.beds.map((bed, place) => (place === bedAt ? { ...bed, ...change } : bed)),
    }))(rooms);

/** Toggles the removal of an item: removes a new one, marks or unmarks a saved one. */
function pressRemoval<T extends Item>(items: readonly T[], at: number): T[] {
  return items.flatMap((item, place) => {
    if (place !== at) return [item];
    const becomes = ITEM_REMOVAL[item.status];
    if (becomes === 'refused') return [item];
    return becomes === 'dropped' ? [] : [{ ...item, status: becomes }];
  });
}

export const removeRoom =
  (at: number): RoomsEdit =>
  (rooms) => {
    const room = rooms[at];
    return room && isHeld(room) ? [...rooms] : pressRemoval(rooms, at);
  };

export const removeBed = (at: number, bedAt: number): RoomsEdit =>
  changeRoom(at, (room) => ({ ...room, beds: pressRemoval(room.beds, bedAt) }));

/**
 * Changes the number of remaining items to `count`: restores marked ones first, keeps taken ones.
 */
function withCount<T extends Item>(
  items: readonly T[],
  count: number,
  createItem: (items: readonly T[]) => T,
  isFixed: (item: T) => boolean,
): T[] {
  let result = [...items];
  for (let missingCount = count - staying(result).length; missingCount > 0; missingCount -= 1) {
    const deletedAt = result.findIndex(({ status }) => status === 'DELETED');
    result = deletedAt >= 0 ? pressRemoval(result, deletedAt) : [...result, createItem(result)];
  }
  for (let extraCount = staying(result).length - count; extraCount > 0; extraCount -= 1) {
    const last = result.findLastIndex((item) => stays(item) && !isFixed(item));
    if (last < 0) return result;
    result = pressRemoval(result, last);
  }
  return result;
}

const nextBedroom = (rooms: readonly WizardRoom[]) =>
  newRoom(
    freeName(
      BEDROOM_NAME,
      rooms.map(({ room_name }) => room_name),
    ),
  );

export const setRoomCount =
  (count: number): RoomsEdit =>
  (rooms) =>
    withCount(rooms, count, nextBedroom, isHeld);

export const setBedCount = (at: number, count: number): RoomsEdit =>
  changeRoom(at, (room) => ({
    ...room,
    beds: withCount(room.beds, count, newBed, ({ status }) => status === 'BUSY'),
  }));

/** The rooms of a type: for a single one the first room with its first bed. */
export function roomsFor(editor: RoomEditor, rooms: readonly WizardRoom[]): readonly WizardRoom[] {
  if (editor !== 'single') return rooms;
  const room = staying(rooms)[0] ?? newRoom(`${BEDROOM_NAME} 1`);
  return [{ ...room, beds: [staying(room.beds)[0] ?? newBed([])] }];
}

/** The type of the only bed of a single room. Other rooms stay, in case the type changes back. */
export const setSingleKind =
  (bed_kind: BedKind): RoomsEdit =>
  (rooms) => {
    const [single] = roomsFor('single', rooms);
    const [bed] = single?.beds ?? [];
    if (!single || !bed) return [...rooms];
    const at = rooms.findIndex(stays);
    const otherBeds = rooms[at]?.beds ?? [];
    const bedAt = otherBeds.findIndex(stays);
    const beds = [...otherBeds];
    beds.splice(Math.max(bedAt, 0), bedAt < 0 ? 0 : 1, { ...bed, bed_kind });
    const room = { ...single, beds };
    return at < 0 ? [...rooms, room] : rooms.map((item, place) => (place === at ? room : item));
  };

/** All beds that stay. */
export function bedsOf(rooms: readonly WizardRoom[]): WizardBed[] {
  return staying(rooms).flatMap(({ beds }) => staying(beds));
}
