import { type Kysely, sql } from 'kysely';

/**
 * When what pauses AutoPay began, for the day that both sides read: null if unknown. And which
 * charges their payee started.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- since when the card can't be charged
    alter table payment_methods add column invalid_since timestamptz`.execute(db);
  await sql`
    -- when the last card of the customer was deleted or, before that, became invalid
    alter table customers add column cardless_since timestamptz`.execute(db);
  await sql`
    -- since when the account can't receive payments
    alter table payout_accounts add column not_ready_since timestamptz`.execute(db);
  await sql`
    alter table payment_attempts add column by_payee boolean not null default false`.execute(db);

  await sql`update payment_methods set invalid_since = updated_at where not valid`.execute(db);
  await sql`
    update customers c set cardless_since = (
      select max(a.at) from audit_log a
      where a.member_id = c.member_id and a.action = 'card.removed'
    )
    where not exists (
      select from payment_methods p
      where p.member_id = c.member_id and p.provider_mode = c.provider_mode
    )`.execute(db);
  // An account that was ready told its owner when it was not any more.
  await sql`
    update payout_accounts
    set not_ready_since = case when first_ready_at is null then created_at else notified_at end
    where state <> 'ready'`.execute(db);
}
