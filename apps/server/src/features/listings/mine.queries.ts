import type { contract, OperationRequest } from '@crewpad/contract';
import {
  type BedKind,
  LISTING_STATUS,
  type RentalType,
  sortKey,
  withoutUmlauts,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { type ColumnOf, type RowOf, selectList } from '../../platform/database/select-list.ts';
import { type AirportOfListing, LISTING_COLUMNS, type ListingColumns } from './listings.queries.ts';

/** A pending or accepted tenant of a bed. */
export interface TenantRow {
  rental_id: number;
  status: 'pending' | 'accepted';
  /** null if no name is known yet. */
  display_name: string | null;
  /** null if the lister cannot see it yet. */
  email: string | null;
  start_date: string;
  end_date: string | null;
  checkout_date: string | null;
}

export interface BedRow {
  id: number;
  room_id: number;
  bed_name: string;
  bed_kind: BedKind;
  /** Whole cents. */
  rental_amount: number | null;
  /** The current or next one first. */
  tenants: TenantRow[];
}

export interface RoomRow {
  id: number;
  listing_id: number;
  room_name: string;
  beds: BedRow[];
}

/** The columns of a listing in every list of own ones. */
const OWN_COLUMNS = [
  'id',
  'user_id',
  'title',
  'rental_type',
  'gender',
  'status',
  'hidden',
  'removed_at',
  'removal_note',
  'city',
  'state',
  'country',
  'thumbnail',
  'enable_price_range',
  'rate_per_from',
  'rate_per_to',
  'feature_listing',
  'feature_ongoing',
  'feature_ends_at',
  'views',
  'num_beds',
  'num_occupied_beds',
  'num_blocked_beds',
  'rented',
  'created_at',
  'updated_at',
] as const satisfies readonly ColumnOf<'listings'>[];

/** A row of every list of own listings. Private: for their lister only. */
export interface OwnRow extends RowOf<'listings', (typeof OWN_COLUMNS)[number]> {
  /** Listings that count toward the lister's plan limit. */
  listed: number;
  /**
   * Whole cents: the monthly rent of accepted tenants, counting the current or next one per bed.
   */
  revenue: number;
  airports: AirportOfListing[];
  rooms: RoomRow[];
}

/** The consecutive tenants of a bed `b`, as one value. */
const tenantsOf = sql`(
  select coalesce(json_agg(json_build_object('rental_id', t.id, 'status', t.status,
    'display_name', coalesce(w.display_name, nullif(trim(t.first_name || ' ' || t.last_name), '')),
    'email', case when not t.email_hidden or t.accepted_at is not null then t.email end,
    'start_date', t.start_date, 'end_date', t.end_date, 'checkout_date', t.checkout_date
  ) order by t.start_date, t.id), '[]')
  from rentals t left join members w on w.id = t.user_id
  where t.bed_id = b.id and t.status in ('pending', 'accepted')
)`;

/** The rooms of a listing with their beds and tenants, as one value. */
const roomsOf = (listing: RawBuilder<unknown>) => sql<RoomRow[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'listing_id', r.listing_id,
    'room_name', r.room_name, 'beds', coalesce(inside.beds, '[]')) order by r.position, r.id), '[]')
  from rooms r
  left join lateral (
    select json_agg(json_build_object('id', b.id, 'room_id', b.room_id, 'bed_name', b.bed_name,
      'bed_kind', b.bed_kind, 'rental_amount', b.rental_amount,
      'tenants', ${tenantsOf}) order by b.position, b.id) as beds
    from beds b
    where b.room_id = r.id and b.status = 'ACTIVE'
  ) inside on true
  where r.listing_id = ${listing} and r.status = 'ACTIVE'
)`;

/** The columns of an OwnRow of a listing `l`. */
const ownColumns = sql<OwnRow>`
  ${selectList('l', OWN_COLUMNS)},
  (
    select count(*)::integer from listings counted
    where counted.user_id = l.user_id and counted.status <> ${sql.lit(LISTING_STATUS.deleted)}
  ) as listed,
  (
    select coalesce(sum(paid.rental_amount), 0) from (
      select distinct on (bed_id) rental_amount from rentals
      where listing_id = l.id and status = 'accepted' order by bed_id, start_date, id
    ) paid
  ) as revenue,
  (
    select coalesce(json_agg(json_build_object('id', a.id, 'prefix', a.prefix, 'name', a.name,
      'city', a.city, 'country', a.country, 'latitude', a.latitude, 'longitude', a.longitude,
      'distance', la.distance) order by la.position), '[]')
    from listing_airports la join airports a on a.id = la.airport_id
    where la.listing_id = l.id
  ) as airports,
  ${roomsOf(sql`l.id`)} as rooms`;

/** What only the lister may read and edit. */
const PRIVATE_COLUMNS = [
  'street1',
  'street2',
  'postal_code',
  // The true point.
  'latitude',
  'longitude',
  'amenities',
  'preferences',
  'places',
] as const satisfies readonly ColumnOf<'listings'>[];

/** A listing with all editable data: for presentCrashpad only. */
export interface CrashpadRow
  extends OwnRow,
    ListingColumns,
    RowOf<'listings', (typeof PRIVATE_COLUMNS)[number]> {}

const OTHER_COLUMNS = [...LISTING_COLUMNS, ...PRIVATE_COLUMNS].filter(
  (column) => !(OWN_COLUMNS as readonly string[]).includes(column),
);
const crashpadColumns = sql`${ownColumns}, ${selectList('l', OTHER_COLUMNS)}`;

/** A member's own listing; undefined if unknown, deleted, or another member's. */
export async function findOwnCrashpad(
  db: Db,
  memberId: number,
  listingId: number,
): Promise<CrashpadRow | undefined> {
  const { rows } = await sql<CrashpadRow>`
    select ${crashpadColumns} from listings l
    where l.id = ${listingId} and l.user_id = ${memberId} and l.status <> ${sql.lit(LISTING_STATUS.deleted)}`.execute(
    db,
  );
  return rows[0];
}

/** A listing after a write by its lister, even if deleted. */
export async function getCrashpad(db: Db, listingId: number): Promise<CrashpadRow> {
  const { rows } = await sql<CrashpadRow>`
    select ${crashpadColumns} from listings l where l.id = ${listingId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no listing ${listingId}`);
  return row;
}

/** A member's own listings, newest first. */
export async function listOwnCrashpads(
  db: Db,
  memberId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<CrashpadRow[]> {
  const { rows } = await sql<CrashpadRow>`
    select ${crashpadColumns} from listings l
    where l.user_id = ${memberId} and l.status <> ${sql.lit(LISTING_STATUS.deleted)}
    order by l.created_at desc, l.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

type ListRequest = OperationRequest<typeof contract.listings.getListingsWithOccupancy>['query'];

const FILTERS = {
  all: sql`true`,
  active: sql`l.status = ${sql.lit(LISTING_STATUS.active)}`,
  inactive: sql`l.status = ${sql.lit(LISTING_STATUS.inactive)}`,
  hidden: sql`l.hidden`,
  full: sql`l.num_beds > 0 and l.num_occupied_beds >= l.num_beds`,
  vacant: sql`l.num_occupied_beds < l.num_beds`,
} satisfies Record<ListRequest['filter'], unknown>;

/** Searches title, address and airport. */
function matchesSearch(search: string | undefined) {
  const typed = search?.trim() ?? '';
  if (typed === '') return sql`true`;
  const key = sortKey(typed);
  const inside = sql`
    strpos(lower(concat_ws(' ', l.title, l.street1, l.city, l.state)), lower(${typed})) > 0`;
  if (key === '') return inside;
  return sql`(${inside} or strpos(l.title_key, ${key}) > 0 or exists (
    select from listing_airports la join airports a on a.id = la.airport_id
    where la.listing_id = l.id and (lower(a.prefix) = ${key} or strpos(a.city_key, ${key}) > 0
      or strpos(a.city_key, ${withoutUmlauts(key)}) > 0)
  ))`;
}

const matches = ({ search, filter }: Pick<ListRequest, 'search' | 'filter'>) =>
  sql`${FILTERS[filter]} and ${matchesSearch(search)}`;

/** A page of matching own listings, newest first, with their rooms and beds. */
export async function listSummaries(
  db: Db,
  memberId: number,
  request: ListRequest,
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select ${ownColumns} from listings l
    where l.user_id = ${memberId} and l.status <> ${sql.lit(LISTING_STATUS.deleted)} and ${matches(request)}
    order by l.created_at desc, l.id desc limit ${request.limit} offset ${request.offset}`.execute(
    db,
  );
  return rows;
}

/** The number of a member's own listings, in total and matching. */
export async function countOwn(
  db: Db,
  memberId: number,
  request: Pick<ListRequest, 'search' | 'filter'> = { filter: 'all' },
): Promise<{ total: number; all: number }> {
  const { rows } = await sql<{ total: number; all: number }>`
    select count(*) filter (where ${matches(request)}) as total, count(*) as all
    from listings l where l.user_id = ${memberId} and l.status <> ${sql.lit(LISTING_STATUS.deleted)}`.execute(
    db,
  );
  return rows[0] ?? { total: 0, all: 0 };
}

interface OwnName {
  id: number;
  title: string;
  num_beds: number;
  num_occupied_beds: number;
}

/** Names and occupancy of a member's own listings, newest first. */
export function listOwnNames(db: Db, memberId: number): Promise<OwnName[]> {
  return db
    .selectFrom('listings')
    .select(['id', 'title', 'num_beds', 'num_occupied_beds'])
    .where('user_id', '=', memberId)
    .where('status', '<>', LISTING_STATUS.deleted)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

interface Invitable {
  /** Amounts in whole cents; newest first. */
  listings: contract.listings.InvitableListing[];
  /** Of the lister's latest invitation; null before the first. */
  payment_date: number | null;
}

/** A member's own active listings, with what a new invitation begins with. Amounts in cents. */
export async function findInvitable(db: Db, memberId: number): Promise<Invitable> {
  const { rows } = await sql<Invitable>`
    select
      (select coalesce(json_agg(json_build_object(
          'id', l.id, 'title', l.title, 'rate_per_from', l.rate_per_from,
          'deposit_required', l.deposit_required, 'has_street', l.street1 <> '',
          'time_zone', coalesce((
            select a.time_zone from listing_airports la join airports a on a.id = la.airport_id
            where la.listing_id = l.id order by la.position limit 1
          ), 'UTC')
        ) order by l.created_at desc, l.id desc), '[]')
        from listings l
        where l.user_id = ${memberId} and l.status = ${sql.lit(LISTING_STATUS.active)}
      ) as listings,
      (select payment_date from rentals where lister_id = ${memberId}
        order by id desc limit 1) as payment_date`.execute(db);
  return rows[0] ?? { listings: [], payment_date: null };
}

/** A bed that can be offered, with columns of its listing. */
export interface AvailableBedRow {
  id: number;
  listing_id: number;
  title: string;
  room_id: number;
  room_name: string;
  bed_name: string;
  bed_kind: BedKind;
  /** Whole cents. */
  rental_amount: number | null;
  /** Whether a tenant is invited to it. */
  is_pending: boolean;
  /** The person on the waitlist the bed is held for. */
  held_for: { member_id: number; name: string } | null;
  /** The check-out of the last tenant, or the end of a block; null if there is none. */
  available_from: string | null;
  rental_type: RentalType;
  thumbnail: string | null;
  deposit_required: number;
}

/**
 * Beds of a member's own active listings without a tenant, or whose tenants all have an agreed end,
 * and beds with an invitation; newest listing first.
 */
export async function listAvailableBeds(db: Db, memberId: number): Promise<AvailableBedRow[]> {
  const { rows } = await sql<AvailableBedRow>`
    select b.id, b.listing_id, l.title, b.room_id, r.room_name, b.bed_name, b.bed_kind,
      b.rental_amount, coalesce(held.is_pending, false) as is_pending,
      offered.person as held_for,
      case when held.is_pending is not true then greatest(held.until, blocked.until) end as available_from, l.rental_type, l.thumbnail, l.deposit_required
    from listings l
    join rooms r on r.listing_id = l.id and r.status = 'ACTIVE'
    join beds b on b.room_id = r.id and b.status = 'ACTIVE'
    left join lateral (
      select bool_or(t.status = 'pending') as is_pending,
        bool_or(t.status = 'accepted' and t.checkout_date is null) as is_taken,
        max(t.checkout_date) as until
      from rentals t where t.bed_id = b.id and t.status in ('pending', 'accepted')
    ) held on true
    left join lateral (
      select max(k.until_date) as until from bed_blocks k
      where k.bed_id = b.id and k.state = 'current'
    ) blocked on true
    left join lateral (
      select json_build_object('member_id', m.id, 'name', m.display_name) as person
      from waitlist_offers o
      join waitlist_entries e on e.id = o.entry_id join members m on m.id = e.member_id
      where o.bed_id = b.id and o.ended_at is null
    ) offered on true
    where l.user_id = ${memberId} and l.status = 2 and held.is_taken is not true
    order by l.created_at desc, l.id desc, r.position, r.id, b.position, b.id`.execute(db);
  return rows;
}
