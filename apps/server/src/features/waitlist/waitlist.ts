import type { contract } from '@crewpad/contract';
import {
  isSoonFree,
  LISTING_STATUS,
  localDate,
  WAITLIST_ENTRIES_MAX,
  type WaitlistMode,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import { enforce } from '../../platform/access/decision.ts';
import { lockListings, lockMembers } from '../../platform/database/locks.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { conflict, notFound, refusal } from '../../platform/errors.ts';
import { isBlocked } from '../accounts/index.ts';
import { timeZoneOf } from '../listings/index.ts';
import { notifyAll } from '../notifications/index.ts';
import type { RentalServices } from '../rentals/index.ts';
import { refreshListings } from '../search/index.ts';
import {
  closeEntry,
  endOffer,
  hasOffer,
  notifyLister,
  offerAutomatically,
  setAnnounced,
} from './offers.ts';
import { canJoin, canLeave } from './policy.ts';
import { type FreeBed, findEntry, listFreeBeds } from './waitlist.queries.ts';

interface WaitlistListing {
  lister_id: number;
  is_shown: boolean;
  is_full: boolean;
  is_blocked: boolean;
  entry_id: number | null;
  /** The member's open entries on all waitlists. */
  entries: number;
  is_first: boolean;
}

/**
 * Adds a member to the waitlist of a full listing. An existing entry stays.
 * @returns the entry, and whether it is new
 * @throws ApiError 404 for an unknown listing, 403 for their own, 409 if it has a free bed or they
 * are on too many waitlists
 */
export function joinWaitlist(
  { db, clock }: RentalServices,
  actor: MemberActor,
  listingId: number,
  form: contract.waitlist.WaitlistForm,
): Promise<{ id: number; isNew: boolean }> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const listing = await lockListing(trx, actor, listingId, now);
    const request = {
      wanted_from: form.from ?? null,
      bed_kind: form.bed_kind ?? null,
      note: form.note,
    };
    if (listing.entry_id !== null) {
      await trx
        .updateTable('waitlist_entries')
        .set(request)
        .where('id', '=', listing.entry_id)
        .execute();
      await settleWaitlists(trx, [listingId], now);
      return { id: listing.entry_id, isNew: false };
    }
    requireRoom(listing);
    const { id } = await trx
      .insertInto('waitlist_entries')
      .values({ ...request, listing_id: listingId, member_id: actor.id, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The first person on the waitlist: earlier notices about free beds reached no one who is still
    // on it.
    if (listing.is_first) {
      await trx
        .updateTable('beds')
        .set({ announced_from: null })
        .where('listing_id', '=', listingId)
        .where('announced_from', 'is not', null)
        .execute();
    }
    await settleWaitlists(trx, [listingId], now);
    return { id, isNew: true };
  });
}

/** Locks the member, so that their entries are counted correctly, then the listing. */
async function lockListing(
  trx: Trx,
  actor: MemberActor,
  listingId: number,
  now: Date,
): Promise<WaitlistListing> {
  await lockMembers(trx, actor.id);
  await lockListings(trx, listingId);
  const { rows } = await sql<WaitlistListing>`
    select l.user_id as lister_id,
      l.status = ${sql.lit(LISTING_STATUS.active)} and l.removed_at is null and m.status <> 'CLOSED'
        and m.locked_at is null and coalesce(m.expire_at, 'infinity') > ${now} as is_shown,
      l.num_beds > 0 and l.free_from is distinct from '-infinity' as is_full,
      ${isBlocked(sql`m.id`, actor.id)} as is_blocked,
      (
        select e.id from waitlist_entries e
        where e.listing_id = l.id and e.member_id = ${actor.id} and e.closed_at is null
      ) as entry_id,
      (
        select count(*)::integer from waitlist_entries e
        where e.member_id = ${actor.id} and e.closed_at is null
      ) as entries,
      not exists (
        select from waitlist_entries e where e.listing_id = l.id and e.closed_at is null
      ) as is_first
    from listings l join members m on m.id = l.user_id
    where l.id = ${listingId} and l.status <> ${sql.lit(LISTING_STATUS.deleted)}`.execute(trx);
  const [listing] = rows;
  if (listing === undefined) throw notFound();
  enforce(canJoin(actor, listing));
  if (!listing.is_shown) throw notFound();
  if (listing.is_blocked) {
    throw refusal(403, 'CANNOT_WRITE', 'waitlist:cannot_join');
  }
  return listing;
}

function requireRoom({ is_full, entries }: WaitlistListing): void {
  if (!is_full) throw conflict('waitlist:bed_free');
  if (entries >= WAITLIST_ENTRIES_MAX) {
    throw conflict(({ t }) => t('waitlist:too_many_waitlists', { most: WAITLIST_ENTRIES_MAX }));
  }
}

/** @throws ApiError 403 for the caller's own listing, 404 if they are not on its waitlist */
export function leaveWaitlist(
  { db, clock }: RentalServices,
  actor: MemberActor,
  listingId: number,
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const [listing] = await lockListings(trx, listingId, { columns: ['user_id'] });
    if (listing === undefined) throw notFound();
    enforce(canLeave(actor, { lister_id: listing.user_id }));
    const { rows } = await sql<{ id: number }>`
      select id from waitlist_entries
      where listing_id = ${listingId} and member_id = ${actor.id} and closed_at is null`.execute(
      trx,
    );
    const [entry] = rows;
    if (entry === undefined) throw notFound('waitlist:not_on_waitlist');
    if (await leaveEntry(trx, entry.id, now)) await refreshListings(trx, [listingId], now);
  });
}

/** @returns whether a bed was held for them */
async function leaveEntry(trx: Trx, id: number, now: Date): Promise<boolean> {
  const entry = await findEntry(trx, id);
  await closeEntry(trx, id, 'left', now);
  if (entry === undefined || !hasOffer(entry)) return false;
  await endOffer(trx, entry, 'pass', now);
  return true;
}

export const listingsWaitedFor = (memberId: number): RawBuilder<number> => sql<number>`
  select listing_id from waitlist_entries where member_id = ${memberId} and closed_at is null`;

/** Removes a closing account from all waitlists. Their listings are locked. */
export async function leaveAllWaitlists(trx: Trx, memberId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; listing_id: number }>`
    select id, listing_id from waitlist_entries where member_id = ${memberId} and closed_at is null
    order by listing_id`.execute(trx);
  const changed: number[] = [];
  for (const { id, listing_id } of rows) {
    if (await leaveEntry(trx, id, now)) changed.push(listing_id);
  }
  await sql`
    update waitlist_entries set note = '' where member_id = ${memberId} and note <> ''`.execute(
    trx,
  );
  await refreshListings(trx, changed, now);
}

/** Turning automatic mode on offers the free beds. @throws ApiError 404 for listings of others */
export function setWaitlistMode(
  { db, clock }: RentalServices,
  actor: MemberActor,
  listingId: number,
  mode: WaitlistMode,
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const [listing] = await lockListings(
      trx,
      sql`l.id = ${listingId} and l.user_id = ${actor.id}
        and l.status <> ${sql.lit(LISTING_STATUS.deleted)}`,
      { columns: ['waitlist_mode'] },
    );
    if (listing === undefined) throw notFound();
    if (listing.waitlist_mode === mode) return;
    await trx
      .updateTable('listings')
      .set({ waitlist_mode: mode })
      .where('id', '=', listingId)
      .execute();
    if (mode !== 'automatic') return;
    await trx
      .updateTable('beds')
      .set({ announced_from: null })
      .where('listing_id', '=', listingId)
      .execute();
    await settleWaitlists(trx, [listingId], now);
  });
}

interface WaitlistedListing {
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
  const { rows } = await sql<WaitlistedListing>`
    select l.id, l.waitlist_mode as mode, ${timeZoneOf} as time_zone,
      l.status = ${sql.lit(LISTING_STATUS.active)} and l.removed_at is null
        and not exists (select from members m where m.id = l.user_id and m.locked_at is not null) as is_active,
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
  { mode, time_zone }: WaitlistedListing,
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
