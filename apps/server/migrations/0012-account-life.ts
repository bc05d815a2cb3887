import { type Kysely, sql } from 'kysely';

/** What closing an account, finding a member and renewing a plan need. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_tokens
      -- a code that is typed is good only where it was asked for
      add column session_id integer references sessions on delete cascade,
      -- how often a code was tried; what travels as a link cannot be guessed
      add column tries smallint not null default 0`.execute(db);

  // Admins find members by a part of any name or of the e-mail.
  await sql`
    create index members_found on members using gin (
      lower(display_name || ' ' || first_name || ' ' || last_name || ' ' || email::text) gin_trgm_ops
    )`.execute(db);

  // The end of the term that the member was told of: that it is near, that it has come.
  await sql`alter table members add column renewal_told_for timestamptz,
    add column expiry_told_for timestamptz`.execute(db);
  // Nobody is told now of what ended before anybody was told.
  await sql`update members set expiry_told_for = expire_at where expire_at <= now()`.execute(db);
  // Plans that are charged again by themselves, by when; and ends that nobody was told of.
  await sql`create index members_renewing on members (expire_at) where repeat`.execute(db);
  await sql`create index members_ending on members (expire_at)
    where user_plan is not null and expiry_told_for is distinct from expire_at`.execute(db);
  // Renewals on the schedule of their attempts, whatever their status is.
  await sql`create index obligations_scheduled on obligations (next_attempt_at)
    where next_attempt_at is not null`.execute(db);
}
