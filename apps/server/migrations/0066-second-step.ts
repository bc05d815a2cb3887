import { type Kysely, sql } from 'kysely';

/** The second step of a login: authenticator apps, recovery codes, and its removal in 72 hours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table members
      add column second_step boolean not null default false,
      -- until when an admin must set it up; null: at once
      add column second_step_due_at timestamptz,
      -- null: before changes were recorded, or no password
      add column password_changed_at timestamptz`.execute(db);
  await sql`
    update members m set password_changed_at = a.at
    from (select member_id, max(at) as at from audit_log
      where action in ('password.changed', 'password.reset') group by member_id) a
    where a.member_id = m.id and m.password_hash is not null`.execute(db);
  await sql`
    update members set second_step_due_at = now() + interval '14 days'
    where role = 'admin'`.execute(db);

  // When it was opened or confirmed with the second step.
  await sql`alter table sessions add column second_step_at timestamptz`.execute(db);

  await sql`
    create table authenticator_apps (
      member_id integer primary key references members on delete cascade,
      -- null until the first code of the first app
      secret bytea,
      key_id text,
      confirmed_at timestamptz,
      -- the time step of the last code: each counts once
      last_step integer not null default 0,
      -- the secret of an app that waits for its first code
      pending_secret bytea,
      pending_key_id text,
      pending_until timestamptz,
      check ((secret is null) = (key_id is null)),
      check ((secret is null) = (confirmed_at is null)),
      check ((pending_secret is null) = (pending_key_id is null)),
      check ((pending_secret is null) = (pending_until is null))
    )`.execute(db);
  await sql`
    create table recovery_codes (
      member_id integer not null references members on delete cascade,
      slot integer not null check (slot between 0 and 9),
      hash text not null,
      created_at timestamptz not null,
      used_at timestamptz,
      primary key (member_id, slot)
    )`.execute(db);
  // Challenges of logins that somebody answered: wrongly, or once rightly.
  await sql`
    create table used_challenges (
      hash bytea primary key,
      failures integer not null default 0,
      used_at timestamptz,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index used_challenges_by_end on used_challenges (expires_at)`.execute(db);
  await sql`
    create table second_step_resets (
      id integer generated always as identity primary key,
      member_id integer not null references members on delete cascade,
      requested_at timestamptz not null,
      due_at timestamptz not null,
      reminded_at timestamptz,
      ended_at timestamptz,
      ended_as text check (ended_as in ('login', 'member', 'link', 'operator', 'turned_off', 'done')),
      check ((ended_at is null) = (ended_as is null))
    )`.execute(db);
  await sql`
    create unique index second_step_resets_open on second_step_resets (member_id)
    where ended_at is null`.execute(db);
  await sql`
    create index second_step_resets_due on second_step_resets (due_at)
    where ended_at is null`.execute(db);
  await sql`
    create index second_step_resets_ended on second_step_resets (ended_at)
    where ended_at is not null`.execute(db);
  await sql`
    alter table member_tokens drop constraint member_tokens_kind_check,
      add constraint member_tokens_kind_check check (kind in ('reset', 'login', 'verify_email',
        'new_email', 'support_email', 'stop_email', 'deactivation', 'start_reset',
        'cancel_reset'))`.execute(db);
}
