import { type Kysely, sql } from 'kysely';

/** Schedule, collection and cancellation of an obligation become columns of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table obligations
      -- auto: the schedule starts the charges; hand: the payer alone does
      add column collection text not null default 'hand' check (collection in ('auto', 'hand')),
      -- cancelled as soon as no process works on it
      add column cancel_requested_at timestamptz`.execute(db);
  // Before this migration, an open obligation with a next attempt was collected automatically.
  await sql`update obligations set collection = 'auto' where next_attempt_at is not null`.execute(
    db,
  );
  await sql`
    alter table obligations
      add constraint obligations_hand_is_not_scheduled
        check (collection = 'auto' or next_attempt_at is null)`.execute(db);
  await sql`create index obligations_cancel_requested on obligations (cancel_requested_at)
    where cancel_requested_at is not null`.execute(db);

  // The end of the term for which each email was ordered.
  await sql`alter table members rename column renewal_told_for to renewal_notice_for`.execute(db);
  await sql`alter table members rename column last_call_told_for to term_reminder_for`.execute(db);
  await sql`alter table members rename column expiry_told_for to expiry_notice_for`.execute(db);

  // Attempts get the outcomes of a charge.
  await sql`alter table payment_attempts drop constraint payment_attempts_status_check`.execute(db);
  await sql`
    update payment_attempts set status = case status
      when 'succeeded' then 'paid' when 'action' then 'requires_action' end
    where status in ('succeeded', 'action')`.execute(db);
  await sql`
    alter table payment_attempts add constraint payment_attempts_status_check
      check (status in ('sent', 'unknown', 'requires_action', 'declined', 'paid'))`.execute(db);
}
