import type { MemberActor } from '../../../../platform/actor.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { refreshListings } from '../../../search/index.ts';
import { settleUploads } from '../../uploads/commands/settle-uploads.ts';
import { removeUnusedUploads } from '../../uploads/remove-uploads.ts';
import { requireWritable } from '../policy.ts';
import { type LockedListing, lockMember, lockOwnListing } from '../queries/lock-own.ts';
import { type CrashpadRow, getWrittenCrashpad } from '../queries/own-crashpads.ts';

/** What a write of a listing needs of the services. */
export type Writing = Pick<
  Services,
  'db' | 'clock' | 'changes' | 'files' | 'log' | 'secret' | 'config' | 'payments'
>;

/** With every write of its lister: the reminders start anew. */
export function touched(now: Date) {
  return { touched_at: now, full_reminded_at: null, untouched_reminded_at: null };
}

/** When a form is saved, always later than before, also on a clock that was set back. */
export function savedAt(now: Date, before: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}

/**
 * One write of a member's own listing as one transaction: holds member and listing, does the work,
 * brings all up to date that is derived, and tells the nodes when it is done.
 * @param work tells whether it has changed anything
 * @returns the listing as it stands afterwards
 * @throws ApiError 404 not his own, 403 his account rests or has expired
 */
export async function writeOwn(
  services: Writing,
  actor: MemberActor,
  listingId: number,
  work: (trx: Trx, listing: LockedListing, now: Date) => Promise<boolean>,
): Promise<CrashpadRow> {
  const now = services.clock.now();
  const { row, isChanged } = await transaction(services.db, async (trx) => {
    await lockMember(trx, actor.id);
    const listing = await lockOwnListing(trx, actor.id, listingId);
    if (listing === undefined) throw notFound();
    requireWritable(actor);
    const changed = await work(trx, listing, now);
    if (changed) await settle(trx, actor.id, [listingId], now);
    return { row: await getWrittenCrashpad(trx, listingId), isChanged: changed };
  });
  if (isChanged) await afterWrite(services, actor.id, [listingId]);
  return row;
}

/** Brings up to date what is derived from listings that were written; the last step of a write. */
export async function settle(
  trx: Trx,
  memberId: number,
  listingIds: readonly number[],
  now: Date,
): Promise<void> {
  await settleUploads(trx, memberId, now);
  await refreshListings(trx, listingIds, now);
}

/** After the commit: pages show the change at once, and files that nobody shows any more go. */
export async function afterWrite(
  { db, clock, changes, files, log }: Writing,
  memberId: number,
  listingIds: number[],
): Promise<void> {
  changes.emit(listingIds);
  try {
    await removeUnusedUploads(db, files, clock.now(), memberId);
  } catch (error) {
    log.warn({ err: error }, 'files that no listing shows any more could not be removed yet');
  }
}
