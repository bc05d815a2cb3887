import { type Kysely, sql } from 'kysely';

/** List entries that admins removed, uploaded pictures of the feed, and booked ads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The row stays, because loading the reference data would insert it again.
  for (const table of ['amenities', 'places', 'preferences']) {
    await sql`alter table ${sql.table(table)} add column removed_at timestamptz`.execute(db);
  }

  // The uploader of the picture; null if it was not uploaded.
  await sql`
    alter table feed_items add column picture_member_id integer references members`.execute(db);
  await sql`create index feed_items_picture on feed_items (picture_member_id)
    where picture_member_id is not null`.execute(db);
  await sql`create index feed_items_start on feed_items (kind, start_date desc, id desc)`.execute(
    db,
  );

  await sql`
    create table ads (
      id integer generated always as identity primary key,
      title text not null,
      picture text not null,
      picture_member_id integer not null references members,
      target text not null check (target ~ '^https?://'),
      places text[] not null
        check (cardinality(places) > 0 and places <@ array['results', 'listing']),
      starts_on date not null,
      -- the last day; null: until it is stopped
      ends_on date check (ends_on >= starts_on),
      created_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db);
  await sql`create index ads_booked on ads (starts_on) where removed_at is null`.execute(db);
  await sql`create index ads_picture on ads (picture_member_id)`.execute(db);

  // Views and clicks per UTC day. They outlive the ad, because a business paid for them.
  await sql`
    create table ad_days (
      ad_id integer not null references ads,
      day date not null,
      views integer not null default 0,
      clicks integer not null default 0,
      primary key (ad_id, day)
    )`.execute(db);

  // Visitors who clicked on a day, as keyed hashes; deleted after that day.
  await sql`
    create table ad_clicks (
      ad_id integer not null references ads,
      day date not null,
      visitor text not null,
      primary key (ad_id, day, visitor)
    )`.execute(db);
  await sql`create index ad_clicks_day on ad_clicks (day)`.execute(db);
}
