import { type Kysely, sql } from 'kysely';

/** The due time that a tenant was reminded of, once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rentals add column rent_reminded_for timestamptz`.execute(db);
}
