import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feed_items (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('event', 'special_offer')),
      title jsonb not null check (title ? 'en'),
      description text not null default '',
      image text,
      city text not null,
      country char(2) not null,
      map_lat double precision not null,
      map_lng double precision not null,
      start_date date not null,
      end_date date not null,
      start_time time not null,
      end_time time not null,
      merchant_id integer,
      price_range text not null default '',
      business_name text not null,
      rating real not null default 0
    )`.execute(db);
  await sql`create index feed_items_place on feed_items (kind, map_lat)`.execute(db);
  await sql`create index feed_items_city on feed_items (kind, lower(city))`.execute(db);

  // Counters shown on the site, computed once a day from the rows.
  await sql`
    create table site_metrics (
      id boolean primary key default true check (id),
      users integer not null,
      listings integer not null,
      selisting integer not null,
      total_emails integer not null,
      airports integer not null,
      cities integer not null,
      messages integer not null,
      refreshed_at timestamptz not null
    )`.execute(db);

  // Side effects that must survive a crash, stored in the transaction that causes them.
  await sql`
    create table outbox (
      id integer generated always as identity primary key,
      kind text not null,
      payload jsonb not null,
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      attempts integer not null default 0
    )`.execute(db);
  await sql`create index outbox_waiting on outbox (id) where sent_at is null`.execute(db);
  await sql`create index outbox_sent on outbox (kind, sent_at) where sent_at is not null`.execute(
    db,
  );

  await sql`
    create table messages (
      id integer generated always as identity primary key,
      from_user_id integer not null references members,
      to_user_id integer not null references members,
      listing_id integer references listings,
      message text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}
