import { type Kysely, sql } from 'kysely';

/**
 * Data for notifications about failed renewals, ended terms and refunds, and for changes to send to
 * the provider.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Display details of the charged card: the card on file may differ by the time of the email.
  await sql`
    alter table payment_attempts
      add column card_brand text,
      add column card_last4 text`.execute(db);
  await sql`
    update payment_attempts a set card_brand = p.brand, card_last4 = p.last4
    from payment_methods p where p.payment_method = a.payment_method`.execute(db);

  // The end of the term for which the member got the last reminder.
  await sql`alter table members add column last_call_told_for timestamptz`.execute(db);

  await sql`
    alter table customers
      -- since when the provider has not been told of another name or e-mail; null: it knows both
      add column changed_at timestamptz`.execute(db);
  await sql`create index customers_changed on customers (changed_at) where changed_at is not null`.execute(
    db,
  );

  // A receipt shows how much was refunded.
  await sql`create index journal_refunds on journal (obligation_id) where source_type = 'refund'`.execute(
    db,
  );
}
