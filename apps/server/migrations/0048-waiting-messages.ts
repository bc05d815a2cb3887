import { type Kysely, sql } from 'kysely';

/** Group messages to invited people without an account: they get them once they have one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waiting_messages (
      group_message_id integer not null references group_messages on delete cascade,
      rental_id integer not null references rentals on delete cascade,
      primary key (group_message_id, rental_id)
    )`.execute(db);
  await sql`create index waiting_messages_rental on waiting_messages (rental_id)`.execute(db);
}
