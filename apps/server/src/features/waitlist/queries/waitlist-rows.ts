import { type BedKind, LISTING_STATUS, type WaitlistMode } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isBlocked } from '../../accounts/index.ts';

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
