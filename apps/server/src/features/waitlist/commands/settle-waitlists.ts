import { isSoonFree, LISTING_STATUS, localDate, type WaitlistMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { notifyAll } from '../../notifications/index.ts';
import { timeZoneOf } from '../../rentals/index.ts';
import { refreshListings } from '../../search/index.ts';
import { findEntry } from '../queries/find-entry.ts';
import { type FreeBed, listFreeBeds } from '../queries/free-beds.ts';
import { closeEntry, endOffer, hasOffer } from './end-offer.ts';
import { notifyLister, offerAutomatically, setAnnounced } from './offer-next.ts';

interface Settled {
  id: number;
  mode: WaitlistMode;
  time_zone: string;
  is_active: boolean;
  is_deleted: boolean;
  /** Open offers of removed beds, or of inactive crash pads. */
  gone: number[];
}

/**
 * Updates the waitlists after a change of locked listings: withdraws offers of removed beds, and
 * offers each newly free bed, or notifies its lister. Idempotent.
 */
export async function settleWaitlists(
  trx: Trx,
  listingIds: readonly number[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<Settled>`
    select l.id, l.waitlist_mode as mode, ${timeZoneOf} as time_zone,
      l.status = ${sql.lit(LISTING_STATUS.active)} and l.removed_at is null as is_active,
      l.status = ${sql.lit(LISTING_STATUS.deleted)} as is_deleted,
      array(
        select e.id from waitlist_entries e
        join waitlist_offers o on o.entry_id = e.id and o.ended_at is null
        join beds b on b.id = o.bed_id join rooms r on r.id = b.room_id
        where e.listing_id = l.id and (l.status <> ${sql.lit(LISTING_STATUS.active)}
          or l.removed_at is not null or b.status <> 'ACTIVE' or r.status <> 'ACTIVE')
        order by e.id
      ) as gone
    from listings l
    where l.id = any (${sql.val(listingIds)}::integer[]) and exists (
      select from waitlist_entries e where e.listing_id = l.id and e.closed_at is null
    )
    order by l.id`.execute(trx);
  if (rows.length === 0) return;
  const active = rows.filter(({ is_active }) => is_active).map(({ id }) => id);
  const beds = await listFreeBeds(trx, active);
  await forgetTaken(trx, active, beds);
  const changed: number[] = [];
  for (const listing of rows) {
    for (const id of listing.gone) await withdraw(trx, id, now);
    let isChanged = listing.gone.length > 0;
    if (listing.is_deleted) await closeWaitlist(trx, listing.id, now);
    for (const bed of beds.filter(({ listing_id }) => listing_id === listing.id)) {
      if (await announce(trx, listing, bed, now)) isChanged = true;
    }
    if (isChanged) changed.push(listing.id);
  }
  // Holds that began or ended. The next round finds nothing new, so this terminates.
  await refreshListings(trx, changed, now);
}

/** A taken bed counts as new when it is free again. */
async function forgetTaken(
  trx: Trx,
  listingIds: readonly number[],
  free: readonly FreeBed[],
): Promise<void> {
  await sql`
    update beds set announced_from = null
    where listing_id = any (${sql.val(listingIds)}::integer[]) and announced_from is not null
      and id <> all (${sql.val(free.map(({ id }) => id))}::integer[])`.execute(trx);
}

async function withdraw(trx: Trx, entryId: number, now: Date): Promise<void> {
  const entry = await findEntry(trx, entryId);
  if (entry !== undefined && hasOffer(entry)) await endOffer(trx, entry, 'withdraw', now);
}

/** Closes the waitlist of a deleted crash pad. */
async function closeWaitlist(trx: Trx, listingId: number, now: Date): Promise<void> {
  const entries = await trx
    .selectFrom('waitlist_entries')
    .select(['id', 'member_id'])
    .where('listing_id', '=', listingId)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id } of entries) await closeEntry(trx, id, 'closed', now);
  const notices = entries.map(({ id, member_id }) => ({
    memberId: member_id,
    kind: 'waitlist_closed' as const,
    subjectKey: String(id),
    data: { listing_id: listingId },
  }));
  await notifyAll(trx, notices, now);
}

/** @returns whether the bed is now held for a member */
async function announce(
  trx: Trx,
  { mode, time_zone }: Settled,
  bed: FreeBed,
  now: Date,
): Promise<boolean> {
  const today = localDate(now, time_zone);
  if (bed.announced_from === bed.free_from) return false;
  if (!isSoonFree(bed.free_from, today)) {
    if (bed.announced_from !== null) await setAnnounced(trx, bed.id, null);
    return false;
  }
  if (bed.is_held) {
    await setAnnounced(trx, bed.id, bed.free_from);
    return false;
  }
  if (mode === 'automatic') return offerAutomatically(trx, bed, today, now);
  await setAnnounced(trx, bed.id, bed.free_from);
  const round = `${bed.free_from}:${now.toISOString().slice(0, 10)}`;
  await notifyLister(trx, { bed, round }, now);
  return false;
}
