import { type Kysely, sql } from 'kysely';

/** Days on which a bed is blocked for repair or family: stays without a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bed_blocks (
      id integer generated always as identity primary key,
      bed_id integer not null references beds,
      from_date date not null,
      -- the first free day
      until_date date not null check (until_date > from_date),
      -- the two midnights at the crash pad
      begins_at timestamptz not null,
      ends_at timestamptz not null,
      -- as of the last run of the job
      state text not null check (state in ('coming', 'current', 'over')),
      -- for the lister only
      note text not null default '' check (char_length(note) <= 200),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index bed_blocks_bed on bed_blocks (bed_id, until_date)`.execute(db);
  await sql`create index bed_blocks_begin on bed_blocks (begins_at)
    where state = 'coming'`.execute(db);
  await sql`create index bed_blocks_end on bed_blocks (ends_at) where state <> 'over'`.execute(db);
  // Past stays of a bed in the lister's calendar.
  await sql`create index rentals_past_of_bed on rentals (bed_id, checkout_date)
    where status = 'ended'`.execute(db);
  // A stay, a hold and a block never have one bed on one day.
  await sql`alter table bed_stays
    add column block_id integer unique references bed_blocks on delete cascade,
    drop constraint bed_stays_check,
    add constraint bed_stays_check check (num_nonnulls(rental_id, offer_id, block_id) = 1)`.execute(
    db,
  );
  // Beds without a tenant that are blocked today.
  await sql`
    alter table listings add column num_blocked_beds integer not null default 0`.execute(db);
}
