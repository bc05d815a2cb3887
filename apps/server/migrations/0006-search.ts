import { type Kysely, sql } from 'kysely';

/**
 * The precomputed search: one row per airport and listing within range, and counters per airport
 * and facet. refresh_listings updates both in the transaction that changes a listing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign key to airports: every insert would lock the airport's row, a bottleneck for all
  // writers.
  await sql`
    create table airport_listings (
      airport_id integer not null,
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
  // Plan as if for the largest airports, where only an index walk is fast, because the generic plan
  // is made before the airport is known.
  await sql`alter table airport_listings alter column airport_id set (n_distinct = 10)`.execute(db);
  // One index per sort order, so that a page is an index walk. Descending title, price and date
  // walk backward and sort only ties. Distance has eleven values, so its ties need their own index.
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
  // The lowest and highest price of a facet after the row with that price left. One value for the
  // whole facet, so that this index cannot be used to sort pages.
  await sql`
    create function facet_number(
      airport_id integer, gender text, bed_kinds smallint, is_full boolean, featured boolean
    ) returns bigint language sql immutable parallel safe as $$
      select airport_id::bigint * 128
        + case gender when 'all' then 0 when 'male' then 1 else 2 end * 32
        + bed_kinds * 4 + is_full::int * 2 + featured::int
    $$`.execute(db);
  await sql`create index airport_listings_facet on airport_listings
    (facet_number(airport_id, gender, bed_kinds, is_full, featured), price)`.execute(db);
  await sql`create index airport_listings_expiry on airport_listings (owner_expire_at)
    where owner_expire_at < 'infinity'`.execute(db);

  // Rows are rewritten with every change near their airport. Free space on the page keeps that
  // cheap.
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
      primary key (airport_id, gender, bed_kinds, is_full, featured)
    ) with (fillfactor = 50)`.execute(db);

  // Site-wide lists: the newest, and the featured ones.
  await sql`create index listings_newest on listings (created_at desc, id)
    where status = 2 and not hidden`.execute(db);
  await sql`create index listings_featured on listings (created_at desc, id)
    where status = 2 and not hidden and feature_listing = 1 and feature_ongoing = 1`.execute(db);

  // Haversine on a sphere of 3,958.7613 miles, the same formula as greatCircleMiles in domain.
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
