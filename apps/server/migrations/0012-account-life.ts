import { type Kysely, sql } from 'kysely';

/** Columns and indexes for closing an account, finding a member and renewing a plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_tokens
      -- a code that is typed is good only where it was asked for
      add column session_id integer references sessions on delete cascade,
      -- how often a code was tried; what travels as a link cannot be guessed
      add column tries smallint not null default 0`.execute(db);

  // Admins find members by part of any name or of the email.
  await sql`
    create index members_found on members using gin (
      lower(display_name || ' ' || first_name || ' ' || last_name || ' ' || email::text) gin_trgm_ops
    )`.execute(db);

  // The end of the term for which the member was notified: that it is near, and that it has passed.
  await sql`alter table members add column renewal_told_for timestamptz,
    add column expiry_told_for timestamptz`.execute(db);
  // No one is notified of terms that ended before notifications existed.
  await sql`update members set expiry_told_for = expire_at where expire_at <= now()`.execute(db);
  // Plans that renew automatically, by due date; and ended terms without a notification.
  await sql`create index members_renewing on members (expire_at) where repeat`.execute(db);
  await sql`create index members_ending on members (expire_at)
    where user_plan is not null and expiry_told_for is distinct from expire_at`.execute(db);
  // Scheduled renewals by their next attempt, in any status.
  await sql`create index obligations_scheduled on obligations (next_attempt_at)
    where next_attempt_at is not null`.execute(db);
}
