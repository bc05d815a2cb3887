import type { BedKind } from '@crewpad/contract';
import { type RawBuilder, sql } from 'kysely';
import type { ListingColumns } from '../../queries/listing-columns.ts';

/** Who holds a bed: a pending or accepted rental names it. */
interface TenantRow {
  rental_id: number;
  status: 'pending' | 'accepted';
  /** null: the invited person has no account yet. */
  display_name: string | null;
  email: string;
  start_date: string;
  end_date: string | null;
}

export interface BedRow {
  id: number;
  room_id: number;
  bed_name: string;
  bed_kind: BedKind;
  /** Whole cents. */
  rental_amount: number | null;
  tenant: TenantRow | null;
}

export interface RoomRow {
  id: number;
  listing_id: number;
  room_name: string;
  beds: BedRow[];
}

/** What every list of own listings shows. Private: only for the lister whose it is. */
export interface OwnRow extends Shown {
  hidden: boolean;
  rented: number;
  updated_at: Date;
  /** Whole cents: what accepted tenants pay a month. */
  revenue: number;
  rooms: RoomRow[];
}

type Shown = Pick<
  ListingColumns,
  | 'id'
  | 'title'
  | 'rental_type'
  | 'gender'
  | 'status'
  | 'city'
  | 'state'
  | 'thumbnail'
  | 'enable_price_range'
  | 'rate_per_from'
  | 'rate_per_to'
  | 'feature_listing'
  | 'feature_ongoing'
  | 'views'
  | 'num_beds'
  | 'num_occupied_beds'
  | 'created_at'
  | 'airports'
>;

/** The rental that holds a bed `b`, as `t`; a bed is held by one at a time. */
export const joinTenant = sql`
  left join rentals t on t.bed_id = b.id and t.status in ('pending', 'accepted')`;

/** The rooms of a listing that stand, each with its beds and who holds them: one value. */
const roomsOf = (listing: RawBuilder<unknown>) => sql<RoomRow[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'listing_id', r.listing_id,
    'room_name', r.room_name, 'beds', coalesce(inside.beds, '[]')) order by r.position, r.id), '[]')
  from rooms r
  left join lateral (
    select json_agg(json_build_object('id', b.id, 'room_id', b.room_id, 'bed_name', b.bed_name,
      'bed_kind', b.bed_kind, 'rental_amount', b.rental_amount,
      'tenant', case when t.id is not null then json_build_object('rental_id', t.id,
        'status', t.status, 'display_name', w.display_name, 'email', t.email,
        'start_date', t.start_date, 'end_date', t.end_date) end
      ) order by b.position, b.id) as beds
    from beds b ${joinTenant} left join members w on w.id = t.user_id
    where b.room_id = r.id and b.status = 'ACTIVE'
  ) inside on true
  where r.listing_id = ${listing} and r.status = 'ACTIVE'
)`;

/** The columns of an OwnRow of a listing `l`. */
export const ownColumns = sql<OwnRow>`
  l.id, l.title, l.rental_type, l.gender, l.status, l.hidden, l.city, l.state, l.thumbnail,
  l.enable_price_range, l.rate_per_from, l.rate_per_to, l.feature_listing, l.feature_ongoing,
  l.views, l.num_beds, l.num_occupied_beds, l.rented, l.created_at, l.updated_at,
  (
    select coalesce(sum(paid.rental_amount), 0) from rentals paid
    where paid.listing_id = l.id and paid.status = 'accepted'
  ) as revenue,
  (
    select coalesce(json_agg(json_build_object('id', a.id, 'prefix', a.prefix, 'name', a.name,
      'city', a.city, 'latitude', a.latitude, 'longitude', a.longitude,
      'distance', la.distance) order by la.position), '[]')
    from listing_airports la join airports a on a.id = la.airport_id
    where la.listing_id = l.id
  ) as airports,
  ${roomsOf(sql`l.id`)} as rooms`;
