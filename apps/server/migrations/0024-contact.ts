import { type Kysely, sql } from 'kysely';

/** Messages from the contact form, and the Reply-To address of an email. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_messages (
      id integer generated always as identity primary key,
      -- who was logged in
      member_id integer references members on delete set null,
      name text not null,
      email text not null,
      subject text not null,
      message text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index contact_messages_created on contact_messages (created_at)`.execute(db);
  await sql`create index contact_messages_member on contact_messages (member_id)
    where member_id is not null`.execute(db);
  await sql`alter table mailbox add column reply_to text`.execute(db);
}
