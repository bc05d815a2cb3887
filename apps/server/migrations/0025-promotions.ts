import { type Kysely, sql } from 'kysely';

/** Featured and boosted listings: what is owed, what was bought, and until when it runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table obligations
      add column listing_id integer references listings,
      add column featured_plan text
        check (featured_plan in ('boost_subscription', 'boost_1_week', 'boost_1_month')),
      add constraint obligations_boost_names_listing check (kind <> 'boost'
        or (listing_id is not null and featured_plan is not null))`.execute(db);
  // A double click finds the open obligation instead of creating a second one.
  await sql`
    create unique index obligations_open_boost on obligations (listing_id)
      where kind = 'boost' and status in ('scheduled', 'due', 'collecting', 'retry_wait',
        'action_required', 'blocked', 'failed')`.execute(db);
  await sql`create index obligations_listing on obligations (listing_id, id desc)
    where listing_id is not null`.execute(db);

  // One row per paid term, written in the transaction that marks it paid.
  await sql`
    create table listing_features (
      id integer generated always as identity primary key,
      listing_id integer not null references listings,
      plan text not null check (plan in ('boost_subscription', 'boost_1_week', 'boost_1_month')),
      obligation_id integer not null unique references obligations,
      -- the start of the first term, and how many terms were paid since: ends are counted from it
      anchor timestamptz not null,
      terms integer not null check (terms > 0),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      -- whether it is charged again when it ends
      repeat boolean not null,
      ended_at timestamptz,
      ended_as text check (ended_as in ('renewed', 'expired', 'cancelled', 'unpaid', 'removed')),
      created_at timestamptz not null,
      check ((ended_at is null) = (ended_as is null))
    )`.execute(db);
  await sql`create unique index listing_features_active on listing_features (listing_id)
    where ended_at is null`.execute(db);
  await sql`create index listing_features_listing on listing_features (listing_id, id desc)`.execute(
    db,
  );
  await sql`create index listing_features_ends on listing_features (ends_at)
    where ended_at is null`.execute(db);

  // The end of the paid promotion; null if it was granted without payment.
  await sql`alter table listings add column feature_ends_at timestamptz`.execute(db);
}
