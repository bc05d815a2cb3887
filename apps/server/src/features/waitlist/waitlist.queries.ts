import {
  addDays,
  type BedKind,
  instantAt,
  LISTING_STATUS,
  type Locale,
  OFFER_AHEAD_DAYS,
  type OfferState,
  type WaitlistMode,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { lockListings } from '../../platform/database/locks.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { isBlocked, isCutOff } from '../accounts/index.ts';
import { timeZoneOf } from '../listings/index.ts';

/** The bed that is held for a member. */
interface OfferColumns {
  state: 'open' | 'claimed' | null;
  bed_id: number | null;
  room_name: string | null;
  bed_name: string | null;
  held_kind: BedKind | null;
  held_from: string | null;
  expires_at: Date | null;
}

export interface EntryColumns extends OfferColumns {
  id: number;
  position: number;
  wanted_from: string | null;
  bed_kind: BedKind | null;
  note: string;
  created_at: Date;
}

export interface OwnEntryRow extends EntryColumns {
  listing_id: number;
  title: string;
  thumbnail: string | null;
}

export interface WaitingRow extends EntryColumns {
  listing_id: number;
  member_id: number;
  name: string;
  photo: string | null;
  airline: string | null;
  /** Whether the member can message the lister. */
  may_write: boolean;
}

const entryColumns = sql`e.id, e.wanted_from, e.bed_kind, e.note, e.created_at, e.listing_id,
  (
    select count(*)::integer from waitlist_entries x
    where x.listing_id = e.listing_id and x.closed_at is null and x.id <= e.id
  ) as position,
  o.state, o.expires_at, b.id as bed_id, b.bed_name, b.bed_kind as held_kind, r.room_name,
  lower(s.stay)::text as held_from`;

const offerJoin = sql`
  left join waitlist_offers o on o.entry_id = e.id and o.ended_at is null
  left join beds b on b.id = o.bed_id
  left join rooms r on r.id = b.room_id
  left join bed_stays s on s.offer_id = o.id`;

/** The open entries of a member, offers first. */
export async function listOwnEntries(
  db: Db,
  memberId: number,
  listingId?: number,
): Promise<OwnEntryRow[]> {
  const { rows } = await sql<OwnEntryRow>`
    select ${entryColumns}, l.title, l.thumbnail
    from waitlist_entries e join listings l on l.id = e.listing_id ${offerJoin}
    where e.member_id = ${memberId} and e.closed_at is null
      and e.listing_id = coalesce(${listingId ?? null}::integer, e.listing_id)
    order by o.expires_at nulls last, e.id desc`.execute(db);
  return rows;
}

const ENTRIES_SHOWN = 100;

const waitingRows = (now: Date, which: RawBuilder<unknown>) => sql<WaitingRow>`
  select ${entryColumns}, e.member_id, m.display_name as name, m.photo, m.airlines as airline,
    not ${isBlocked(sql`m.id`, sql`h.user_id`)}
    and (m.user_plan is not null and coalesce(m.expire_at, 'infinity') > ${now} or exists (
      select from rentals t where t.user_id = m.id and t.lister_id = h.user_id
        and t.status in ('pending', 'accepted', 'ended')
    )) as may_write
  from waitlist_entries e
  join members m on m.id = e.member_id
  join listings h on h.id = e.listing_id ${offerJoin}
  where ${which}`;

/** The first people on each of a lister's waitlists, in order. */
export async function listWaiting(db: Db, listerId: number, now: Date): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select * from (${waitingRows(
      now,
      sql`e.closed_at is null and e.listing_id in (
        select id from listings where user_id = ${listerId} and status <> ${sql.lit(LISTING_STATUS.deleted)}
      )`,
    )}) w
    where position <= ${sql.lit(ENTRIES_SHOWN)} order by listing_id, position`.execute(db);
  return rows;
}

export async function findWaiting(db: Db, id: number, now: Date): Promise<WaitingRow | undefined> {
  const { rows } = await waitingRows(now, sql`e.id = ${id}`).execute(db);
  return rows[0];
}

export interface HouseRow {
  id: number;
  title: string;
  thumbnail: string | null;
  mode: WaitlistMode;
  total: number;
}

/** A lister's crash pads with a waitlist, longest first. */
export async function listHouses(db: Db, listerId: number): Promise<HouseRow[]> {
  const { rows } = await sql<HouseRow>`
    select l.id, l.title, l.thumbnail, l.waitlist_mode as mode, count(e.id)::integer as total
    from listings l join waitlist_entries e on e.listing_id = l.id and e.closed_at is null
    where l.user_id = ${listerId} and l.status <> ${sql.lit(LISTING_STATUS.deleted)}
    group by l.id order by 5 desc, l.id`.execute(db);
  return rows;
}

/** The owner of a crash pad; undefined if it does not exist. */
export async function findHouse(db: Db, id: number): Promise<{ lister_id: number } | undefined> {
  const { rows } = await sql<{ lister_id: number }>`
    select user_id as lister_id from listings where id = ${id}`.execute(db);
  return rows[0];
}

/** An entry of a waitlist with its crash pad and open offer. */
export interface EntryRow {
  id: number;
  listing_id: number;
  member_id: number;
  lister_id: number;
  wanted_from: string | null;
  bed_kind: BedKind | null;
  is_closed: boolean;
  /** A block keeps the member and the lister apart. */
  is_cut_off: boolean;
  mode: WaitlistMode;
  offer_id: number | null;
  bed_id: number | null;
  state: Extract<OfferState, 'open' | 'claimed'> | null;
  expires_at: Date | null;
  /** How the last offer ended. */
  last_state: OfferState | null;
}

/** Whether a block keeps the member of an entry `e` apart from the lister of its crash pad `l`. */
export const waitsApart = isCutOff(sql`e.member_id`, sql`l.user_id`);

/** undefined if the entry does not exist. */
export async function findEntry(db: Db | Trx, id: number): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.listing_id, e.member_id, l.user_id as lister_id, e.wanted_from, e.bed_kind,
      e.closed_at is not null as is_closed, ${waitsApart} as is_cut_off, l.waitlist_mode as mode,
      o.id as offer_id, o.bed_id, o.state, o.expires_at,
      (
        select x.state from waitlist_offers x where x.entry_id = e.id and x.ended_at is not null
        order by x.id desc limit 1
      ) as last_state
    from waitlist_entries e
    join listings l on l.id = e.listing_id
    left join waitlist_offers o on o.entry_id = e.id and o.ended_at is null
    where e.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks the crash pad of an entry, like every command that assigns a bed, and reads the entry. */
export async function lockEntry(trx: Trx, id: number): Promise<EntryRow | undefined> {
  await lockListings(trx, sql`l.id = (select listing_id from waitlist_entries where id = ${id})`);
  return findEntry(trx, id);
}

/** A bed without a rental from some day on. */
export interface FreeBed {
  id: number;
  listing_id: number;
  room_name: string;
  bed_name: string;
  bed_kind: BedKind;
  /** First day without a rental; -infinity, which sorts first, for a bed without any. */
  free_from: string;
  /** The same for display: a past date means now. */
  shown_from: string;
  /** The last date announced to the waitlist. */
  announced_from: string | null;
  is_held: boolean;
}

/**
 * The beds of some listings without an open-ended rental, including those held for a member. A
 * blocked bed is free from the end of its block.
 */
export async function listFreeBeds(
  db: Db | Trx,
  listingIds: readonly number[],
): Promise<FreeBed[]> {
  const { rows } = await sql<FreeBed>`
    select b.id, b.listing_id, r.room_name, b.bed_name, b.bed_kind, b.announced_from::text,
      coalesce(max(upper(s.stay)), '-infinity')::text as free_from,
      coalesce(max(upper(s.stay)), (l.created_at at time zone 'UTC')::date)::text as shown_from,
      exists (
        select from waitlist_offers o where o.bed_id = b.id and o.ended_at is null
      ) as is_held
    from listings l
    join beds b on b.listing_id = l.id and b.status = 'ACTIVE'
    join rooms r on r.id = b.room_id and r.status = 'ACTIVE'
    left join bed_stays s on s.bed_id = b.id and s.offer_id is null and not isempty(s.stay)
    where l.id = any (${sql.val(listingIds)}::integer[])
    group by l.id, r.id, b.id
    having not coalesce(bool_or(upper_inf(s.stay)), false)
    order by b.listing_id, r.position, r.id, b.position, b.id`.execute(db);
  return rows;
}

/** The entries whose offers have expired. */
export async function listDueOffers(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ entry_id: number }>`
    select entry_id from waitlist_offers where ended_at is null and expires_at <= ${now}
    order by expires_at, id`.execute(db);
  return rows.map(({ entry_id }) => entry_id);
}

export async function nextExpiry(db: Db, after: Date, until: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ expires_at: Date }>`
    select expires_at from waitlist_offers
    where ended_at is null and expires_at > ${after} and expires_at <= ${until}
    order by expires_at limit 1`.execute(db);
  return rows[0]?.expires_at;
}

/**
 * Listings with a waitlist and a bed without a notice, and when to offer it: shortly before its
 * check-out, or immediately if it is free.
 */
export async function listSoonFree(db: Db, until: Date): Promise<{ id: number; at: Date }[]> {
  const { rows } = await sql<{ id: number; free_from: string | null; time_zone: string }>`
    select l.id, max(upper(s.stay))::text as free_from, ${timeZoneOf} as time_zone
    from listings l
    join beds b on b.listing_id = l.id and b.status = 'ACTIVE'
    left join bed_stays s on s.bed_id = b.id and s.offer_id is null and not isempty(s.stay)
    where l.status = 2
      and l.id in (select listing_id from waitlist_entries where closed_at is null)
    group by l.id, b.id
    having not coalesce(bool_or(upper_inf(s.stay)), false)
      and coalesce(max(upper(s.stay)), '-infinity')
        <= (${until}::timestamptz at time zone 'UTC')::date + ${OFFER_AHEAD_DAYS + 1}::integer
      and b.announced_from is distinct from coalesce(max(upper(s.stay)), '-infinity')`.execute(db);
  return rows
    .map(({ id, free_from, time_zone }) => ({
      id,
      at:
        free_from === null
          ? new Date(0)
          : instantAt(addDays(free_from, -OFFER_AHEAD_DAYS), '00:00', time_zone),
    }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);
}

/** An offer with the data for its emails. */
export interface MailedOffer {
  state: OfferState;
  expires_at: Date;
  title: string;
  thumbnail: string | null;
  city: string;
  country: string;
  listing_id: number;
  bed: string;
  time_zone: string;
  member_email: string;
  member_locale: Locale;
  member_first_name: string;
  member_name: string;
  lister_email: string;
  lister_locale: Locale;
  lister_first_name: string;
  lister_name: string;
}

export async function findOffer(
  trx: Trx,
  id: number | undefined,
): Promise<MailedOffer | undefined> {
  const { rows } = await sql<MailedOffer>`
    select o.state, o.expires_at, l.title, l.thumbnail, l.city, l.country, l.id as listing_id, r.room_name || ', ' || b.bed_name as bed,
      ${timeZoneOf} as time_zone, m.email as member_email, m.locale as member_locale, m.first_name as member_first_name,
      m.display_name as member_name, w.email as lister_email, w.locale as lister_locale, w.first_name as lister_first_name,
      w.display_name as lister_name
    from waitlist_offers o
    join waitlist_entries e on e.id = o.entry_id
    join listings l on l.id = e.listing_id
    join beds b on b.id = o.bed_id join rooms r on r.id = b.room_id
    join members m on m.id = e.member_id and m.status <> 'CLOSED'
    join members w on w.id = l.user_id
    where o.id = ${id ?? null}::integer`.execute(trx);
  return rows[0];
}

/** A free bed with a waitlist. */
interface FreeBedMail {
  title: string;
  thumbnail: string | null;
  bed: string;
  waiting: number;
  is_held: boolean;
  lister_email: string;
  lister_locale: Locale;
  lister_first_name: string;
}

export async function findFreeBed(
  trx: Trx,
  id: number | undefined,
): Promise<FreeBedMail | undefined> {
  const { rows } = await sql<FreeBedMail>`
    select l.title, l.thumbnail, r.room_name || ', ' || b.bed_name as bed, w.email as lister_email, w.locale as lister_locale,
      w.first_name as lister_first_name,
      (
        select count(*)::integer from waitlist_entries e
        where e.listing_id = l.id and e.closed_at is null and not ${waitsApart}
      ) as waiting,
      exists (
        select from bed_stays s
        where s.bed_id = b.id and (s.offer_id is not null or upper_inf(s.stay))
      ) or b.status <> 'ACTIVE' as is_held
    from beds b
    join rooms r on r.id = b.room_id join listings l on l.id = b.listing_id
    join members w on w.id = l.user_id and w.status <> 'CLOSED'
    where b.id = ${id ?? null}::integer`.execute(trx);
  return rows[0];
}

export interface NotifiedOffer {
  state: OfferState;
  /** The member on the waitlist. */
  member_id: number;
  listing_id: number;
  lister_id: number;
}

/** An offer of a waitlist. */
export function findNotifiedOffer(
  trx: Trx,
  id: number | undefined,
): Promise<NotifiedOffer | undefined> {
  return trx
    .selectFrom('waitlist_offers as o')
    .innerJoin('waitlist_entries as e', 'e.id', 'o.entry_id')
    .innerJoin('listings as l', 'l.id', 'e.listing_id')
    .select(['o.state', 'e.member_id', 'e.listing_id', 'l.user_id as lister_id'])
    .where('o.id', '=', id ?? 0)
    .executeTakeFirst();
}

/** The crash pad of a bed, and its lister. */
export function findListerOfBed(
  trx: Trx,
  bedId: number | undefined,
): Promise<{ listing_id: number; lister_id: number } | undefined> {
  return trx
    .selectFrom('beds as b')
    .innerJoin('listings as l', 'l.id', 'b.listing_id')
    .select(['b.listing_id', 'l.user_id as lister_id'])
    .where('b.id', '=', bedId ?? 0)
    .executeTakeFirst();
}
