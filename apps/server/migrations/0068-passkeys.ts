import { type Kysely, sql } from 'kysely';

/** Passkeys: keys of a device or a password manager, which log a member in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // How authenticators name the member: 32 random bytes, from the first passkey on.
  await sql`alter table members add column webauthn_id bytea unique`.execute(db);
  await sql`
    create table passkeys (
      id integer generated always as identity primary key,
      member_id integer not null references members on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null default 0,
      transports text[] not null default '{}',
      -- whether it exists on one device only, and whether it is backed up, at its last use
      single_device boolean not null,
      backed_up boolean not null,
      -- the model of the authenticator
      aaguid uuid not null,
      -- the host of the site that it was made for
      rp_id text not null,
      name text not null check (char_length(name) between 1 and 60),
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_by_member on passkeys (member_id)`.execute(db);
  await sql`
    alter table sessions drop constraint sessions_method_check,
      add constraint sessions_method_check check (method in ('password', 'link', 'google',
        'facebook', 'sign_up', 'invitation', 'passkey'))`.execute(db);
}
