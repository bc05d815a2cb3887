import { type Kysely, sql } from 'kysely';

/** Addresses that refuse emails, and what the metrics read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Addresses whose mail server refuses them for good, with its sentence, and when it last did.
  await sql`
    create table refusing_addresses (
      address citext primary key,
      reason text not null check (char_length(reason) <= 300),
      refused_at timestamptz not null
    )`.execute(db);

  await sql`
    alter table payout_accounts
      -- What the provider holds for the lister, coming amounts included; null: never read.
      add column balance_cents integer,
      add column balance_read_at timestamptz`.execute(db);
  await sql`create index payout_accounts_below_zero on payout_accounts (member_id)
    where balance_cents < 0`.execute(db);
  await sql`create index payment_attempts_created on payment_attempts (created_at)`.execute(db);
  await sql`create index provider_events_failed on provider_events (event_id)
    where status = 'failed'`.execute(db);
}
