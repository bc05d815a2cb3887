import { type Kysely, sql } from 'kysely';

/**
 * The prepared search: one row per airport and listing in reach, and counts per airport and facet.
 * Both are kept by refresh_listings, in the transaction that changes a listing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table airport_listings (
      airport_id integer not null references airports,
      listing_id integer not null references listings on delete cascade,
      -- whole miles as sorted, filtered and shown: 1 to 11
      distance smallint not null,
      price integer not null,
      title_key text collate "C" not null,
      created_at timestamptz not null,
      featured boolean not null,
      boosted boolean not null,
      gender text not null,
      bed_kinds smallint not null,
      is_full boolean not null,
      owner_expire_at timestamptz not null,
      primary key (listing_id, airport_id)
    )`.execute(db);
  await sql`create index airport_listings_default on airport_listings
    (airport_id, featured, boosted desc, distance, created_at desc, listing_id)`.execute(db);
  await sql`create index airport_listings_distance on airport_listings
    (airport_id, featured, distance, listing_id)`.execute(db);
  await sql`create index airport_listings_distance_desc on airport_listings
    (airport_id, featured, distance desc, listing_id)`.execute(db);
  await sql`create index airport_listings_price on airport_listings
    (airport_id, featured, price, listing_id)`.execute(db);
  await sql`create index airport_listings_title on airport_listings
    (airport_id, featured, title_key, listing_id)`.execute(db);
  await sql`create index airport_listings_date on airport_listings
    (airport_id, featured, created_at, listing_id)`.execute(db);
  await sql`create index airport_listings_expiry on airport_listings (owner_expire_at)
    where owner_expire_at < 'infinity'`.execute(db);

  await sql`
    create table airport_facets (
      airport_id integer not null references airports,
      gender text not null,
      bed_kinds smallint not null,
      is_full boolean not null,
      featured boolean not null,
      total integer not null,
      min_price integer,
      max_price integer,
      -- a row left: the edges are read again before the transaction goes on
      stale boolean not null default false,
      primary key (airport_id, gender, bed_kinds, is_full, featured)
    )`.execute(db);
  await sql`create index airport_facets_stale on airport_facets (airport_id) where stale`.execute(
    db,
  );

  // Haversine on a sphere of 3,958.7613 miles; the same formula as greatCircleMiles in domain.
  await sql`
    create function great_circle_miles(
      a_lat double precision, a_lng double precision, b_lat double precision, b_lng double precision
    ) returns double precision language sql immutable parallel safe as $$
      select 2 * 3958.7613 * asin(least(1, sqrt(
        power(sin(radians(b_lat - a_lat) / 2), 2)
        + cos(radians(a_lat)) * cos(radians(b_lat)) * power(sin(radians(b_lng - a_lng) / 2), 2)
      )))
    $$`.execute(db);
}
