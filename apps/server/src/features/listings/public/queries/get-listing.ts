import { sql } from 'kysely';
import { compiledQuery } from '../../../../platform/database/compiled-query.ts';
import type { Db } from '../../../../platform/database/database.ts';
import {
  type ColumnOf,
  type RowOf,
  selectList,
} from '../../../../platform/database/select-list.ts';
import { freeFrom } from '../../../search/index.ts';
import { allListingParts } from '../../hooks.ts';

import { LISTING_COLUMNS, type ListingColumns } from '../../queries/listing-columns.ts';
import { joinViewer, type ViewerFacts, viewerColumns } from './viewer-facts.ts';

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
      m.status <> 'CLOSED' and coalesce(m.expire_at, 'infinity') > ${parameter('now')} as owner_active,
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
  const read = withReviews ? readWithReviews : readAlone;
  const [row] = await read(db, { id, now, viewerId });
  return row;
}
