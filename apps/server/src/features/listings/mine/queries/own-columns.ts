import type { BedKind } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import {
  type ColumnOf,
  type RowOf,
  selectList,
} from '../../../../platform/database/select-list.ts';
import type { AirportOfListing } from '../../queries/listing-columns.ts';

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
export const OWN_COLUMNS = [
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
export const ownColumns = sql<OwnRow>`
  ${selectList('l', OWN_COLUMNS)},
  (
    select count(*)::integer from listings counted
    where counted.user_id = l.user_id and counted.status <> 0
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
