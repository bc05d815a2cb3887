import type { contract } from '@crewpad/contract';
import { LISTING_STATUS, WAITLIST_ENTRIES_MAX } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { lockListings, lockMembers } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { conflict, notFound, refusal } from '../../../platform/errors.ts';
import { isBlocked } from '../../accounts/index.ts';
import type { RentalServices } from '../../rentals/index.ts';
import { refreshListings } from '../../search/index.ts';
import { canJoin, canLeave } from '../policy.ts';
import { findEntry } from '../queries/find-entry.ts';
import { closeEntry, endOffer, hasOffer } from './end-offer.ts';
import { settleWaitlists } from './settle-waitlists.ts';

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
        and coalesce(m.expire_at, 'infinity') > ${now} as is_shown,
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
