import { type Kysely, sql } from 'kysely';

/** The obligation ledger: what is owed, the attempts, the money moved, and what it paid for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table members
      -- whether the plan is charged again when its term ends
      add column repeat boolean not null default false,
      -- the first day of the first term of the plan: months are counted from here
      add column term_anchor timestamptz,
      add column term_months integer not null default 0,
      add column automatic_payment smallint not null default 0 check (automatic_payment in (0, 1)),
      add column payout_config_id integer not null default 1,
      add column acc_stripe text`.execute(db);

  // A member's customer at the provider. A deleted one is replaced by the next generation.
  await sql`
    create table customers (
      member_id integer not null references members on delete cascade,
      provider_mode text not null check (provider_mode in ('sandbox', 'test', 'live')),
      generation integer not null default 1,
      customer_id text not null unique,
      created_at timestamptz not null,
      primary key (member_id, provider_mode)
    )`.execute(db);

  // The card on file: only displayable details, never the number.
  await sql`
    create table payment_methods (
      member_id integer not null references members on delete cascade,
      provider_mode text not null check (provider_mode in ('sandbox', 'test', 'live')),
      payment_method text not null unique,
      customer_id text not null,
      brand text not null,
      last4 text not null,
      exp_month smallint not null,
      exp_year smallint not null,
      name text not null default '',
      country text,
      valid boolean not null default true,
      updated_at timestamptz not null,
      primary key (member_id, provider_mode)
    )`.execute(db);

  await sql`
    create table obligations (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('rent', 'deposit', 'payment_request', 'subscription', 'boost')),
      subject_key text not null unique,
      payer_id integer not null references members,
      -- null: the product itself
      payee_id integer references members,
      plan text check (plan in ('seeker', 'basic', 'premium', 'pro')),
      amount_cents integer not null check (amount_cents > 0),
      currency char(3) not null default 'usd',
      period_start timestamptz,
      period_end timestamptz,
      due_at timestamptz not null,
      status text not null default 'due' check (status in ('scheduled', 'due', 'collecting', 'retry_wait',
        'action_required', 'blocked', 'failed', 'cancelled', 'paid', 'partially_refunded', 'refunded', 'disputed')),
      -- counts the payment intents; only a confirmed cancel raises it
      generation integer not null default 1,
      payment_intent text unique,
      provider_mode text not null check (provider_mode in ('sandbox', 'test', 'live')),
      destination text,
      application_fee_cents integer,
      provider_fee_actual_cents integer,
      charge_id text unique,
      card_brand text,
      card_last4 text,
      attempt_count integer not null default 0,
      next_attempt_at timestamptz,
      lease_owner text,
      lease_until timestamptz,
      paid_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((status in ('paid', 'partially_refunded', 'refunded', 'disputed')) = (paid_at is not null))
    )`.execute(db);
  // A double click finds the open obligation instead of creating a second one.
  await sql`
    create unique index obligations_open_subscription on obligations (payer_id)
      where kind = 'subscription' and status in ('scheduled', 'due', 'collecting', 'retry_wait', 'action_required', 'blocked', 'failed')
  `.execute(db);
  await sql`create index obligations_payer on obligations (payer_id, id desc)`.execute(db);
  await sql`create index obligations_due on obligations (next_attempt_at) where status in ('scheduled', 'due', 'retry_wait')`.execute(
    db,
  );
  await sql`create index obligations_collecting on obligations (updated_at) where status in ('collecting', 'action_required')`.execute(
    db,
  );

  await sql`
    create table payment_attempts (
      id integer generated always as identity primary key,
      obligation_id integer not null references obligations,
      n integer not null,
      idempotency_key text not null unique,
      payment_intent text not null,
      payment_method text not null,
      status text not null default 'sent' check (status in ('sent', 'succeeded', 'declined', 'action', 'unknown')),
      code text,
      decline_code text,
      advice_code text,
      charge_id text,
      request_id text,
      created_at timestamptz not null,
      finished_at timestamptz,
      unique (obligation_id, n)
    )`.execute(db);

  // Attempts with an unknown outcome: the provider is asked.
  await sql`create index payment_attempts_unresolved on payment_attempts (created_at) where status in ('sent', 'unknown')`.execute(
    db,
  );

  await sql`
    create table provider_events (
      event_id text primary key,
      type text not null,
      object_id text not null,
      account text,
      created timestamptz not null,
      payload jsonb not null,
      status text not null default 'received' check (status in ('received', 'done', 'failed')),
      tries integer not null default 0,
      next_try_at timestamptz not null,
      received_at timestamptz not null
    )`.execute(db);
  await sql`create index provider_events_waiting on provider_events (next_try_at) where status = 'received'`.execute(
    db,
  );

  await sql`
    create table journal (
      id integer generated always as identity primary key,
      source_type text not null check (source_type in ('charge', 'refund', 'dispute', 'manual_payment')),
      source_id text not null,
      obligation_id integer references obligations,
      at timestamptz not null,
      unique (source_type, source_id)
    )`.execute(db);
  await sql`
    create table journal_lines (
      id integer generated always as identity primary key,
      journal_id integer not null references journal,
      account text not null,
      amount_cents integer not null check (amount_cents <> 0)
    )`.execute(db);
  await sql`create index journal_lines_journal on journal_lines (journal_id)`.execute(db);
  // Every entry sums to zero when its transaction commits.
  await sql`
    create function check_journal() returns trigger language plpgsql as $$
    begin
      if (select coalesce(sum(amount_cents), 0) from journal_lines where journal_id = new.journal_id) <> 0 then
        raise exception 'journal % does not sum to zero', new.journal_id using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create constraint trigger journal_balances after insert on journal_lines
    deferrable initially deferred for each row execute function check_journal()`.execute(db);
  await sql`create trigger journal_append_only before update or delete on journal
    for each row execute function refuse_change()`.execute(db);
  await sql`create trigger journal_lines_append_only before update or delete on journal_lines
    for each row execute function refuse_change()`.execute(db);

  // What a paid obligation granted: stored in the transaction that marks it paid, never twice.
  await sql`
    create table entitlements (
      id integer generated always as identity primary key,
      obligation_id integer not null unique references obligations,
      member_id integer not null references members,
      plan text not null check (plan in ('seeker', 'basic', 'premium', 'pro')),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index entitlements_member on entitlements (member_id, id desc)`.execute(db);

  // Answers to payment calls, stored by the idempotency key of the caller.
  await sql`
    create table idempotent_calls (
      member_id integer not null references members on delete cascade,
      key text not null,
      operation text not null,
      body_hash bytea not null,
      status smallint,
      answer jsonb,
      created_at timestamptz not null,
      primary key (member_id, operation, key)
    )`.execute(db);
  await sql`create index idempotent_calls_created on idempotent_calls (created_at)`.execute(db);

  // State per provider mode: the webhook's secret, and the last event that was read.
  await sql`
    create table provider_state (
      provider_mode text primary key check (provider_mode in ('sandbox', 'test', 'live')),
      webhook_endpoint text,
      webhook_secret text,
      events_read_until timestamptz
    )`.execute(db);
}
