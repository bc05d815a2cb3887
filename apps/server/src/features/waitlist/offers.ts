import {
  CLAIM_HOURS,
  fitsEntry,
  isSoonFree,
  laterDay,
  localDate,
  OFFER_HOURS,
  type OfferAction,
  offerTransition,
  type WaitlistMode,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import { enforce } from '../../platform/access/decision.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import { type NewBlock, sharesStay } from '../accounts/index.ts';
import { timeZoneOf } from '../listings/index.ts';
import { bedTaken, type RentalServices, withOneStayPerBed } from '../rentals/index.ts';
import { refreshListings } from '../search/index.ts';
import { can } from './policy.ts';
import {
  type EntryRow,
  type FreeBed,
  findEntry,
  listFreeBeds,
  lockEntry,
  waitsApart,
} from './waitlist.queries.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Applies a transition to an open offer, under the lock of its crash pad. */
function changeOffer(
  { db, clock }: RentalServices,
  actor: MemberActor,
  entryId: number,
  action: 'claim' | 'pass' | 'release',
  work: (trx: Trx, entry: OfferedEntry, now: Date) => Promise<void>,
): Promise<void> {
  return transaction(db, async (trx) => {
    const entry = await lockEntry(trx, entryId);
    // Read after the lock: an offer that expired while waiting for it cannot be claimed.
    const now = clock.now();
    if (entry === undefined) throw notFound();
    enforce(can(actor, action, entry, now));
    if (!hasOffer(entry)) throw notFound();
    await work(trx, entry, now);
  });
}

/**
 * Claims the held bed, and asks the lister for an invitation.
 * @throws ApiError 404 for entries of others, 409 if no offer is open
 */
export function claimOffer(
  services: RentalServices,
  actor: MemberActor,
  id: number,
): Promise<void> {
  return changeOffer(services, actor, id, 'claim', async (trx, entry, now) => {
    const { offer_id } = entry;
    await trx
      .updateTable('waitlist_offers')
      .set({
        state: 'claimed',
        claimed_at: now,
        expires_at: new Date(now.getTime() + CLAIM_HOURS * HOUR_MS),
      })
      .where('id', '=', offer_id)
      .execute();
    await orderMail(trx, { mail: 'waitlist_claimed', offerId: offer_id }, { now });
  });
}

/** @throws ApiError 404 for entries of others, 409 if no offer is open */
export function passOffer(services: RentalServices, actor: MemberActor, id: number): Promise<void> {
  return changeOffer(services, actor, id, 'pass', async (trx, entry, now) => {
    await endOffer(trx, entry, 'pass', now);
    await refreshListings(trx, [entry.listing_id], now);
  });
}

/** @throws ApiError 404 for listings of others, 409 if no offer is open */
export function releaseOffer(
  services: RentalServices,
  actor: MemberActor,
  id: number,
): Promise<void> {
  return changeOffer(services, actor, id, 'release', async (trx, entry, now) => {
    await endOffer(trx, entry, 'release', now);
    await refreshListings(trx, [entry.listing_id], now);
  });
}

/**
 * Holds a bed for a person that the lister selects.
 * @throws ApiError 404 for listings of others, or an unknown bed; 409 if the bed is taken or held,
 * or a bed is held for them
 */
export function offerBed(
  { db, clock }: RentalServices,
  actor: MemberActor,
  { entryId, bedId }: { entryId: number; bedId: number },
): Promise<void> {
  const now = clock.now();
  return withOneStayPerBed(() =>
    transaction(db, async (trx) => {
      const entry = await lockEntry(trx, entryId);
      if (entry === undefined) throw notFound();
      enforce(can(actor, 'offer', entry, now));
      const { listing_id } = entry;
      const beds = await listFreeBeds(trx, [listing_id]);
      const bed = beds.find(({ id }) => id === bedId);
      if (bed === undefined) throw (await isBedOf(trx, bedId, listing_id)) ? bedTaken() : noBed();
      if (bed.is_held) throw bedTaken();
      const today = await todayAt(trx, listing_id, now);
      await holdBed(trx, { entryId, bed }, today, now);
      await refreshListings(trx, [listing_id], now);
    }),
  );
}

const noBed = () => notFound('rentals:bed_gone');

async function isBedOf(trx: Trx, bedId: number, listingId: number): Promise<boolean> {
  const { rows } = await sql`
    select from beds b join rooms r on r.id = b.room_id and r.status = 'ACTIVE'
    where b.id = ${bedId} and b.listing_id = ${listingId} and b.status = 'ACTIVE'`.execute(trx);
  return rows.length > 0;
}

/** The crash pad of a waitlist. */
interface Waitlist {
  listing_id: number;
  mode: WaitlistMode;
}

/** Today at a crash pad. */
async function todayAt(trx: Trx, listingId: number, now: Date): Promise<string> {
  const { rows } = await sql<{ time_zone: string }>`
    select ${timeZoneOf} as time_zone from listings l where l.id = ${listingId}`.execute(trx);
  return localDate(now, rows[0]?.time_zone ?? 'UTC');
}

/**
 * Holds a bed for a member from its first free day on, and notifies them. The listing must be
 * locked.
 */
async function holdBed(
  trx: Trx,
  { entryId, bed }: { entryId: number; bed: FreeBed },
  today: string,
  now: Date,
): Promise<void> {
  const { id } = await trx
    .insertInto('waitlist_offers')
    .values({
      entry_id: entryId,
      bed_id: bed.id,
      state: 'open',
      offered_at: now,
      expires_at: new Date(now.getTime() + OFFER_HOURS * HOUR_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into bed_stays (bed_id, stay, offer_id)
    values (${bed.id}, daterange(${laterDay(bed.free_from, today)}::date, null), ${id})`.execute(
    trx,
  );
  await setAnnounced(trx, bed.id, bed.free_from);
  await orderMail(trx, { mail: 'waitlist_offered', offerId: id }, { now });
}

export async function setAnnounced(trx: Trx, bedId: number, from: string | null): Promise<void> {
  await sql`update beds set announced_from = ${from}::date where id = ${bedId}`.execute(trx);
}

interface Candidate {
  id: number;
  wanted_from: string | null;
  bed_kind: FreeBed['bed_kind'] | null;
}

/**
 * Offers a free bed to the first matching member. A member is never offered the same bed twice
 * automatically, so this terminates.
 * @returns whether an offer was made
 */
export async function offerAutomatically(
  trx: Trx,
  bed: FreeBed,
  today: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<Candidate>`
    select e.id, e.wanted_from, e.bed_kind
    from waitlist_entries e join members m on m.id = e.member_id and m.status = 'ACTIVE'
    join listings l on l.id = e.listing_id
    where e.listing_id = ${bed.listing_id} and e.closed_at is null and not ${waitsApart} and not exists (
      select from waitlist_offers o
      where o.entry_id = e.id and (o.ended_at is null or o.bed_id = ${bed.id})
    )
    order by e.id`.execute(trx);
  const next = rows.find((entry) => fitsEntry(entry, { ...bed, freeFrom: bed.free_from }, today));
  if (next === undefined) return false;
  await holdBed(trx, { entryId: next.id, bed }, today, now);
  return true;
}

/**
 * Offers a bed that a member passed on to the next one, or notifies the lister. If no one is left, the
 * bed is offered to people who join later.
 */
async function offerToNext(
  trx: Trx,
  { listing_id, mode }: Waitlist,
  bedId: number,
  now: Date,
): Promise<void> {
  const today = await todayAt(trx, listing_id, now);
  const beds = await listFreeBeds(trx, [listing_id]);
  const bed = beds.find(({ id, is_held }) => id === bedId && !is_held);
  if (bed === undefined) return;
  if (mode === 'automatic' && isSoonFree(bed.free_from, today)) {
    if (await offerAutomatically(trx, bed, today, now)) return;
    await setAnnounced(trx, bedId, null);
    return;
  }
  await notifyLister(trx, { bed, round: String(now.getTime()) }, now);
}

/** Notifies a lister that members are waiting for a free bed. Does nothing if none are. */
export async function notifyLister(
  trx: Trx,
  { bed, round }: { bed: FreeBed; round: string },
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    select from waitlist_entries e join listings l on l.id = e.listing_id
    where e.listing_id = ${bed.listing_id} and e.closed_at is null and not ${waitsApart} limit 1`.execute(
    trx,
  );
  if (rows.length === 0) return;
  await orderMail(
    trx,
    { mail: 'waitlist_bed_free', bedId: bed.id },
    { now, key: `waitlist_bed_free:${bed.id}:${round}` },
  );
}

/** An entry with an open offer. */
type OfferedEntry = EntryRow & {
  offer_id: number;
  bed_id: number;
  state: 'open' | 'claimed';
  expires_at: Date;
};

export const hasOffer = (entry: EntryRow): entry is OfferedEntry => entry.offer_id !== null;

/** Transitions by others, which email the person. */
const UNASKED: readonly OfferAction[] = ['expire', 'lapse', 'release', 'withdraw'];

/**
 * Ends an offer of an entry with a locked listing: its bed is no longer held. After a pass and
 * after an expiry the bed is offered to the next person. The caller refreshes the listing.
 */
export async function endOffer(
  trx: Trx,
  entry: OfferedEntry,
  action: Exclude<OfferAction, 'claim'>,
  now: Date,
): Promise<void> {
  const step = offerTransition(action, entry.state);
  if (step === undefined) throw new Error(`an offer that is ${entry.state} cannot ${action}`);
  await trx
    .updateTable('waitlist_offers')
    .set({ state: step.to, ended_at: now })
    .where('id', '=', entry.offer_id)
    .execute();
  await trx.deleteFrom('bed_stays').where('offer_id', '=', entry.offer_id).execute();
  if (step.closesEntry !== undefined) await closeEntry(trx, entry.id, step.closesEntry, now);
  if (UNASKED.includes(action)) {
    await orderMail(trx, { mail: 'waitlist_offer_ended', offerId: entry.offer_id }, { now });
  }
  if (step.freesBed === true) await offerToNext(trx, entry, entry.bed_id, now);
}

export async function closeEntry(
  trx: Trx,
  id: number,
  as: 'invited' | 'expired' | 'left' | 'closed',
  now: Date,
): Promise<void> {
  await sql`
    update waitlist_entries set closed_at = ${now}, closed_as = ${as}
    where id = ${id} and closed_at is null`.execute(trx);
}

/** The entries `e` of two members without an accepted rental on each other's waitlists. */
const entriesBetween = ({ blockerId, blockedId }: NewBlock) => sql`
  waitlist_entries e join listings l on l.id = e.listing_id
  where e.closed_at is null and not ${sharesStay(blockerId, blockedId)}
    and (e.member_id = ${blockerId} and l.user_id = ${blockedId}
      or e.member_id = ${blockedId} and l.user_id = ${blockerId})`;

export const listingsBetween = (block: NewBlock): RawBuilder<number> =>
  sql<number>`select e.listing_id from ${entriesBetween(block)}`;

/**
 * A block ends the held beds between two members without an accepted rental, by the side that
 * blocks: it passes on them or releases them. Their listings are locked.
 */
export async function endOffersBetween(trx: Trx, block: NewBlock, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; listing_id: number; lister_id: number }>`
    select e.id, e.listing_id, l.user_id as lister_id from ${entriesBetween(block)}
    order by e.listing_id, e.id`.execute(trx);
  const changed: number[] = [];
  for (const { id, listing_id, lister_id } of rows) {
    const entry = await findEntry(trx, id);
    if (entry === undefined || !hasOffer(entry)) continue;
    await endOffer(trx, entry, lister_id === block.blockerId ? 'release' : 'pass', now);
    changed.push(listing_id);
  }
  await refreshListings(trx, changed, now);
}

/**
 * Invites a member to a locked listing: removes them from its waitlist, and assigns them the bed
 * that was held for them.
 */
export async function takeHeldBed(
  trx: Trx,
  listingId: number,
  { email, user_id }: { email: string; user_id: number | null },
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select e.id from waitlist_entries e join members m on m.id = e.member_id
    where e.listing_id = ${listingId} and e.closed_at is null
      and (m.id = ${user_id}::integer or m.email = ${email})`.execute(trx);
  const [row] = rows;
  if (row === undefined) return;
  const entry = await findEntry(trx, row.id);
  if (entry !== undefined && hasOffer(entry)) await endOffer(trx, entry, 'invite', now);
  else await closeEntry(trx, row.id, 'invited', now);
}
