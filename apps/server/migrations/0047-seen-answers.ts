import { type Kysely, sql } from 'kysely';

/** When the tenant has dismissed the answer to an objection. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table objections add column seen_at timestamptz`.execute(db);
}
