import { type Kysely, sql } from 'kysely';

/** Indexes for admins: emails by recipient, and audit entries by member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Most orders refer to a rental or a payment, and their recipient is found only when they are
  // sent.
  await sql`alter table outbox add column recipient citext`.execute(db);
  await sql`
    update outbox o set recipient = coalesce(o.payload->>'email', m.email::text)
    from outbox x left join members m on m.id = (x.payload->>'memberId')::integer
    where x.id = o.id and o.kind = 'mail' and o.sent_at is not null`.execute(db);
  await sql`create index outbox_mails on outbox (id desc) where kind = 'mail'`.execute(db);
  await sql`create index outbox_recipient on outbox (recipient, id desc)
    where recipient is not null`.execute(db);
  await sql`create index outbox_member on outbox (((payload->>'memberId')::integer), id desc)
    where payload ? 'memberId'`.execute(db);
  await sql`create index outbox_address on outbox (lower(payload->>'email'), id desc)
    where payload ? 'email'`.execute(db);
  await sql`create index outbox_failed on outbox (id desc)
    where failed_at is not null and sent_at is null`.execute(db);
  // The email had no recipient when it was due.
  await sql`create index outbox_skipped on outbox (id desc)
    where sent_at is not null and recipient is null`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor_id, id desc)
    where actor_id is not null`.execute(db);
}
