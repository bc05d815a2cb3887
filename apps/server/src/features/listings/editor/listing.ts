import { ACTION_TO_STATUS, LISTING_STATUS, type ListingStatus } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { lockMember } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { removeUnusedUploadsOf } from '../../../platform/uploads/remove.ts';
import { refreshUploadUse } from '../../../platform/uploads/use.ts';
import { listingTag, refreshListings } from '../../search/index.ts';
import { notifyListingDeleted } from '../hooks.ts';
import { type LockedListing, lockOwnListing } from '../listings.queries.ts';
import { type CrashpadRow, getCrashpad } from '../mine.queries.ts';
import { can } from '../policy.ts';
import { emptyListings } from '../removal.ts';

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

/** The services for writing a listing. */
export type WriteServices = Pick<
  Services,
  'db' | 'clock' | 'changes' | 'files' | 'log' | 'pointKey' | 'config' | 'payments'
>;

/** Columns of every write by the lister. Restarts the reminder periods. */
export function resetReminders(now: Date) {
  return { touched_at: now, full_reminded_at: null, untouched_reminded_at: null };
}

/** The time of a save: always later than before, even if the clock was set back. */
export function nextUpdatedAt(now: Date, before: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}

/**
 * Runs a write to a member's own listing in one transaction: locks member and listing, does the
 * work, refreshes derived rows, and notifies the nodes after commit.
 * @param work returns whether it changed anything
 * @returns the listing after the write
 * @throws ApiError 404 for listings of others, 403 if their account is inactive or expired
 */
export async function writeListing(
  services: WriteServices,
  actor: MemberActor,
  listingId: number,
  work: (trx: Trx, listing: LockedListing, now: Date) => Promise<boolean>,
): Promise<CrashpadRow> {
  const now = services.clock.now();
  const { row, isChanged } = await transaction(services.db, async (trx) => {
    await lockMember(trx, actor.id);
    const listing = await lockOwnListing(trx, actor.id, listingId);
    if (listing === undefined) throw notFound();
    enforce(can(actor, 'edit', listing));
    const changed = await work(trx, listing, now);
    if (changed) await refreshDerived(trx, actor.id, [listingId], now);
    return { row: await getCrashpad(trx, listingId), isChanged: changed };
  });
  if (isChanged) await afterWrite(services, actor.id, [listingId]);
  return row;
}

/** Refreshes the derived rows of changed listings; the last step of a write. */
export async function refreshDerived(
  trx: Trx,
  memberId: number,
  listingIds: readonly number[],
  now: Date,
): Promise<void> {
  await refreshUploadUse(trx, memberId, now);
  await refreshListings(trx, listingIds, now);
}

/** After commit: invalidates pages, and removes unused files. */
export async function afterWrite(
  services: WriteServices,
  memberId: number,
  listingIds: number[],
): Promise<void> {
  services.changes.emit(listingIds.map(listingTag));
  await removeUnusedUploadsOf(services, memberId);
}
