import { type Kysely, sql } from 'kysely';

/** Logins, sessions, and their history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table members
      add column password_hash text,
      add column email_verified_at timestamptz,
      -- chosen at sign-up; becomes user_plan when its first term is paid
      add column signup_plan text check (signup_plan in ('seeker', 'basic', 'premium', 'pro')),
      add column terms_accepted_at timestamptz,
      add column social_type text check (social_type in ('facebook', 'google')),
      add column social_id text,
      add column theme text not null default 'auto' check (theme in ('auto', 'light', 'dark')),
      add column closed_at timestamptz,
      add constraint members_social unique (social_type, social_id)`.execute(db);
  // Unpaid accounts are deleted after some days.
  await sql`create index members_unpaid on members (created_at) where status = 'INACTIVE' and signup_plan is not null`.execute(
    db,
  );

  await sql`
    create table sessions (
      id integer generated always as identity primary key,
      member_id integer not null references members on delete cascade,
      -- the number in the token that is good now, and in the one before for a minute
      token_id uuid not null unique,
      previous_token_id uuid,
      rotated_at timestamptz,
      device text not null default '',
      keep boolean not null default false,
      -- an admin who stepped into this account, and from which session
      admin_session_id integer references sessions on delete cascade,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index sessions_live on sessions (member_id, created_at) where ended_at is null`.execute(
    db,
  );

  // Links and codes in emails: hashed, single use. A newer one cancels older ones of its kind.
  await sql`
    create table member_tokens (
      id integer generated always as identity primary key,
      member_id integer not null references members on delete cascade,
      kind text not null check (kind in ('reset', 'login', 'verify_email', 'new_email', 'deactivation')),
      token_hash bytea not null unique,
      -- the e-mail that it was sent to; a token for an older one is void
      email citext not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index member_tokens_open on member_tokens (member_id, kind) where used_at is null`.execute(
    db,
  );

  // Logins with another site: started attempts, each redeemed once.
  await sql`
    create table oauth_attempts (
      state_hash bytea primary key,
      provider text not null check (provider in ('facebook', 'google')),
      code_verifier text not null,
      nonce text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);

  await sql`
    create table audit_log (
      id integer generated always as identity primary key,
      at timestamptz not null,
      action text not null,
      -- who did it; null: the program itself or a visitor
      actor_id integer,
      -- whose account it concerns
      member_id integer,
      address text,
      details jsonb not null default '{}'
    )`.execute(db);
  await sql`create index audit_log_member on audit_log (member_id, id)`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`create trigger audit_log_append_only before update or delete on audit_log
    for each row execute function refuse_change()`.execute(db);

  await sql`
    alter table outbox
      -- one mail per cause: the second of the same key is not written
      add column dedup_key text unique,
      add column next_attempt_at timestamptz not null default now(),
      -- given up; kept for whoever looks into it
      add column failed_at timestamptz,
      add column last_error text`.execute(db);
  await sql`drop index outbox_waiting`.execute(db);
  await sql`create index outbox_waiting on outbox (next_attempt_at) where sent_at is null and failed_at is null`.execute(
    db,
  );

  // The embedded default stores emails here instead of sending them.
  await sql`
    create table mailbox (
      id integer generated always as identity primary key,
      -- of a mail that is sent again, only the newest is kept
      message_id text not null unique,
      recipient citext not null,
      subject text not null,
      text text not null,
      html text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index mailbox_recipient on mailbox (recipient, id desc)`.execute(db);

  // Who is connected right now, and on which node. Rows that a node has not confirmed for a while
  // are stale.
  await sql`
    create unlogged table live_sockets (
      id text primary key,
      node text not null,
      member_id integer not null,
      seen_at timestamptz not null
    )`.execute(db);
  await sql`create index live_sockets_member on live_sockets (member_id)`.execute(db);
  await sql`create index live_sockets_node on live_sockets (node)`.execute(db);
  // Messages between nodes that are too large for a notification.
  await sql`
    create unlogged table socket_io_attachments (
      id bigint generated always as identity primary key,
      created_at timestamptz not null default now(),
      payload bytea not null
    )`.execute(db);

  // Request counts per hash of an address or email. Unlogged: losing them in a crash does no harm.
  await sql`
    create unlogged table rate_limits (
      key text primary key,
      points integer not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index rate_limits_ended on rate_limits (expires_at)`.execute(db);

  await sql`alter table messages add column read_at timestamptz`.execute(db);
  await sql`update messages set read_at = created_at`.execute(db);
  await sql`create index messages_unread on messages (to_user_id) where read_at is null`.execute(
    db,
  );
  await sql`create index rentals_invited on rentals (email) where status = 'pending'`.execute(db);
}
