import { type Kysely, sql } from 'kysely';

/** Drafts, edits and reminders of listings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A member's one draft. `version` detects concurrent tabs.
  await sql`
    create table listing_drafts (
      member_id integer primary key references members on delete cascade,
      form jsonb not null,
      step smallint not null check (step between 1 and 5),
      version integer not null default 1,
      updated_at timestamptz not null
    )`.execute(db);

  // The lister's last action on the listing. updated_at is the last time its form was saved.
  await sql`alter table listings add column touched_at timestamptz`.execute(db);
  await sql`update listings set touched_at = updated_at`.execute(db);
  await sql`alter table listings alter column touched_at set default now(),
    alter column touched_at set not null`.execute(db);
  // The last reminder of each type; null if there was none since the last edit, or since it had a
  // free bed.
  await sql`alter table listings add column full_reminded_at timestamptz,
    add column untouched_reminded_at timestamptz`.execute(db);
  // The daily reminders search for these two among all listings.
  await sql`create index listings_touched on listings (touched_at) where status = 2 and not hidden`.execute(
    db,
  );
  await sql`create index listings_full on listings (id)
    where status = 2 and not hidden and num_beds > 0 and num_occupied_beds >= num_beds`.execute(db);
  // The lister's own list, newest first.
  await sql`create index listings_of_lister on listings (user_id, created_at desc, id desc)
    where status <> 0`.execute(db);
}
