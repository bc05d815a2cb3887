import { ACTION_TO_STATUS, LISTING_STATUS, type ListingStatus } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { enforce } from '../../../../platform/access/decision.ts';
import { notifyListingDeleted } from '../../hooks.ts';
import type { CrashpadRow } from '../../mine/queries/own-crashpads.ts';
import { can } from '../../policy.ts';
import { emptyListings } from '../../public/commands/take-down.ts';
import { resetReminders, type WriteServices, writeListing } from './write-listing.ts';

/**
 * Reactivates, deactivates or deletes a listing; its current status is a no-op. The rows of a
 * deleted listing stay, because rentals and reviews refer to them; its files are removed.
 * @throws ApiError 404 for listings of others, 409 with pending or accepted tenants
 */
export function setCrashpadStatus(
  services: WriteServices,
  actor: MemberActor,
  id: number,
  status: ListingStatus,
): Promise<CrashpadRow> {
  return writeListing(services, actor, id, async (trx, listing, now) => {
    if (listing.status === status) return false;
    enforce(can(actor, ACTION_TO_STATUS[status], listing));
    await trx
      .updateTable('listings')
      .set({
        status,
        ...(status === LISTING_STATUS.deleted && { hidden: false }),
        ...resetReminders(now),
      })
      .where('id', '=', id)
      .execute();
    if (status === LISTING_STATUS.deleted) {
      await emptyListings(trx, [id]);
      await notifyListingDeleted(trx, id, now);
    }
    return true;
  });
}

/**
 * Hides a listing from search, or shows it again. Its page stays public by its address.
 * @throws ApiError 404 for listings of others, 409 while it is inactive
 */
export function setCrashpadVisibility(
  services: WriteServices,
  actor: MemberActor,
  id: number,
  hidden: boolean,
): Promise<CrashpadRow> {
  return writeListing(services, actor, id, async (trx, listing, now) => {
    enforce(can(actor, 'hide', listing));
    await trx
      .updateTable('listings')
      .set({ hidden, ...resetReminders(now) })
      .where('id', '=', id)
      .execute();
    return true;
  });
}
