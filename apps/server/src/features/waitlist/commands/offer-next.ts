import {
  fitsEntry,
  isSoonFree,
  laterDay,
  localDate,
  OFFER_HOURS,
  type WaitlistMode,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { timeZoneOf } from '../../rentals/index.ts';
import { waitsApart } from '../queries/find-entry.ts';
import { type FreeBed, listFreeBeds } from '../queries/free-beds.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The crash pad of a waitlist. */
export interface Waitlist {
  listing_id: number;
  mode: WaitlistMode;
}

/** Today at a crash pad. */
export async function todayAt(trx: Trx, listingId: number, now: Date): Promise<string> {
  const { rows } = await sql<{ time_zone: string }>`
    select ${timeZoneOf} as time_zone from listings l where l.id = ${listingId}`.execute(trx);
  return localDate(now, rows[0]?.time_zone ?? 'UTC');
}

/**
 * Holds a bed for a member from its first free day on, and notifies them. The listing must be
 * locked.
 */
export async function holdBed(
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
export async function offerToNext(
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
