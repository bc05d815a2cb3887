import {
  LISTING_STATUS,
  type ListingStatus,
  type Plan,
  type ProviderMode,
  type RentalType,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { lockListings } from '../../platform/database/locks.ts';
import type { ColumnOf, RowOf } from '../../platform/database/select-list.ts';
import type { Trx } from '../../platform/database/transaction.ts';

interface OwnListing {
  id: number;
  user_id: number;
  status: ListingStatus;
}

/** A member's own listing; undefined if unknown, deleted, or another member's. */
export function findOwnListing(
  db: Db,
  memberId: number,
  listingId: number,
): Promise<OwnListing | undefined> {
  return db
    .selectFrom('listings')
    .select(['id', 'user_id', 'status'])
    .where('id', '=', listingId)
    .where('user_id', '=', memberId)
    .where('status', '<>', LISTING_STATUS.deleted)
    .executeTakeFirst();
}

/** The listing of a member's own room; undefined if unknown, removed, or another member's. */
export function findListingOfRoom(
  db: Db,
  memberId: number,
  roomId: number,
): Promise<OwnListing | undefined> {
  return db
    .selectFrom('rooms as r')
    .innerJoin('listings as l', 'l.id', 'r.listing_id')
    .select(['l.id', 'l.user_id', 'l.status'])
    .where('r.id', '=', roomId)
    .where('r.status', '=', 'ACTIVE')
    .where('l.user_id', '=', memberId)
    .where('l.status', '<>', LISTING_STATUS.deleted)
    .executeTakeFirst();
}

/** The listing of a member's own bed; undefined if unknown, removed, or another member's. */
export function findListingOfBed(
  db: Db,
  memberId: number,
  bedId: number,
): Promise<OwnListing | undefined> {
  return db
    .selectFrom('beds as b')
    .innerJoin('rooms as r', 'r.id', 'b.room_id')
    .innerJoin('listings as l', 'l.id', 'b.listing_id')
    .select(['l.id', 'l.user_id', 'l.status'])
    .where('b.id', '=', bedId)
    .where('b.status', '=', 'ACTIVE')
    .where('r.status', '=', 'ACTIVE')
    .where('l.user_id', '=', memberId)
    .where('l.status', '<>', LISTING_STATUS.deleted)
    .executeTakeFirst();
}

export interface LockedListing extends OwnListing {
  rental_type: RentalType;
  /** Pending and accepted tenants. */
  rented: number;
  updated_at: Date;
}

/**
 * Locks a member's own listing; undefined if unknown, deleted, or another member's. Commands that
 * create or end a rental lock the listing too, so that no bed is assigned in the meantime.
 */
export async function lockOwnListing(
  trx: Trx,
  memberId: number,
  listingId: number,
): Promise<LockedListing | undefined> {
  const [listing] = await lockListings(
    trx,
    sql`l.id = ${listingId} and l.user_id = ${memberId}
      and l.status <> ${sql.lit(LISTING_STATUS.deleted)}`,
    { columns: ['user_id', 'rental_type', 'status', 'rented', 'updated_at'] },
  );
  return listing;
}

/** The data that decides whether a member can add a listing. */
export interface PlanUsage {
  plan: Plan | null;
  /** Active and inactive listings. */
  listings: number;
  /** A chargeable card. */
  hasCard: boolean;
}

/** A member's plan and its usage. */
export async function getPlanUsage(
  db: Db,
  memberId: number,
  mode: ProviderMode,
): Promise<PlanUsage> {
  const { rows } = await sql<PlanUsage>`
    select m.user_plan as plan,
      (
        select count(*)::integer from listings
        where user_id = m.id and status <> ${sql.lit(LISTING_STATUS.deleted)}
      ) as listings,
      exists (
        select from payment_methods where member_id = m.id and provider_mode = ${mode} and valid
      ) as "hasCard"
    from members m where m.id = ${memberId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no member ${memberId}`);
  return row;
}

export interface AirportOfListing {
  id: number;
  prefix: string;
  name: string;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
  /** As stated by its lister, in whole miles. */
  distance: number;
}

/** The public columns of a listing: selected, and in the type of the row. */
export const LISTING_COLUMNS = [
  'id',
  'user_id',
  'title',
  'rental_type',
  'gender',
  'status',
  'city',
  'state',
  'country',
  'neighborhood',
  'bathrooms',
  'number_of_shower',
  'max_nights',
  'enable_price_range',
  'rate_per_from',
  'rate_per_to',
  'rate_per_day_from',
  'rate_per_day_to',
  'deposit_required',
  'description',
  'rules_policies_des',
  'rules_policies_doc',
  'images',
  'thumbnail',
  'feature_listing',
  'feature_ongoing',
  'views',
  'total_rooms',
  'num_beds',
  'num_occupied_beds',
  'num_blocked_beds',
  'bed_kinds',
  'created_at',
] as const satisfies readonly ColumnOf<'listings'>[];

/** A listing's public columns and airports; money in whole cents. */
export interface ListingColumns extends RowOf<'listings', (typeof LISTING_COLUMNS)[number]> {
  airports: AirportOfListing[];
}

/** The time zone of a listing `l`: that of its first airport. */
export const timeZoneOf = sql<string>`coalesce((
  select a.time_zone from listing_airports la join airports a on a.id = la.airport_id
  where la.listing_id = l.id order by la.position limit 1
), 'UTC')`;
