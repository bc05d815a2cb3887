import { type Kysely, sql } from 'kysely';

/** The setup intent with which a member may enter a card. Calls at the same time agree on one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customers add column setup_intent text`.execute(db);
}
