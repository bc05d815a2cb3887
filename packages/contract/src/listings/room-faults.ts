import { type RentalType, rentalTypeRule } from '@crewpad/domain';

/** Something wrong with one field of a form, by its stable key. */
export interface FieldFault {
  field: string;
  key: string;
}

/**
 * Whether rooms and beds fit the rental type.
 * @param bedsPerRoom beds of each room that stays, 0 for a room without
 */
export function roomFaults(type: RentalType, bedsPerRoom: readonly number[]): FieldFault[] {
  const { rooms, bedsPerRoom: beds } = rentalTypeRule(type);
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
  return [];
}
