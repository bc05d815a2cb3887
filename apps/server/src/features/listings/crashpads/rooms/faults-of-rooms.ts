import type { RentalType, RoomInput } from '@crewpad/contract';
import type { Fault } from '../fields/faults.ts';
import { type PlannedRoom, type StoredRoom, sizeFaults } from './merge-rooms.ts';
import { strangeIds } from './strange-ids.ts';

/** What is wrong with the rooms of a form; with ids from elsewhere their number means nothing. Pure. */
export function faultsOfRooms(
  type: RentalType,
  stored: readonly StoredRoom[],
  wanted: readonly RoomInput[],
  planned: readonly PlannedRoom[],
): Fault[] {
  const strange = strangeIds(stored, wanted);
  return strange.length > 0 ? strange : sizeFaults(type, planned);
}
