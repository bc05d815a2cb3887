import type { RoomInput } from '@crewpad/contract';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { Fault } from '../fields/faults.ts';
import type { LockedListing } from '../queries/lock-own.ts';
import { getOwnCrashpad } from '../queries/own-crashpads.ts';
import { tenantsInRoom, tenantsInTheWay } from '../refusals.ts';
import { blockedByTenants } from './blocked-by-tenants.ts';
import { saveRooms } from './commands/save-rooms.ts';
import { faultsOfRooms } from './faults-of-rooms.ts';
import { mergeRooms, type StoredRoom, withOwnBeds } from './merge-rooms.ts';

export interface RoomPlan {
  /** What is wrong with what is wanted; nothing of it may be saved then. */
  faults: Fault[];
  /** @throws ApiError 409 when a tenant holds what would change */
  refuseIfHeld(): void;
  save(): Promise<void>;
}

/**
 * What a form makes of the rooms and beds of a listing that is held by this transaction.
 * @param wish what the form says, knowing how they stand
 */
export async function planRooms(
  trx: Trx,
  memberId: number,
  { id, rental_type }: LockedListing,
  wish: (stored: readonly StoredRoom[]) => readonly RoomInput[],
): Promise<RoomPlan> {
  const stored = (await getOwnCrashpad(trx, memberId, id))?.rooms ?? [];
  const wanted = withOwnBeds(rental_type, wish(stored));
  const planned = mergeRooms(stored, wanted);
  return {
    faults: faultsOfRooms(rental_type, stored, wanted, planned),
    refuseIfHeld() {
      const blocked = blockedByTenants(stored, planned);
      if (blocked === 'removal') throw tenantsInRoom();
      if (blocked === 'change') throw tenantsInTheWay();
    },
    save: () => saveRooms(trx, id, stored, planned),
  };
}
