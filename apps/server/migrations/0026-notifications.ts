import { type Kysely, sql } from 'kysely';

/** Notifications: one row per member and event. Daily emails are sent as one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id integer generated always as identity primary key,
      member_id integer not null references members on delete cascade,
      kind text not null,
      -- what it is about: the same thing notifies a member once
      subject_key text not null check (char_length(subject_key) between 1 and 300),
      -- ids, amounts and dates; never text that somebody wrote
      data jsonb not null default '{}',
      -- of the member's inbox, as it was written
      version integer not null,
      created_at timestamptz not null,
      read_at timestamptz,
      unique (member_id, kind, subject_key)
    )`.execute(db);
  await sql`create index notifications_list on notifications (member_id, id desc)`.execute(db);
  await sql`create index notifications_unread on notifications (member_id, id)
    where read_at is null`.execute(db);
  await sql`create index notifications_created on notifications (created_at)`.execute(db);
  // Unread ones.
  await sql`
    alter table inbox_counts
      add column notifications integer not null default 0 check (notifications >= 0)`.execute(db);
  // Emails with the same bundle wait and are sent together.
  await sql`alter table outbox add column bundle text`.execute(db);
  await sql`create index outbox_bundles on outbox (bundle, id)
    where bundle is not null and sent_at is null and failed_at is null`.execute(db);
}
