import type { BedKind, DayRange } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import { compiledQuery } from '../../platform/database/compiled-query.ts';
import type { Db } from '../../platform/database/database.ts';
import { type ColumnOf, type RowOf, selectList } from '../../platform/database/select-list.ts';
import { freeFrom } from '../search/index.ts';
import { allListingParts } from './hooks.ts';
import { LISTING_COLUMNS, type ListingColumns } from './listings.queries.ts';
import type { ViewedListing } from './policy.ts';

/** How many reviews come with a listing; the rest have their own page. */
const NEWEST_REVIEWS = 20;

interface NamedRow {
  id: number;
  name: { en: string; [locale: string]: string };
}

/** What the page of a listing needs besides: some of it private. */
const PAGE_COLUMNS = [
  'hidden',
  'num_free_from',
  'removed_at',
  'street1',
  'street2',
  'postal_code',
  'latitude',
  'longitude',
  'public_latitude',
  'public_longitude',
  'review_count',
  'review_sum',
] as const satisfies readonly ColumnOf<'listings'>[];

/** A listing with all its page data, including private columns: for presentListing only. */
export interface ListingRow
  extends ViewerFacts,
    ListingColumns,
    RowOf<'listings', (typeof PAGE_COLUMNS)[number]> {
  free_from: string | null;
  display_name: string;
  photo: string | null;
  about: string;
  airlines: string | null;
  phone_number: string | null;
  approval_public_phone_user: number;
  approval_public_phone_tenant: number;
  joined: Date;
  lister_review_count: number;
  lister_review_sum: number;
  owner_active: boolean;
  amenities: NamedRow[];
  places: NamedRow[];
  preferences: NamedRow[];
  response_seconds: number | null;
  /** Reviews with 1, 2, 3, 4 and 5 stars. */
  distribution: number[];
  /** For other features to present. */
  reviews: unknown[] | null;
}

/** The names of a list, in list order. */
function named(table: 'amenities' | 'places' | 'preferences') {
  return sql`(
    select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name) order by n.id), '[]')
    from ${sql.table(table)} n
    where n.id = any (l.${sql.ref(table)}) and n.removed_at is null
  )`;
}

interface ListingRequest {
  id: number;
  now: Date;
  /** null: a visitor. */
  viewerId: number | null;
}

const readListing = (withReviews: boolean) =>
  compiledQuery<ListingRow, ListingRequest>(
    (parameter) => sql<ListingRow>`
    select ${selectList('l', [...LISTING_COLUMNS, ...PAGE_COLUMNS])}, ${freeFrom} as free_from,
      m.display_name, m.photo, m.about, m.airlines, m.phone_number,
      m.approval_public_phone_user, m.approval_public_phone_tenant, m.created_at as joined,
      m.review_count as lister_review_count, m.review_sum as lister_review_sum,
      m.status <> 'CLOSED' and m.locked_at is null and coalesce(m.expire_at, 'infinity') > ${parameter('now')} as owner_active,
      ${viewerColumns},
      (
        select coalesce(json_agg(json_build_object('id', a.id, 'prefix', a.prefix, 'name', a.name,
          'city', a.city, 'country', a.country, 'latitude', a.latitude, 'longitude', a.longitude,
          'distance', la.distance) order by la.position), '[]')
        from listing_airports la join airports a on a.id = la.airport_id
        where la.listing_id = l.id
      ) as airports,
      ${named('amenities')} as amenities,
      ${named('places')} as places,
      ${named('preferences')} as preferences,
      ${allListingParts().responseSeconds(sql`l.user_id`, parameter('now'))} as response_seconds,
      ${allListingParts().distribution(sql`l.id`)} as distribution,
      ${withReviews ? allListingParts().reviews(sql`l.id`, NEWEST_REVIEWS) : sql`null`} as reviews
    from listings l
    join members m on m.id = l.user_id
    ${joinViewer(parameter('viewerId'), parameter('now'))}
    where l.id = ${parameter('id')}
  `,
  );

const readAlone = readListing(false);
const readWithReviews = readListing(true);

/**
 * Reads one listing in any status, in one round trip.
 * @param viewerId the caller; null for visitors
 * @param withReviews whether to include the newest reviews with responses
 */
export async function findListing(
  db: Db,
  id: number,
  now: Date,
  viewerId: number | null,
  withReviews: boolean,
): Promise<ListingRow | undefined> {
  const readRows = withReviews ? readWithReviews : readAlone;
  const [row] = await readRows(db, { id, now, viewerId });
  return row;
}

/** A listing for its viewer, with the stays of each of its beds. */
interface StaysRow extends ViewedListing {
  time_zone: string;
  beds: { bed_kind: BedKind; stays: DayRange[] }[];
}

/** undefined if the listing does not exist. Waitlist holds count as stays. */
export async function findStays(
  db: Db,
  id: number,
  viewerId: number | null,
  now: Date,
): Promise<StaysRow | undefined> {
  const { rows } = await sql<StaysRow>`
    select l.user_id, l.status, l.removed_at, m.approval_public_phone_user,
      m.approval_public_phone_tenant,
      m.status <> 'CLOSED' and m.locked_at is null and coalesce(m.expire_at, 'infinity') > ${now} as owner_active,
      ${viewerColumns},
      coalesce((
        select a.time_zone from listing_airports la join airports a on a.id = la.airport_id
        where la.listing_id = l.id order by la.position limit 1
      ), 'UTC') as time_zone,
      (
        select coalesce(json_agg(json_build_object('bed_kind', b.bed_kind, 'stays', (
          select coalesce(json_agg(json_build_object('from', lower(s.stay), 'to', upper(s.stay))), '[]')
          from bed_stays s where s.bed_id = b.id and not isempty(s.stay)
        ))), '[]')
        from beds b join rooms r on r.id = b.room_id and r.status = 'ACTIVE'
        where b.listing_id = l.id and b.status = 'ACTIVE'
      ) as beds
    from listings l join members m on m.id = l.user_id ${joinViewer(sql`${viewerId}`, sql`${now}`)}
    where l.id = ${id}`.execute(db);
  return rows[0];
}

/** The caller's relation to a listing and its lister, from rentals and reviews. */
interface ViewerFacts {
  /** An accepted rental of this listing. */
  rents_here: boolean;
  /** An accepted rental of any listing of this lister. */
  rents_from_lister: boolean;
  /** An accepted or ended rental of this listing that has begun. */
  stayed_here: boolean;
  /** A rental of this lister that is pending, accepted or ended. */
  knows_lister: boolean;
  reviewed_here: boolean;
  /** The check-in day of a rental of this listing that has not begun; null without one. */
  review_from: string | null;
}

/** For a listing `l`, in the table `v`; a visitor (null) has no rentals. */
const viewerColumns = sql`v.rents_here, v.rents_from_lister, v.stayed_here, v.knows_lister,
  v.reviewed_here, v.review_from`;

/**
 * Whether the check-in day of a rental `r` has begun at the crash pad. Who left before it never
 * stayed.
 */
export const hasBegun = (now: RawBuilder<unknown>) => sql<boolean>`(
  r.start_date <= (${now}::timestamptz at time zone r.time_zone)::date
  and (r.checkout_date is null or r.checkout_date >= r.start_date))`;

/**
 * The join that produces `v` for a listing `l`. An invitation counts once its email is verified.
 */
const joinViewer = (viewerId: RawBuilder<unknown>, now: RawBuilder<unknown>) => sql`
  cross join lateral (
    select coalesce(bool_or(r.status = 'accepted' and r.listing_id = l.id), false) as rents_here,
      coalesce(bool_or(r.status = 'accepted'), false) as rents_from_lister,
      coalesce(bool_or(r.status in ('accepted', 'ended') and r.listing_id = l.id
        and ${hasBegun(now)}), false) as stayed_here,
      min(r.start_date) filter (where r.status = 'accepted' and r.listing_id = l.id
        and not ${hasBegun(now)}) as review_from,
      count(r.id) > 0 as knows_lister,
      ${allListingParts().reviewed(viewerId, sql`l.id`)} as reviewed_here
    from members w
    join rentals r on r.user_id = w.id and r.status in ('pending', 'accepted', 'ended')
      or r.email = w.email and r.user_id is null and r.status = 'pending'
        and w.email_verified_at is not null
    where w.id = ${viewerId}::integer and r.lister_id = l.user_id
  ) v`;
