import { type Kysely, sql } from 'kysely';

/** Addresses whose mail server refuses them for good, with its sentence, and when it last did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refusing_addresses (
      address citext primary key,
      reason text not null check (char_length(reason) <= 300),
      refused_at timestamptz not null
    )`.execute(db);
}
