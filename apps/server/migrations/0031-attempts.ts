import { type Kysely, sql } from 'kysely';

/** Whether the payer made an attempt: only their own declines pause them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Only declines of the last hour still count.
  await sql`alter table payment_attempts add column on_session boolean not null default true`.execute(
    db,
  );
  await sql`
    update payment_attempts a set on_session = false
    from obligations o where o.id = a.obligation_id and o.collection = 'auto'`.execute(db);
  await sql`alter table payment_attempts alter column on_session drop default`.execute(db);
}
