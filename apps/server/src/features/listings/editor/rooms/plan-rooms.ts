import type { contract } from '@crewpad/contract';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { conflict } from '../../../../platform/errors.ts';
import { findOwnCrashpad } from '../../mine/queries/own-crashpads.ts';
import { tenantsInTheWay } from '../../policy.ts';
import type { LockedListing } from '../../queries/own-listing.ts';
import { saveRooms } from './commands/save-rooms.ts';
import { findHeldChange } from './held-beds.ts';
import { mergeRooms, type StoredRoom, withListedBeds } from './merge-rooms.ts';
import { roomIssues } from './room-issues.ts';

export interface RoomPlan {
  /** The issues of the request. If there are any, nothing is saved. */
  issues: contract.listings.FieldIssue[];
  /**
   * Checked before the issues, so that every write returns the same error for an invalid change of
   * a taken bed.
   * @throws ApiError 409 if a tenant has what would change
   */
  requireNotHeld(): void;
  save(): Promise<void>;
}

/**
 * Plans the rooms and beds of a locked listing.
 * @param request returns the requested rooms, given the stored ones
 */
export async function planRooms(
  trx: Trx,
  memberId: number,
  { id, rental_type }: LockedListing,
  request: (stored: readonly StoredRoom[]) => readonly contract.listings.RoomInput[],
): Promise<RoomPlan> {
  const stored = (await findOwnCrashpad(trx, memberId, id))?.rooms ?? [];
  const requested = withListedBeds(rental_type, request(stored));
  const planned = mergeRooms(stored, requested);
  return {
    issues: roomIssues(rental_type, stored, requested, planned),
    requireNotHeld() {
      const held = findHeldChange(stored, planned);
      if (held === 'removal') throw tenantsInRoom();
      if (held === 'change') throw tenantsInTheWay();
    },
    save: () => saveRooms(trx, id, stored, planned),
  };
}

function tenantsInRoom() {
  return conflict('listings:room_has_tenants');
}
