import { type Kysely, sql } from 'kysely';

/** The titles of crash pads, for the search everywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index listings_title_words on listings using gin (title_key gin_trgm_ops)
    with (fastupdate = off) where status = 2`.execute(db);
}
