import { LISTING_STATUS, type ListingStatus, listingTransition } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/actor.ts';
import { conflict } from '../../../../platform/errors.ts';
import type { CrashpadRow } from '../queries/own-crashpads.ts';
import { tenantsInTheWay } from '../refusals.ts';
import { touched, type Writing, writeOwn } from './write-own.ts';

/**
 * Reactivates, deactivates or deletes a listing; the status that it has already is no change. The rows
 * of a deleted one stay, since rentals and reviews name them; its files go.
 * @throws ApiError 404 not his own, 409 while anyone rents or is invited
 */
export function setCrashpadStatus(
  services: Writing,
  actor: MemberActor,
  id: number,
  status: ListingStatus,
): Promise<CrashpadRow> {
  return writeOwn(services, actor, id, async (trx, listing, now) => {
    if (listing.status === status) return false;
    const step = listingTransition(listing.status, status);
    if (step === undefined) throw conflict('This crashpad cannot be changed so.');
    if (step.needsNoTenants && listing.rented > 0) throw tenantsInTheWay();
    await trx
      .updateTable('listings')
      .set({
        status,
        ...(status === LISTING_STATUS.deleted && { hidden: false }),
        ...touched(now),
      })
      .where('id', '=', id)
      .execute();
    return true;
  });
}
