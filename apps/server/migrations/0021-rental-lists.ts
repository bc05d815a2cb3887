import { type Kysely, sql } from 'kysely';

/** A lister's search reads only this index, however many rentals they have had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index rentals_lister_newest`.execute(db);
  await sql`
    create index rentals_lister_newest on rentals (lister_id, id desc)
    include (status, listing_id, bed_id, first_name, last_name, email, email_hidden, accepted_at)`.execute(
    db,
  );
  // Invitations to people without an account, in any status.
  await sql`create index rentals_email on rentals (email) where user_id is null`.execute(db);
}
