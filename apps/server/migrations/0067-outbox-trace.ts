import { type Kysely, sql } from 'kysely';

/** The trace of the request that ordered an email, while traces are on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column trace text`.execute(db);
}
