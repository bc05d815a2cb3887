import { type Kysely, sql } from 'kysely';

/** How a session was opened; unknown for those from before, and for views by admins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions add column method text check
      (method in ('password', 'link', 'google', 'facebook', 'sign_up', 'invitation'))`.execute(db);
  await sql`
    alter table member_tokens add column provider text check
      (provider in ('google', 'facebook'))`.execute(db);
}
