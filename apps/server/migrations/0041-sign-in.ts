import { type Kysely, sql } from 'kysely';

/** Devices and confirmed sessions of members, sign-ups that began at another site, calendar files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The session's last login or confirmation by password; the calls that need it ask again after a while.
  await sql`alter table sessions add column confirmed_at timestamptz`.execute(db);

  // Browsers that a member has logged in from, by the hash of their cookie.
  await sql`
    create table member_devices (
      member_id integer not null references members on delete cascade,
      device_hash bytea not null,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (member_id, device_hash)
    )`.execute(db);

  // What Google or Facebook said about a person without an account, by the hash of their cookie.
  await sql`
    create table oauth_profiles (
      cookie_hash bytea primary key,
      provider text not null check (provider in ('facebook', 'google')),
      social_id text not null,
      email citext,
      email_verified boolean not null default false,
      first_name text not null default '',
      last_name text not null default '',
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index oauth_profiles_expired on oauth_profiles (expires_at)`.execute(db);

  // How often the dates of an accepted stay changed; a calendar takes the file with the highest number.
  await sql`alter table rentals add column calendar_sequence integer not null default 0`.execute(
    db,
  );

  // The calendar file of an email: its name, method and content.
  await sql`alter table mailbox add column calendar jsonb`.execute(db);

  // The job that deletes old data walks these.
  for (const [table, began, rows] of OLD_DATA) {
    await sql`
      create index ${sql.ref(`${table}_old`)} on ${sql.table(table)} (${sql.raw(began)})
      ${rows === undefined ? sql`` : sql`where ${sql.raw(rows)}`}`.execute(db);
  }
  await sql`create index audit_log_with_address on audit_log (at)
    where address is not null`.execute(db);
  await sql`create index rentals_with_contact on rentals (coalesce(ended_at, updated_at))
    where status in ('ended', 'cancelled', 'declined') and email <> ''`.execute(db);
  await sql`create index obligations_old on obligations (kind, created_at)
    where rental_id is null`.execute(db);
  await sql`create index listings_to_empty on listings (id)
    where status = 0 and address_key is distinct from ''`.execute(db);
}

/** Table, the instant from which its term counts, and the rows that have a term. */
const OLD_DATA = [
  ['sessions', 'least(ended_at, expires_at)'],
  ['member_tokens', 'least(used_at, expires_at)'],
  ['oauth_attempts', 'expires_at'],
  ['member_devices', 'last_seen_at'],
  ['audit_log', 'at'],
  ['outbox', 'created_at'],
  ['mailbox', 'created_at'],
  ['group_messages', 'created_at'],
  ['provider_events', 'received_at'],
  ['reports', 'closed_at', 'closed_at is not null'],
  ['members', 'closed_at', "status = 'CLOSED' and display_name <> ''"],
  ['rentals', 'coalesce(ended_at, updated_at)', "status in ('ended', 'cancelled', 'declined')"],
] satisfies [string, string, string?][];
