import { type Kysely, sql } from 'kysely';

/**
 * Locked listers whose tenants are not charged, and whose payouts are paused; and the subjects of
 * emails, by which admins find them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table members
      add column collections_held_at timestamptz,
      add check (collections_held_at is null or locked_at is not null)`.execute(db);
  await sql`create index members_collections_held on members (id)
    where collections_held_at is not null`.execute(db);
  // Since when the provider may have another payout schedule than the lister should have.
  await sql`alter table payout_accounts add column schedule_stale_since timestamptz`.execute(db);
  await sql`create index payout_accounts_stale_schedule on payout_accounts (member_id)
    where schedule_stale_since is not null`.execute(db);
  // As it was sent; null before, and after the account with the address was closed.
  await sql`alter table outbox add column subject text`.execute(db);
  await sql`create index obligations_held on obligations (rental_id)
    where kind = 'rent' and status = 'blocked' and collection = 'auto'
      and next_attempt_at is null`.execute(db);
}
