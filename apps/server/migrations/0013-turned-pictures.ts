import { type Kysely, sql } from 'kysely';

/** What a picture was before it was turned: forms that were opened before still name it so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table uploads
      -- keys of all pictures that this one was turned from
      add column turned_from text[] collate "C" not null default '{}'`.execute(db);
}
