import { type Kysely, sql } from 'kysely';

/** Money is in whole US cents. refresh_listings (migration 0006) maintains the counters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listings (
      id integer generated always as identity primary key,
      user_id integer not null references members,
      title text not null,
      -- marks removed, lower case, everything but a-z and 0-9 one space: the same order on every database
      title_key text collate "C" not null,
      rental_type text not null check (rental_type in ('house', 'entire_suite', 'room', 'hostel', 'hotel',
        'crashpad', 'crashpad_bed', 'crashpad_room', 'crashpad_suite')),
      gender text not null default 'all' check (gender in ('all', 'male', 'female')),
      status smallint not null default 2 check (status in (0, 1, 2)),
      hidden boolean not null default false,
      street1 text not null,
      street2 text,
      city text not null,
      state text,
      country text not null default 'United States',
      postal_code text,
      neighborhood text,
      -- the true point: leaves the server only for those who may see it
      latitude double precision not null check (latitude between -90 and 90),
      longitude double precision not null check (longitude between -180 and 180),
      -- the moved point (100 to 400 m off) that everyone else sees and that searches measure from
      public_latitude double precision not null check (public_latitude between -90 and 90),
      public_longitude double precision not null check (public_longitude between -180 and 180),
      public_cell integer not null,
      bathrooms smallint,
      number_of_shower smallint,
      max_nights smallint,
      enable_price_range boolean not null default false,
      rate_per_from integer not null check (rate_per_from >= 0),
      rate_per_to integer,
      rate_per_day_from integer,
      rate_per_day_to integer,
      deposit_required integer not null default 0 check (deposit_required >= 0),
      description text not null,
      rules_policies_des text not null default '',
      rules_policies_doc jsonb not null default '[]',
      images jsonb not null default '[]',
      thumbnail text,
      amenities integer[] not null default '{}',
      places integer[] not null default '{}',
      preferences integer[] not null default '{}',
      feature_listing smallint not null default 0 check (feature_listing in (0, 1)),
      feature_ongoing smallint not null default 0 check (feature_ongoing in (0, 1)),
      views integer not null default 0,
      total_rooms integer not null default 0,
      num_beds integer not null default 0,
      num_occupied_beds integer not null default 0,
      rented integer not null default 0,
      -- bit 0 cold, bit 1 hot, bit 2 private
      bed_kinds smallint not null default 0,
      review_count integer not null default 0,
      review_sum integer not null default 0,
      -- cities whose listings_count this listing is part of
      counted_city_ids integer[] not null default '{}',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index listings_user_id on listings (user_id)`.execute(db);
  await sql`create index listings_public_cell on listings (public_cell) where status = 2`.execute(
    db,
  );

  await sql`
    create table listing_airports (
      listing_id integer not null references listings on delete cascade,
      airport_id integer not null references airports,
      position smallint not null check (position in (1, 2)),
      -- whole miles as the lister states them; 11 stands for more than ten
      distance smallint not null default 1 check (distance between 1 and 11),
      primary key (listing_id, position),
      unique (listing_id, airport_id)
    )`.execute(db);
  await sql`create index listing_airports_airport on listing_airports (airport_id)`.execute(db);

  await sql`
    create table rooms (
      id integer generated always as identity primary key,
      listing_id integer not null references listings on delete cascade,
      room_name text not null,
      position smallint not null,
      status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DELETED')),
      unique (id, listing_id)
    )`.execute(db);
  await sql`create index rooms_listing on rooms (listing_id)`.execute(db);

  await sql`
    create table beds (
      id integer generated always as identity primary key,
      room_id integer not null,
      listing_id integer not null,
      bed_name text not null,
      bed_kind text not null default 'cold' check (bed_kind in ('cold', 'hot', 'private')),
      position smallint not null,
      status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DELETED')),
      rental_amount integer,
      unique (id, listing_id),
      foreign key (room_id, listing_id) references rooms (id, listing_id) on delete cascade
    )`.execute(db);
  await sql`create index beds_listing on beds (listing_id)`.execute(db);
  await sql`create index beds_room on beds (room_id)`.execute(db);
}
