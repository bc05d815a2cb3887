import { type RentalType, rentalTypeRule } from '@crewpad/domain';

/** An issue of one field of a form, by its stable key. */
export interface FieldIssue {
  field: string;
  key: string;
}

/** A room as checked with the others; missing names are checked elsewhere. */
export interface CheckedRoom {
  room_name: string;
  /** Number of remaining beds. */
  beds: number;
}

/** Whether rooms and beds match the rental type, and room names are unique. */
export function roomIssues(type: RentalType, checked: readonly CheckedRoom[]): FieldIssue[] {
  const { rooms, bedsPerRoom: beds } = rentalTypeRule(type);
  const bedsPerRoom = checked.map((room) => room.beds);
  if (bedsPerRoom.length < rooms.min || !bedsPerRoom.some((count) => count > 0)) {
    return [{ field: 'rooms', key: 'you_must_have_at_least_one_room_with_bed_numbers' }];
  }
  if (bedsPerRoom.some((count) => count < beds.min)) {
    return [{ field: 'rooms', key: 'name_rooms_and_beds' }];
  }
  if (bedsPerRoom.length > rooms.max) return [{ field: 'rooms', key: 'too_many_rooms' }];
  if (bedsPerRoom.some((count) => count > beds.max)) {
    return [{ field: 'rooms', key: 'too_many_beds' }];
  }
  const names = checked.map((room) => roomNameKey(room.room_name)).filter((name) => name !== '');
  return new Set(names).size < names.length
    ? [{ field: 'rooms', key: 'two_rooms_have_the_same_name' }]
    : [];
}

/** Two names are the same if only case, spaces or invisible characters differ. */
export function roomNameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
