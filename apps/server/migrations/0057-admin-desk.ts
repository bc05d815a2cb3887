import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A refund that has no payee: what the provider said when it refused it, and how often it did.
  await sql`
    alter table refunds
      add column refusal text not null default '',
      add column refusals smallint not null default 0`.execute(db);

  // Emails that were seen late on a day (UTC).
  await sql`
    create table late_work (
      day date primary key,
      times integer not null check (times > 0)
    )`.execute(db);
  await sql`create index members_created on members (created_at)`.execute(db);
  await sql`create index outbox_mails_created on outbox (created_at) where kind = 'mail'`.execute(
    db,
  );
  await sql`create index sessions_seen on sessions (last_seen_at) where admin_session_id is null`.execute(
    db,
  );

  // Another email that an admin asked for: it replaces the member's own when it is due.
  await sql`
    create table email_changes (
      member_id integer primary key references members on delete cascade,
      email citext not null,
      asked_by integer not null references members,
      asked_at timestamptz not null,
      due_at timestamptz not null,
      -- null until somebody opened the link that was sent to it
      verified_at timestamptz
    )`.execute(db);
  await sql`create index email_changes_due on email_changes (due_at)`.execute(db);
  await sql`
    alter table member_tokens drop constraint member_tokens_kind_check,
      add constraint member_tokens_kind_check check (kind in ('reset', 'login', 'verify_email',
        'new_email', 'support_email', 'stop_email', 'deactivation'))`.execute(db);
}
