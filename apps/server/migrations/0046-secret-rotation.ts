import { type Kysely, sql } from 'kysely';

/** Lets an operator replace SECRET without moving public points or ending sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table installation
      -- The check of the SECRET before the present one, and when it was replaced.
      add column old_secret_check bytea,
      add column secret_changed_at timestamptz,
      -- The key of the public points, encrypted with SECRET.
      add column point_key bytea`.execute(db);
}
