import { type Kysely, sql } from 'kysely';

/** What telling of failed renewals, of terms that end and of refunds needs, and news for the provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Which card was charged, as it may be named: the one on file may be another by the time it is told.
  await sql`
    alter table payment_attempts
      add column card_brand text,
      add column card_last4 text`.execute(db);
  await sql`
    update payment_attempts a set card_brand = p.brand, card_last4 = p.last4
    from payment_methods p where p.payment_method = a.payment_method`.execute(db);

  // The end of the term that the member was told of for the last time before it comes.
  await sql`alter table members add column last_call_told_for timestamptz`.execute(db);

  await sql`
    alter table customers
      -- since when the provider has not been told of another name or e-mail; null: it knows both
      add column changed_at timestamptz`.execute(db);
  await sql`create index customers_changed on customers (changed_at) where changed_at is not null`.execute(
    db,
  );

  // A receipt says what of it was given back.
  await sql`create index journal_refunds on journal (obligation_id) where source_type = 'refund'`.execute(
    db,
  );
}
