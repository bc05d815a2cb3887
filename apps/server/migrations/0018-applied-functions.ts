import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row per file of functions/, with the hash of the last applied text.
  await sql`
    create table applied_functions (
      file text primary key,
      hash text not null,
      applied_at timestamptz not null default now()
    )`.execute(db);
}
