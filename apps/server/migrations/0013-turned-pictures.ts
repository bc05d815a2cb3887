import { type Kysely, sql } from 'kysely';

/** The original of a rotated picture: forms opened before the rotation still refer to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table uploads
      -- keys of all pictures that this one was turned from
      add column turned_from text[] collate "C" not null default '{}'`.execute(db);
}
