import { type Kysely, sql } from 'kysely';

/** Favorites, saved searches with their alerts, and the index that finds what is nearby. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table favorites (
      member_id integer not null references members on delete cascade,
      listing_id integer not null references listings on delete cascade,
      created_at timestamptz not null,
      primary key (member_id, listing_id)
    )`.execute(db);
  await sql`create index favorites_listing on favorites (listing_id)`.execute(db);

  // The queries of the saved searches of an airport: identical ones share a row and are matched
  // once.
  await sql`
    create table search_filters (
      id integer generated always as identity primary key,
      airport_id integer not null references airports,
      filters jsonb not null,
      unique (airport_id, filters)
    )`.execute(db);
  await sql`
    create table saved_searches (
      id integer generated always as identity primary key,
      member_id integer not null references members on delete cascade,
      filter_id integer not null references search_filters,
      name text not null check (char_length(name) <= 60),
      alert text not null check (alert in ('off', 'daily', 'instant')),
      -- when the next email is due; null: nothing waits for it
      due_at timestamptz,
      -- the last email
      alerted_at timestamptz,
      created_at timestamptz not null,
      unique (member_id, filter_id)
    )`.execute(db);
  await sql`create index saved_searches_filter on saved_searches (filter_id)`.execute(db);
  await sql`create index saved_searches_due on saved_searches (due_at)
    where due_at is not null`.execute(db);

  // An improvement of a listing, stored by the transaction that changed it.
  await sql`
    create table search_changes (
      id bigint generated always as identity primary key,
      listing_id integer not null references listings on delete cascade,
      kind text not null check (kind in ('new', 'cheaper', 'free')),
      -- where the listing is new; null: wherever it is found
      airport_ids integer[],
      -- cents per month, where the price fell
      price_before integer,
      -- how free its beds were, where one became free; null: no day was known
      was_full boolean,
      free_before date,
      -- the transaction: it writes one row of a kind for each listing
      written_in bigint not null default pg_current_xact_id()::text::bigint,
      processed_at timestamptz
    )`.execute(db);
  await sql`create unique index search_changes_waiting on search_changes (listing_id, written_in, kind)
    where processed_at is null`.execute(db);
  await sql`create index search_changes_next on search_changes (id) where processed_at is null`.execute(
    db,
  );
  await sql`create index search_changes_listing on search_changes (listing_id)`.execute(db);
  // No foreign key to changes: both are deleted together, and a key would cost a lookup per row.
  await sql`
    create table search_alerts (
      change_id bigint not null,
      search_id integer not null references saved_searches on delete cascade,
      sent_at timestamptz,
      primary key (change_id, search_id)
    )`.execute(db);
  await sql`create index search_alerts_search on search_alerts (search_id, sent_at)`.execute(db);

  // Its text is in functions/record-search-changes.sql.
  await sql`
    create function record_search_changes() returns trigger language plpgsql as $$
    begin return null; end $$`.execute(db);
  await sql`
    create trigger airport_listings_added after insert on airport_listings
    referencing new table as after_rows
    for each statement execute function record_search_changes()`.execute(db);
  await sql`
    create trigger airport_listings_changed after update on airport_listings
    referencing old table as before_rows new table as after_rows
    for each statement execute function record_search_changes()`.execute(db);

  // Mercator: the nearest point on this plane is the nearest on the ground. The index stores the
  // result, so changing this function needs a migration that rebuilds listings_nearby.
  await sql`
    create function map_point(latitude double precision, longitude double precision)
    returns point language sql immutable parallel safe as $$
      select point(longitude, degrees(ln(tan(radians(45 + greatest(-85, least(85, latitude)) / 2)))))
    $$`.execute(db);
  await sql`create index listings_nearby on listings
    using gist (map_point(public_latitude, public_longitude))
    where status = 2 and not hidden and removed_at is null`.execute(db);
}
